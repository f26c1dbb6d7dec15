import { filters } from '../../../generated/forms/filters.ts';

/** So many are named; whoever pastes a line of another script has seen enough. */
const most = 8;

/** The characters of a text that cannot stand in a name, each once; '' where there are none that anybody sees. */
export function findRefused(text: string): string {
  const refused = [...text.normalize('NFC')].filter(
    (character) => filters.letters(character) === '' && !/[\p{C}\p{M}]/u.test(character),
  );
  return [...new Set(refused)].slice(0, most).join('');
}
