import { filters } from '../../../generated/forms/filters.ts';

/** Most characters named; enough for a pasted line in another script. */
const most = 8;

/** The visible characters of a text that a name may not contain, each once. */
export function findRefused(text: string): string {
  const refused = [...text.normalize('NFC')].filter(
    (character) => filters.letters(character) === '' && !/[\p{C}\p{M}]/u.test(character),
  );
  return [...new Set(refused)].slice(0, most).join('');
}
