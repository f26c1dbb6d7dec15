import { diffArrays } from 'diff';
import type { Part, ReadPage } from './read-page.ts';

/** A text that differs; empty where there is none. */
export interface Change {
  readonly where: string;
  readonly before: string;
  readonly after: string;
}

/** A page that differs. */
export interface ChangedPage {
  readonly path: string;
  readonly locale: string;
  readonly key: string;
  readonly template: string;
  readonly status: 'added' | 'removed' | 'changed';
  /** Where a removed page leads now. */
  readonly redirect?: string;
  readonly changes: readonly Change[];
}

/** Compares two states of a page. Undefined where they do not differ. */
export function comparePage(before: ReadPage, after: ReadPage): ChangedPage | undefined {
  const changes = compareParts(before.parts, after.parts);
  const all = changes.length > 0 ? changes : compareTags(before.tags, after.tags);
  if (all.length === 0) return undefined;
  const { path, locale, key, template } = after;
  return { path, locale, key, template, status: 'changed', changes: all };
}

function compareParts(before: readonly Part[], after: readonly Part[]): readonly Change[] {
  const comparator = (one: Part, other: Part) => one.text === other.text && one.where === other.where;
  const changes: Change[] = [];
  const pieces = diffArrays([...before], [...after], { comparator });
  for (const [index, { value, removed, added }] of pieces.entries()) {
    if (!removed && !added) continue;
    const earlier = pieces[index - 1];
    // A removed piece stands before the one that is there instead; both are one change.
    if (added && earlier?.removed) continue;
    const next = removed && pieces[index + 1]?.added ? (pieces[index + 1]?.value ?? []) : [];
    const [old, fresh] = removed ? [value, next] : [[], value];
    changes.push(...pair(old, fresh));
  }
  // Where only the heading above differs, the text itself has not changed.
  return changes.filter(({ before: one, after: other }) => one !== other);
}

/** Parts one by one where there are as many, else together. */
function pair(before: readonly Part[], after: readonly Part[]): readonly Change[] {
  if (before.length === after.length)
    return before.map(({ text }, index) => {
      const { where = '', text: now = '' } = after[index] ?? {};
      return { where, before: text, after: now };
    });
  const join = (parts: readonly Part[]) => parts.map(({ text }) => text).join('\n');
  return [{ where: (after[0] ?? before[0])?.where ?? '', before: join(before), after: join(after) }];
}

/** Attributes that are other ones on each page. */
const addresses = / (href|src|srcset|id|for)="[^"]*"/g;

/** The first tag that differs; without addresses, where they are not the difference, so that pages of one template share a change. */
function compareTags(before: readonly string[], after: readonly string[]): readonly Change[] {
  const at = before.findIndex((tag, index) => tag !== after[index]);
  if (at < 0 && before.length === after.length) return [];
  const place = at < 0 ? before.length : at;
  const [old = '', fresh = ''] = [before[place], after[place]];
  const shorten = (tag: string) => tag.replace(addresses, ' $1="…"');
  const isElsewhere = shorten(old) !== shorten(fresh);
  const show = (tag: string) => (isElsewhere ? shorten(tag) : tag);
  return [{ where: 'markup', before: show(old), after: show(fresh) }];
}
