import type { Locale } from '../../generated/locales.ts';
import { factsOf, statedFactsOf } from '../../generated/routes/facts.ts';
import { site } from '../../generated/site.ts';
import { factText } from '../components/facts/fact-texts.ts';
import type { Benefits } from './benefit-list.tsx';

/** The fact `benefits` of the club's page; undefined if it states none. */
export function benefitsIn(locale: Locale): Benefits | undefined {
  const { club } = site.roles;
  const fact = club && statedFactsOf(club).find(({ name }) => name === 'benefits');
  if (!club || fact?.type !== 'rows') return undefined;
  return {
    title: fact.names[locale] ?? '',
    names: fact.value.flatMap(([benefit]) => (benefit ? [factText(benefit, locale)] : [])),
    areAssumed: factsOf(club).assumed.some((name) => name === 'benefits'),
  };
}
