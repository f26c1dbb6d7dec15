import type { Punctuation } from '../rules/punctuation.ts';
import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** `data/figures.yaml`. */
export interface Figures {
  /** By entry key: `15%`, `€117` or a plain number. */
  readonly documented: Readonly<Record<string, readonly string[]>>;
  /** By entry key and locale: what stands for the figures there. */
  readonly written: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly others: readonly {
    readonly figures: readonly string[];
    /** Texts without their last part: `entries.brac-fun-facts`. */
    readonly texts: readonly string[];
    readonly locales?: readonly string[];
    readonly reason: string;
  }[];
}

/** Titles of a language that lack a documented figure, or have it in another language's form. */
export function findMissingFigures(
  texts: readonly Text[],
  { documented, written }: Figures,
  rules: Punctuation,
): string[] {
  const titles = texts.filter(({ kind }) => kind === 'title');
  return titles.flatMap((title) => {
    const key = entryOf(title);
    const word = written[key]?.[title.locale];
    const wanted = word === undefined ? (documented[key] ?? []).map((one) => format(one, rules)) : [word];
    return wanted
      .filter((one) => !contains(title.text, one))
      .map((one) => finding(title, `“${one}” is missing`));
  });
}

/** Titles and summaries with a figure that nothing supports. */
export function findOtherFigures(texts: readonly Text[], { documented, others }: Figures): string[] {
  return texts
    .filter(({ kind }) => kind === 'title' || kind === 'summary')
    .flatMap((text) => {
      const key = entryOf(text);
      const allowed = new Set([
        ...(documented[key] ?? []).map((one) => one.replace(/\D/g, '')),
        ...(key.match(/20\d\d/g) ?? []),
        ...others
          .filter(
            (row) =>
              row.texts.includes(`entries.${key}`) && (row.locales ?? [text.locale]).includes(text.locale),
          )
          .flatMap((row) => row.figures),
      ]);
      const found = text.text.match(/\p{Nd}+/gu) ?? [];
      return found
        .filter((figure) => !allowed.has(figure))
        .map((figure) => finding(text, `the figure ${figure} is in no document and on no list`));
    });
}

/** Entries of the data that no text belongs to. */
export function findUnknownEntries(
  texts: readonly Text[],
  { documented, written, others }: Figures,
): string[] {
  const known = new Set(texts.filter(({ kind }) => kind === 'title').map(entryOf));
  const named = others.flatMap((row) => row.texts.map((one) => one.replace('entries.', '')));
  return [...Object.keys(documented), ...Object.keys(written), ...named].filter((key) => !known.has(key));
}

/** A documented figure as the language writes it. */
function format(figure: string, { beforePercent = '', euros }: Punctuation): string {
  const number = figure.replace(/\D/g, '');
  if (figure.endsWith('%')) return `${number}${beforePercent}%`;
  return figure.startsWith('€') ? euros.replace('117', number) : number;
}

function contains(text: string, figure: string): boolean {
  const start = /^\d/.test(figure) ? '(?<!\\d)' : '';
  return new RegExp(`${start}${figure}(?!\\d)`, 'iu').test(text);
}

function entryOf({ key }: Text): string {
  return key.split('.').slice(1, -1).join('.');
}
