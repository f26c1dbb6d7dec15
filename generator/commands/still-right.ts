import { didYouMean } from '../diagnostics/suggest.ts';
import type { Model } from '../model/model.ts';
import { type Change, CommandError } from './edits/edit.ts';

/**
 * Records that stale translations are right for the present source as they are.
 * @param id the address of a text, or its first word for all texts of the file
 * @param locale one language; default: all
 */
export function confirmTranslations({ stale }: Model, id: string, locale: string | undefined): Change {
  const isMeant = (other: string) => other === id || other.startsWith(`${id} `);
  const confirmed = stale.filter((item) => isMeant(item.text.id) && item.locale === (locale ?? item.locale));
  if (confirmed.length === 0) {
    const ids = new Set(stale.map(({ text }) => text.id));
    const where = locale === undefined ? '' : ` in ${locale}`;
    throw new CommandError(`“${id}” has no stale translation${where}. ${didYouMean(id, ids)}`.trim());
  }
  return {
    edits: new Map(),
    confirmed: confirmed.map(({ text, ...item }) => ({ id: text.id, locale: item.locale })),
    notes: confirmed.map(({ text, ...item }) => `Still right in ${item.locale}: ${text.id}`),
  };
}
