import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanContext } from '../../../server/core/form-context.ts';

test.each([
  ['javascript:alert(1)', undefined],
  ['data:text/html,evil', undefined],
  ['file:///etc/passwd', undefined],
  ['https://', undefined],
  ['', undefined],
  ['https://evil:secret@www.example.com/', 'https://www.example.com/'],
  ['https://www.example.com/\r\nBcc: evil@example.com', 'https://www.example.com/Bcc:%20evil@example.com'],
  ['https://www.example.com/?magic=stolen&a=1#evil', 'https://www.example.com/?a=1'],
])('staff read no address such as %j', (pageUri, kept) => {
  const cleaned = cleanContext({
    pageUri,
    pageName: 'Home\r\nBcc: evil@example.com',
    trackingCookie: 'evil"',
  });
  expect(cleaned).toEqual(kept === undefined ? {} : { pageUri: kept });
});

const anyString = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
});

test('whatever a browser sends as context, what goes on is usable and holds no magic link', () => {
  const uri = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.webUrl().map((url) => `${url}?a=1&magic=SECRET&magic=SECRET#magic=SECRET`),
    anyString,
  );
  const isClean = fc.property(uri, anyString, anyString, (pageUri, pageName, trackingCookie) => {
    const cleaned = cleanContext({ pageUri, pageName, trackingCookie });
    expect(JSON.stringify(cleaned)).not.toContain('SECRET');
    expect(cleaned.hutk ?? '0'.repeat(32)).toMatch(/^[\da-f]{32}$/i);
    expect(cleaned.pageUri === undefined || URL.canParse(cleaned.pageUri)).toBe(true);
    expect((cleaned.pageName ?? '').isWellFormed()).toBe(true);
    const again = cleanContext({
      pageName: '',
      pageUri: '',
      ...cleaned,
      ...(cleaned.hutk === undefined ? {} : { trackingCookie: cleaned.hutk }),
    });
    expect(again).toEqual(cleaned);
  });
  fc.assert(isClean);
});
