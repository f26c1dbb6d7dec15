import { terms } from '../../../generated/data/facts.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { formatHour } from '../text/format-hour.ts';
import { formatDays, formatNumber, formatSeason, formatWeekday, listTexts } from './format-value.ts';
import { euroFormat, languageNames } from './intl-formats.ts';

const daysOfWeek = 7;

/** The name of a term in a language. */
export function termName(vocabulary: string, term: string, locale: Locale): string {
  return terms[vocabulary]?.[term]?.names[locale] ?? term;
}

/** The parts of a fact’s value in words; those of a table or a chart have none. */
export function factTexts(fact: StatedFact, locale: Locale): readonly string[] {
  const { facts } = messages[locale];
  const bounded = (value: string) => {
    if (fact.bound === undefined) return value;
    return fact.bound === 'from' ? facts.from({ value }) : facts.upTo({ value });
  };
  switch (fact.type) {
    case 'terms':
      return fact.value.map((term) => termName(fact.of, term, locale));
    case 'number':
      if (fact.unit === 'year' && fact.bound === 'from' && typeof fact.value === 'number')
        return [facts.ageFrom({ count: fact.value })];
      return [bounded(formatNumber(fact.value, fact.unit, locale))];
    case 'money': {
      const { amount, per } = fact.value;
      const price = euroFormat(locale).format(amount);
      const value = fact.bound === 'from' ? messages[locale].offer.from({ price }) : bounded(price);
      return [
        per === undefined || fact.of === undefined
          ? value
          : facts.withNote({ value, note: termName(fact.of, per, locale) }),
      ];
    }
    case 'time':
      return [formatTime(fact.value, fact.bound, locale)];
    case 'hours':
      return fact.value.map(({ months, from, to }) => {
        const value = facts.openHours({
          from: formatHour(from, locale),
          to: formatHour(to === '00:00' ? '24:00' : to, locale),
        });
        return months === undefined ? value : facts.withNote({ value, note: formatSeason(months, locale) });
      });
    case 'months':
      return [formatSeason(fact.value, locale)];
    case 'weekdays':
      if (fact.value.length === daysOfWeek) return [facts.daily];
      return fact.value.map((weekday) => formatWeekday(weekday, locale));
    case 'dates':
      return [formatDays(fact.value, locale)];
    case 'properties':
      return hotels.filter(({ name }) => fact.value.includes(name)).map(({ locales }) => locales[locale]);
    case 'languages':
      return fact.value.map((code) => languageNames(locale).of(code) ?? code);
    case 'text':
      return [fact.value];
    case 'point':
    case 'monthly':
    case 'rows':
      return [];
  }
}

function formatTime(time: string, bound: StatedFact['bound'], locale: Locale): string {
  const { facts } = messages[locale];
  const value = formatHour(time, locale);
  if (bound === undefined) return value;
  return bound === 'from' ? facts.fromTime({ value }) : facts.untilTime({ value });
}

/** A fact’s value in words, on one line. */
export function factText(fact: StatedFact, locale: Locale): string {
  return listTexts(factTexts(fact, locale));
}
