import { readDocuments } from '../../../app/search/search-document.ts';

/**
 * Makes functions that give queries, by kind; the same ones in every run.
 * @param file the search file of a language, as JSON
 */
export function drawQueries(file: string) {
  const texts = readDocuments(JSON.parse(file)).map(
    ({ title, summary, body }) => `${title} ${summary} ${body}`,
  );
  const words = texts.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const letters = [...new Set(words.join('').toLowerCase())];
  let seed = 1;
  const pick = (list: readonly string[]) => {
    seed = (seed * 48271) % 2147483647;
    return list[seed % list.length] ?? '';
  };
  const repeat = (count: number, draw: () => string) => () => Array.from({ length: count }, draw);
  const word = () => pick(words);
  const letter = () => pick(letters);
  const phrase = (count: number) => () => repeat(count, word)().join(' ');
  const nonsense = (count: number) => () => repeat(count, letter)().join('');
  return {
    '1 word': word,
    '2 words': phrase(2),
    '3 words': phrase(3),
    '5 words': phrase(5),
    '8 words': phrase(8),
    '8 words with slips': () =>
      repeat(8, word)()
        .map((typed) => typed.slice(0, 2) + letter() + typed.slice(3))
        .join(' '),
    '8 words that do not exist': () => repeat(8, nonsense(8))().join(' '),
    '8 beginnings of words': () =>
      repeat(8, word)()
        .map((typed) => typed.slice(0, 2))
        .join(' '),
    'one word, repeated': () => Array<string>(12).fill(word()).join(' '),
    'a word of 100 letters': nonsense(100),
    'words without spaces': () => repeat(30, word)().join('').slice(0, 100),
  };
}
