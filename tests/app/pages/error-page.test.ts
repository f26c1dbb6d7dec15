import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { ErrorContent } from '../../../app/pages/error-content.tsx';
import { site } from '../site-on.ts';

test('a search that was refused stays in the form and in every other language', () => {
  const error = { locale: 'en', versions: [], suggestions: [], query: 'brač & <b>' } as const;
  const refused = renderMarkup(
    site,
    createElement(ErrorContent, { error: { ...error, kind: 'tooManySearches' } }),
  );
  expect(refused).toContain('href="/de/search?q=bra%C4%8D+%26+%3Cb%3E"');
  expect(refused).toContain('value="brač &amp; &lt;b&gt;"');
});
