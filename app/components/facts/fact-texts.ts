import { destinations } from '../../../generated/data/destinations.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import type { FactUnit, StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { formatDays, formatSeason, formatWeekdays } from '../../declarations/calendar.ts';
import { formattingTag } from '../../declarations/formatting-tag.ts';
import { languageNames, numberFormat } from '../../declarations/intl-formats.ts';
import { capitalize, termInText, termName } from '../../declarations/terms.ts';
import { formatHour } from '../../declarations/texts.ts';

const minutesOfHour = 60;
const metresOfKilometre = 1000;

/** A number, or a range of two, with its unit. */
export function formatNumber(
  value: number | readonly [number, number],
  unit: FactUnit | undefined,
  locale: Locale,
): string {
  const { facts } = messages[locale];
  if (typeof value !== 'number') {
    const [from, to] = value;
    if (unit === 'm' && from >= metresOfKilometre)
      return formatNumber([from / metresOfKilometre, to / metresOfKilometre], 'km', locale);
    return facts.range({ from: formatNumber(from, undefined, locale), to: formatNumber(to, unit, locale) });
  }
  if (unit === 'night') return facts.nights({ count: value });
  if (unit === 'year') return facts.years({ count: value });
  if (unit === 'person') return facts.people({ count: value });
  if (unit === 'm2') return `${formatUnit(value, 'm', locale)}²`;
  if (unit === 'minute' && value >= minutesOfHour) return formatMinutes(value, locale);
  if (unit === 'm' && value >= metresOfKilometre)
    return formatNumber(value / metresOfKilometre, 'km', locale);
  return formatUnit(value, unit, locale);
}

/**
 * A number and its unit on one line. In Croatian, all decimals take the form after 2 (“2,5 sata”); `Intl` has “2,5 sati”.
 */
function formatUnit(value: number, unit: FactUnit | undefined, locale: Locale): string {
  const format = numberFormat(locale, unit);
  const isUsual = Number.isInteger(value) || formattingTag(locale) !== 'hr';
  const form = isUsual ? undefined : format.formatToParts(2).find(({ type }) => type === 'unit')?.value;
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'unit' ? (form ?? part.value) : part.value))
    .join('')
    .replaceAll(' ', '\u00a0');
}

/** The plural of a unit. */
export function unitName(unit: FactUnit, locale: Locale): string | undefined {
  // `Intl` abbreviates “stopień” in Polish.
  if (unit === 'celsius') return '°C';
  return numberFormat(locale, unit)
    .formatToParts(5)
    .find(({ type }) => type === 'unit')?.value;
}

function formatMinutes(value: number, locale: Locale): string {
  const minutes = value % minutesOfHour;
  const parts = [formatNumber(Math.floor(value / minutesOfHour), 'hour', locale)];
  if (minutes > 0) parts.push(formatNumber(minutes, 'minute', locale));
  return parts.join(' ');
}

/** The id of a fact's table on its page. */
export function factAnchor(name: string): string {
  return `fact-${name}`;
}

/** Whole euros. */
export function formatEuros(amount: number, locale: Locale): string {
  return messages[locale].facts.euros({ amount: numberFormat(locale).format(amount) });
}

/** The texts of a fact’s values, each as a label; none for tables and charts. */
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
      if (fact.unit === 'night' && fact.bound === 'from' && typeof fact.value === 'number')
        return [facts.nightsFrom({ count: fact.value })];
      if (fact.unit === 'percent' && fact.bound === 'upTo')
        return [messages[locale].offer.upTo({ figure: formatNumber(fact.value, fact.unit, locale) })];
      return [bounded(formatNumber(fact.value, fact.unit, locale))];
    case 'money': {
      const { amount, per } = fact.value;
      const euros = formatEuros(amount, locale);
      const basis = per === undefined || fact.of === undefined ? undefined : termInText(fact.of, per, locale);
      const from = fact.bound === 'from' ? messages[locale].offer.from({ price: euros }) : bounded(euros);
      return [basis === undefined ? from : facts.pricePer({ price: from, per: basis })];
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
      return formatWeekdays(fact.value, locale);
    case 'dates':
      return [formatDays(fact.value, locale)];
    case 'properties':
      return hotels.filter(({ name }) => fact.value.includes(name)).map(({ locales }) => locales[locale]);
    case 'places':
      return destinations.filter(({ key }) => fact.value.includes(key)).map(({ names }) => names[locale]);
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

/** A fact of terms as it stands in a sentence. */
export function factInText(fact: StatedFact, locale: Locale): string {
  return fact.type === 'terms'
    ? fact.value.map((term) => termInText(fact.of, term, locale)).join(', ')
    : factText(fact, locale);
}

/** A fact on one line, with commas, or with dots where a term has a comma within. */
export function factText(fact: StatedFact, locale: Locale): string {
  if (fact.type !== 'terms') return factTexts(fact, locale).join(', ');
  const names = fact.value.map((term) => termInText(fact.of, term, locale));
  // `Intl.ListFormat` would put “and” or a space before the last.
  return capitalize(names.join(names.some((name) => name.includes(',')) ? '\u00a0· ' : ', '), locale);
}
