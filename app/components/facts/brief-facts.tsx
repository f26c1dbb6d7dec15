import { Children, type PropsWithChildren } from 'react';
import { type Fact, facts } from '../../../generated/data/facts.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { formatDay } from '../../declarations/calendar.ts';
import { nextOpening, openingOn } from '../../declarations/opening.ts';
import { capitalize } from '../../declarations/terms.ts';
import { countAt, phraseAt } from '../../declarations/texts.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { kindOf, listedUnder } from '../listing/listing-of.ts';
import { AnswerLink } from './answer-links.tsx';
import { factAnchor, factInText, factText, formatNumber } from './fact-texts.ts';

/** One of the few facts of an entry that guests see first. */
export interface BriefFact {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isAssumed: boolean;
  /** The address of the table that it is taken from. */
  readonly href?: string;
  /** Whether the text says all of the fact. */
  readonly isWhole: boolean;
}

type BriefPlace = 'card' | 'head';

/** Whose name fits the day on which something opens. */
const hoursFact = facts.find(({ type }) => type === 'hours');

/** Terms of a longer list, which ends with an ellipsis. */
const mostTerms = 2;
const mostTermsWhole = 3;

/**
 * The facts of an entry that are declared to be brief, in the order of the declarations.
 * @param chosen the guest’s choice in a listing, by name of the fact: these terms come first
 */
export function briefFacts(
  context: RenderContext,
  page: Page,
  place: BriefPlace,
  chosen: Readonly<Record<string, readonly string[]>> = {},
): readonly BriefFact[] {
  const { assumed } = factsOf(page.key);
  const stated = statedFactsOf(page.key);
  return facts
    .filter(({ brief }) => brief?.includes(place))
    .flatMap((fact) => {
      const value = stated.find(({ name }) => name === fact.name);
      if (value === undefined) return [];
      const text = briefText(context, page, place, fact, value, chosen[fact.name]);
      if (text === '') return [];
      const phrase =
        place === 'card' && fact.phrase ? phraseAt(fact.phrase, page.locale)({ value: text }) : text;
      const isAssumed = assumed.some((name) => name === fact.name);
      const isWhole = text === factText(value, page.locale) && value.type !== 'months';
      const href = value.type === 'rows' ? { href: `${encodePath(page.path)}#${factAnchor(fact.name)}` } : {};
      const { names } =
        (value.type === 'months' && text !== factText(value, page.locale) && hoursFact) || fact;
      const label = names[page.locale] ?? '';
      return [{ name: fact.name, label, text: phrase, isAssumed, isWhole, ...href }];
    });
}

function briefText(
  context: RenderContext,
  page: Page,
  place: BriefPlace,
  fact: Fact,
  stated: StatedFact,
  chosen: readonly string[] = [],
): string {
  const { locale } = page;
  switch (stated.type) {
    case 'hours': {
      const open = openingOn(context.day, stated.value);
      if (open !== undefined)
        return messages[locale].facts.openToday({
          hours: factText({ ...stated, value: [{ from: open.from, to: open.to }] }, locale),
        });
      const day = nextOpening(context.day, stated.value);
      return day === undefined ? '' : messages[locale].facts.opensOn({ date: formatDay(day, locale) });
    }
    case 'months': {
      // Tours and properties say all of their months.
      const months = [{ months: stated.value, from: '', to: '' }];
      if (kindOf(page) !== 'activity' || openingOn(context.day, months)) return factText(stated, locale);
      const day = nextOpening(context.day, months);
      return day === undefined ? '' : messages[locale].facts.opensOn({ date: formatDay(day, locale) });
    }
    case 'terms': {
      const { value: order } = stated;
      const telling = tellingTerms(context, page, fact, order);
      if (order.length <= mostTermsWhole) return factText(stated, locale);
      const first = new Set([
        ...order.filter((term) => chosen.includes(term)),
        ...(telling.length > 0 ? telling : order),
      ]);
      return `${factText({ ...stated, value: [...first].slice(0, mostTerms) }, locale)}\u00a0…`;
    }
    case 'monthly': {
      const value = formatNumber(Math.max(...stated.value), stated.unit, locale);
      const text = messages[locale].facts.upTo({ value });
      return place === 'card' ? `${stated.names[locale]} ${text}` : text;
    }
    case 'rows':
      return briefRows(fact, stated.value, locale, place);
    default:
      return factText(stated, locale);
  }
}

/** The terms of a fact that not all entries of the page’s kind have. */
export function tellingTerms(
  context: RenderContext,
  page: Page,
  fact: Fact,
  terms: readonly string[],
): readonly string[] {
  return terms.filter((term) => !isCommon(context, page, fact, term));
}

/** Whether all entries of the page’s kind have a term. */
function isCommon(context: RenderContext, page: Page, { name }: Fact, term: string): boolean {
  return listedUnder(context, kindOf(page), page.locale).every(({ key }) => {
    const fact = statedFactsOf(key).find((stated) => stated.name === name);
    return fact?.type === 'terms' && fact.value.includes(term);
  });
}

type Rows = Extract<StatedFact, { readonly type: 'rows' }>['value'];

/** Between rows, each of which has a line in a head. */
const rowSeparator = '\u00a0· ';

/**
 * The declared rows, on a card the first of them with its first value and number; else their number, and the greatest number in
 * them that is no measure: of people, where guests filter by people.
 */
function briefRows(
  { counted, filter, briefRows: shown }: Fact,
  rows: Rows,
  locale: Locale,
  place: BriefPlace,
): string {
  if (shown !== undefined)
    return rows
      .filter((row) =>
        row.some((cell) => cell.type === 'terms' && cell.value.some((term) => shown.includes(term))),
      )
      .slice(0, place === 'card' ? 1 : undefined)
      .map((row) =>
        place === 'card' ? row.filter((cell, index) => index === 0 || cell === row.find(isNumber)) : row,
      )
      .map((row) => capitalize(row.map((cell) => factInText(cell, locale)).join(', '), locale))
      .join(rowSeparator);
  const { unit } = typeof filter === 'object' ? filter : {};
  const numbers = rows
    .flat()
    .flatMap((cell) => (cell.type === 'number' && cell.unit === undefined ? [cell.value].flat() : []));
  const value = formatNumber(Math.max(...numbers), unit, locale);
  return [
    ...(counted ? [countAt(counted, locale)({ count: rows.length })] : []),
    ...(numbers.length > 0 ? [messages[locale].facts.upTo({ value })] : []),
  ].join(', ');
}

function isNumber({ type }: StatedFact): boolean {
  return type === 'number';
}

export interface BriefLineProps {
  readonly facts: readonly Pick<BriefFact, 'name' | 'text' | 'isAssumed'>[];
}

export interface BriefListProps {
  readonly facts: readonly BriefFact[];
  readonly page: Page;
}

/** Brief facts on a card, without their names. */
export function BriefLine({ facts: shown }: BriefLineProps) {
  if (shown.length === 0) return null;
  return (
    <p className="card-facts card-brief">
      {shown.map(({ name, text, isAssumed }) => (
        <span key={name} data-nosnippet={isAssumed || undefined}>
          {text}
        </span>
      ))}
    </p>
  );
}

/** Characters; a longer text would make many short lines beside others. */
const mostInColumn = 32;

/** Brief facts with their names, at the top of a page, after those that are given as children. */
export function BriefList({ page, facts: shown, children }: PropsWithChildren<BriefListProps>) {
  if (shown.length + Children.toArray(children).length === 0) return null;
  return (
    <dl className="facts facts-brief">
      {children}
      <BriefItems page={page} facts={shown} />
    </dl>
  );
}

export function BriefItems({ page, facts: shown }: BriefListProps) {
  return shown.map(({ name, label, text, isAssumed, href }) => (
    <div
      key={name}
      className={text.length > mostInColumn ? 'fact-wide' : undefined}
      data-nosnippet={isAssumed || undefined}
    >
      <dt>{label}</dt>
      {href ? (
        text.split(rowSeparator).map((row) => (
          <dd key={row}>
            <a href={href}>{row}</a>
          </dd>
        ))
      ) : (
        <dd>
          <AnswerLink page={page} fact={name}>
            {text}
          </AnswerLink>
        </dd>
      )}
    </div>
  ));
}
