import { terms } from '../../generated/data/facts.ts';
import type { StatedFact } from '../../generated/data/stated-facts.ts';
import type { Locale } from '../../generated/locales.ts';
import { statedFactsOf } from '../../generated/routes/facts.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import { formattingTag } from './formatting-tag.ts';

/** A term as a label. */
export function termName(vocabulary: string, term: string, locale: Locale): string {
  return capitalize(termInText(vocabulary, term, locale), locale);
}

/** A term as it stands in a sentence: with a capital letter only if it is a name, or a German noun. */
export function termInText(vocabulary: string, term: string, locale: Locale): string {
  return terms[vocabulary]?.[term]?.names[locale] ?? term;
}

export function capitalize(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(formattingTag(locale)) + text.slice(1);
}

/** The terms in the facts of an entry, also in their rows, as vocabulary.term. */
export function statedTerms(key: RouteKey): readonly string[] {
  return statedFactsOf(key).flatMap(termsOf);
}

function termsOf(fact: StatedFact): readonly string[] {
  if (fact.type === 'rows') return fact.value.flat().flatMap(termsOf);
  return fact.type === 'terms' ? fact.value.map((term) => `${fact.of}.${term}`) : [];
}
