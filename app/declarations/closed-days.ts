import { facts } from '../../generated/data/facts.ts';
import type { Hours, StatedFact } from '../../generated/data/stated-facts.ts';
import type { Answers } from '../../generated/forms/answers.ts';
import { statedFactsOf } from '../../generated/routes/facts.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import { isInSeason } from './calendar.ts';
import { nextDay } from './offer-life.ts';

const seasonName = facts.find(({ role }) => role === 'open')?.name;
/** The facts in months by which guests choose: a house is open then, a tour takes place. */
const seasonNames = facts
  .filter(({ type, filter }) => type === 'months' && filter)
  .map(({ name }) => String(name));

/** The answers about when a guest would come; the same in all forms. */
const timeFields = ['arrival', 'departure', 'day', 'month', 'time'] as const;

export interface Closing {
  /** A house is closed; a tour or an activity does not take place. */
  readonly kind: 'closed' | 'notThatDay';
  /** The season, the hours or the weekdays of the entry. */
  readonly fact: StatedFact;
  /** When the guest would come, as one text. */
  readonly asked: string;
}

/**
 * By which fact an entry is closed when a guest would come; undefined if it is open, or nobody knows.
 * @param answers valid ones, as they are stored
 */
export function findClosing(about: RouteKey | undefined, answers: Answers): Closing | undefined {
  if (about === undefined) return undefined;
  const texts = timeFields.map((name) => String(answers[name] ?? ''));
  const [arrival = '', departure = '', day = '', month = '', time = ''] = texts;
  const months = month ? [Number(month)] : monthsOfNights(arrival || day, departure || nextDay(day));
  const isClosed = (fact: StatedFact) => {
    if (fact.type === 'hours') return months.some((one) => !isOpenAt(fact.value, one, time));
    if (fact.type === 'weekdays') return day !== '' && !fact.value.includes(weekdayOf(day));
    return seasonNames.includes(fact.name) && fact.type === 'months' && months.some(isOutside(fact.value));
  };
  const fact = statedFactsOf(about).find(isClosed);
  if (fact === undefined) return undefined;
  const kind = fact.type === 'hours' || fact.name === seasonName ? 'closed' : 'notThatDay';
  return { kind, fact, asked: texts.filter(Boolean).join(' ') };
}

/** Whether a property is closed in a month. */
export function isClosedMonth(about: RouteKey | undefined, month: number): boolean {
  return findClosing(about, { month: String(month) }) !== undefined;
}

/** 1 for Monday. */
function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

function isOutside(season: readonly [number, number]): (month: number) => boolean {
  return (month) => !isInSeason(month, season);
}

/** The months of the days from the first to the one before the last, each once. */
function monthsOfNights(first: string, last: string): readonly number[] {
  const months = new Set<number>();
  for (let day = first; day !== '' && day < last; day = nextDay(day)) months.add(Number(day.slice(5, 7)));
  return [...months];
}

/** @param time HH:MM; '' if the guest names none */
function isOpenAt(hours: readonly Hours[], month: number, time: string): boolean {
  return hours.some(({ months, from, to }) => {
    if (months !== undefined && !isInSeason(month, months)) return false;
    if (time === '') return true;
    // Some close after midnight.
    return from < to ? from <= time && time < to : from <= time || time < to;
  });
}
