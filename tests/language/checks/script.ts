import { type Alphabet, croatianLetters } from '../rules/alphabets.ts';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (letter: string) =>
  `${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;

/** Errors in the letters of a text: foreign ones, look-alikes, two scripts in a word, not NFC. */
export function checkScript(part: string, alphabet: Alphabet): string[] {
  const own = alphabet.script === 'Latin' ? latin + alphabet.letters + croatianLetters : alphabet.letters;
  const words = part.match(/[\p{L}\p{M}]+/gu) ?? [];
  return [
    ...(part === part.normalize('NFC') ? [] : ['not in Unicode normal form C']),
    ...words.flatMap((word) => checkWord(word, own, alphabet)),
  ];
}

const romanNumeral = /^[IVX]+$/;

function checkWord(word: string, own: string, { script, foreignWords = [] }: Alphabet): string[] {
  if (foreignWords.includes(word) || romanNumeral.test(word)) return [];
  const isLatin = /^\p{sc=Latin}+$/u.test(word);
  // Korean particles are joined to a Latin name: SOL은.
  const latinRuns = script === 'Hangul' ? (word.match(/\p{sc=Latin}+/gu) ?? []) : isLatin ? [word] : [];
  if (script !== 'Latin' && latinRuns.length > 0) {
    const unknown = latinRuns.filter((run) => !foreignWords.includes(run));
    return unknown.map((run) => `the Latin word “${run}” is not on the list`);
  }
  const foreign = [...new Set(word.toLowerCase())].filter((letter) =>
    script === 'Hangul' ? !/[가-힣]/.test(letter) : !own.includes(letter),
  );
  if (foreign.length === 0) return [];
  const mixed = new Set([...word].map(scriptOf)).size > 1 ? ', which mixes scripts' : '';
  return [`${foreign.map(nameOf).join(', ')} in “${word}”${mixed} is no letter of this language`];
}

function scriptOf(letter: string): string {
  if (/\p{sc=Latin}/u.test(letter)) return 'Latin';
  if (/\p{sc=Cyrillic}/u.test(letter)) return 'Cyrillic';
  return /\p{sc=Hangul}/u.test(letter) ? 'Hangul' : 'other';
}
