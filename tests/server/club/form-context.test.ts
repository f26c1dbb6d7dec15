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
