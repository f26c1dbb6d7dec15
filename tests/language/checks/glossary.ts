import type { GlossaryFile } from '../../../generator/spec/schema/site/texts.ts';
import type { Exceptions } from '../texts/exceptions.ts';
import { finding } from '../texts/finding.ts';
import { matchesAny } from '../texts/match-stem.ts';
import type { Text } from '../texts/read-texts.ts';

type Notions = GlossaryFile['notions'];
type Term = Notions[string]['locales'][string];

/** Notions without a term in a locale, and terms that their own stems or words to avoid do not fit. */
export function findFaultyTerms(notions: Notions, locales: readonly string[]): string[] {
  return Object.entries(notions).flatMap(([name, { locales: terms }]) =>
    locales.flatMap((locale) => {
      const term = terms[locale];
      return term === undefined ? [`${locale} ${name}: no term`] : checkTerm(`${locale} ${name}`, term);
    }),
  );
}

function checkTerm(name: string, { term, stems, avoid = [] }: Term): string[] {
  const loud = [...stems, ...avoid].filter((stem) => stem !== stem.toLowerCase());
  return [
    ...(matchesAny(term, stems) ? [] : [`${name}: no stem fits “${term}”`]),
    ...(matchesAny(term, avoid) ? [`${name}: “${term}” is to be avoided`] : []),
    ...loud.map((stem) => `${name}: “${stem}” has capitals`),
  ];
}

/**
 * Texts that call a notion by another name: the English text of the same key, or the key, names it, and this one
 * contains none of its stems. For a title the summary may do it instead.
 */
export function findOtherTerms(texts: readonly Text[], notions: Notions, exceptions: Exceptions): string[] {
  const byPlace = new Map(texts.map((text) => [`${text.locale} ${text.key}`, text.text]));
  return texts
    .filter(({ kind }) => kind !== 'summary' && kind !== 'body')
    .flatMap((text) => {
      const english = byPlace.get(`en ${text.key}`) ?? '';
      const summary = byPlace.get(`${text.locale} ${text.key.replace(/title$/, 'summary')}`) ?? '';
      const missing = Object.entries(notions)
        .filter(
          ([
            ,
            {
              keys = [],
              locales: { en },
            },
          ]) => isInKey(keys, text) || matchesAny(english, en?.stems ?? []),
        )
        .filter(([, { locales: terms }]) => {
          const term = terms[text.locale];
          return term !== undefined && !matchesAny(`${text.text} ${summary}`, term.stems);
        });
      if (missing.length === 0 || exceptions.allow(text)) return [];
      const terms = missing.map(([, { locales: named }]) => `“${named[text.locale]?.term}”`);
      return [finding(text, `the glossary’s ${terms.join(', ')} is missing`)];
    });
}

/** Texts that contain what the glossary says to avoid. */
export function findAvoidedTerms(texts: readonly Text[], notions: Notions, exceptions: Exceptions): string[] {
  return texts.flatMap((text) => {
    const avoided = Object.values(notions)
      .map(({ locales: terms }) => terms[text.locale])
      .filter((term) => term !== undefined)
      .filter(({ avoid = [] }) => matchesAny(text.text, avoid));
    if (avoided.length === 0 || exceptions.allow(text)) return [];
    return avoided.map(({ term, avoid }) => finding(text, `wanted “${term}”, not ${avoid?.join(', ')}`));
  });
}

function isInKey(parts: readonly string[], { key, kind }: Text): boolean {
  const entry = `-${key.split('.')[1]}-`;
  return kind !== 'message' && parts.some((part) => entry.includes(`-${part}-`));
}
