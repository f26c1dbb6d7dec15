import fc from 'fast-check';

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

const halfCharacters = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  maxLength: 12,
});

export const arbitraryText = fc.oneof(
  fc.constantFrom(...notoriousTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.emailAddress(),
  halfCharacters,
);

/** Texts between single spaces; '' between two. */
function words(text: string): readonly string[] {
  return text.split(' ');
}
