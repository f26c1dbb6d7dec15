/** Texts that have broken something somewhere. */
export const notoriousTexts: readonly string[] = [
  '\0',
  '\u202e\0',
  'ana\0@example.com',
  // Halves of a surrogate pair.
  '\ud800',
  '\udfff@example.com',
  'ana@example.com\ud83d',
  'ana@example.com\r\nBcc: ben@example.com',
  '\u0130@example.com',
  'e\u0301',
  'ana@例え.テスト',
  `${'a'.repeat(64)}@${'b.'.repeat(90)}example`,
  '9'.repeat(60),
  'x'.repeat(254),
  'x'.repeat(300),
  '😀'.repeat(130),
  ' '.repeat(40),
  ...words(
    "  __proto__ constructor %00 % ../.. / // '-- {{7*7}} <script> \ufeff １２３４５６ 000000 1e5 -1 NaN null",
  ),
];

export const headerNames = words(
  'accept accept-language authorization content-encoding content-language content-type cookie forwarded ' +
    'if-none-match origin range referer sec-fetch-site user-agent x-forwarded-for x-forwarded-host ' +
    'x-forwarded-proto x-http-method-override x-original-url',
);

export const headerValues = [
  ...words('application/json application/json;charset=utf-16 application/json;charset="utf-8 text/plain */*'),
  ...words('same-origin cross-site none null gzip identity 10.0.0.1,::1 unknown for="[::1]:99"'),
  ...words('sid=x sid= sid=" sid=% user=%7B google=AAAA consent={"marketing":1} consent=null'),
  'sid=a; sid=b',
  '=; =;;; a',
  `sid=${'A'.repeat(3000)}`,
  'consent=%7B%22marketing%22%3Atrue%7D; hubspotutk=\u00ff',
];

/** Texts between single spaces; '' between two. */
function words(text: string): readonly string[] {
  return text.split(' ');
}
