import type { ReactNode } from 'react';
import { terms } from '../../../generated/data/facts.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { findPlaces } from '../entry/place.tsx';
import { AnswerLink, AnswerLinks } from './answer-links.tsx';
import { briefFacts } from './brief-facts.tsx';
import { FactTable } from './fact-table.tsx';
import { factText, factTexts } from './fact-texts.ts';
import { PageDirections } from './page-directions.tsx';
import { hasCards, RowCards } from './row-cards.tsx';
import { MonthTable, SeasonBar } from './season.tsx';

interface FactPanelProps {
  readonly facts: readonly StatedFact[];
  /** Names of assumed facts, which are excluded from search engines' snippets. */
  readonly assumed: readonly string[];
  /** Names of the places of the page. */
  readonly places: readonly string[];
  readonly page: Page;
}

/** Whether other facts imply each term of a fact, which then says nothing more. */
function isImplied(fact: StatedFact, facts: readonly StatedFact[]): boolean {
  if (fact.type !== 'terms') return false;
  const stated = facts.flatMap((one) =>
    one.type === 'terms' ? one.value.map((term) => `${one.of}.${term}`) : [],
  );
  return fact.value.every((term) =>
    terms[fact.of]?.[term]?.impliedBy?.some((other) => stated.includes(other)),
  );
}

/** Facts with more terms than this are shown as lists. */
const mostOnLine = 4;

/** Facts with short values in a grid, and those with many terms below, each to unfold, with the pages that answer more. */
function FactPanel({ facts, assumed, places, page }: FactPanelProps) {
  const { locale } = page;
  const isAssumed = ({ name }: StatedFact) => assumed.includes(name) || undefined;
  const short = facts.filter((fact) => !isLong(fact));
  const long = facts.filter(isLong);
  return (
    <>
      {short.length > 0 && (
        <dl className="fact-panel" data-facts>
          {short.map((fact) => (
            <div key={fact.name} data-fact={fact.name} data-nosnippet={isAssumed(fact)}>
              <dt>{fact.names[locale]}</dt>
              <dd>
                <AnswerLink page={page} fact={fact.name}>
                  <Value fact={fact} places={places} locale={locale} />
                </AnswerLink>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {long.length > 0 && (
        <div className="fact-folds" data-facts>
          {long.map((fact, index) => (
            <details
              key={fact.name}
              data-fact={fact.name}
              data-nosnippet={isAssumed(fact)}
              open={index === 0}
            >
              <summary>{fact.names[locale]}</summary>
              <ul className="fact-terms">
                {factTexts(fact, locale).map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <AnswerLinks page={page} fact={fact.name} />
            </details>
          ))}
        </div>
      )}
    </>
  );
}

interface ValueProps extends Pick<FactPanelProps, 'places'> {
  readonly locale: Locale;
  readonly fact: StatedFact;
}

function Value({ fact, places, locale }: ValueProps) {
  const text = factText(fact, locale);
  if (fact.type === 'months') return <SeasonBar season={fact.value} text={text} locale={locale} />;
  if (!isLong(fact)) {
    if (!fact.inPlaces || places.length === 0) return text;
    return messages[locale].facts.inPlaces({ value: text, places: places.join(', ') });
  }
  return (
    <ul className="fact-terms">
      {factTexts(fact, locale).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function isLong(fact: StatedFact): boolean {
  return (
    ((fact.type === 'terms' || fact.type === 'properties') && fact.value.length > mostOnLine) ||
    (fact.type === 'hours' && fact.value.length > 1)
  );
}

/** The types of prices, dates and times. While such a value is assumed, the page says that it may change. */
export const changing: readonly StatedFact['type'][] = [
  'money',
  'dates',
  'time',
  'hours',
  'months',
  'weekdays',
];

type FactOf<Type extends StatedFact['type']> = Extract<StatedFact, { readonly type: Type }>;

export interface PageFactSectionsProps {
  readonly page: Page;
  /** False if the page shows the directions beside its map. */
  readonly hasDirections?: boolean;
  /** Types of facts that the children show. */
  readonly apart?: readonly StatedFact['type'][];
  /** Shown before the declared facts. */
  readonly children?: ReactNode;
}

/** The facts of a page as cards, a panel, tables and charts of months, and directions; nothing if it has none. */
export function PageFactSections({
  page,
  hasDirections = true,
  apart = [],
  children,
}: PageFactSectionsProps) {
  const { locale } = page;
  const facts = statedFactsOf(page.key);
  const context = useRenderContext();
  const places = findPlaces(context, page).map(({ name }) => name);
  const brief = briefFacts(context, page, 'head');
  const inHead = brief.flatMap(({ name, isWhole }) => (isWhole ? name : []));
  if (facts.length === 0 && children === undefined) return null;
  const { assumed } = factsOf(page.key);
  const isOf =
    <Type extends StatedFact['type']>(...types: readonly Type[]) =>
    (fact: StatedFact): fact is FactOf<Type> =>
      types.some((type) => type === fact.type);
  // The head of the page shows the places.
  const isApart = isOf('rows', 'monthly', 'point', 'places', ...apart);
  const tables = facts.filter(isOf('rows')).filter((fact) => !hasCards(fact));
  const isNamed = ({ name }: StatedFact) => brief.some((one) => one.name === name);
  const tablesOf = (shown: typeof tables) =>
    shown.map((fact) => (
      <FactTable
        key={fact.name}
        fact={fact}
        isAssumed={assumed.some((name) => name === fact.name)}
        page={page}
      />
    ));
  return (
    <>
      <RowCards page={page} />
      <section className="page-facts">
        <h2>{messages[locale].accommodation.facts}</h2>
        {children}
        {/* The head leads to these. */}
        {tablesOf(tables.filter(isNamed))}
        <FactPanel
          facts={facts.filter(
            (fact) => !inHead.includes(fact.name) && !isApart(fact) && !isImplied(fact, facts),
          )}
          assumed={assumed}
          places={places}
          page={page}
        />
        {hasDirections && <PageDirections page={page} />}
        {tablesOf(tables.filter((fact) => !isNamed(fact)))}
        <MonthTable facts={facts.filter(isOf('monthly'))} locale={locale} />
        {facts.some(({ name, type }) => changing.includes(type) && assumed.some((one) => one === name)) && (
          <p className="fact-note">{messages[locale].facts.provisional}</p>
        )}
      </section>
    </>
  );
}
