import type { ReactNode } from 'react';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { CardFacts } from '../entry/property-facts.tsx';
import { factText } from '../facts/fact-texts.ts';
import { PageLink } from '../text/page-link.tsx';
import { type ComparedFact, comparedName, compareFacts } from './comparison.ts';
import { type Filter, listAnchor } from './filters.ts';

export interface ComparisonTableProps {
  readonly entries: readonly Page[];
  readonly locale: Locale;
  /** The rows; default: all facts of the entries. */
  readonly rows?: readonly ComparedFact[];
}

/** Compares entries: a column for each entry, a row for each fact. */
export function ComparisonTable({ entries, locale, rows = compareFacts(entries) }: ComparisonTableProps) {
  const { compare } = messages[locale];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which needs the keyboard, too.
    <div className="comparison" tabIndex={0}>
      <table className="fact-table-wide" data-facts>
        <caption className="visually-hidden">{compare.title}</caption>
        <thead>
          <tr>
            <td />
            {entries.map((entry) => (
              <th key={entry.key} scope="col">
                <PageLink page={entry} />
                <CardFacts page={entry} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, names, values }) => (
            <tr key={name} data-fact={name}>
              <th scope="row">{names[locale]}</th>
              {values.map((fact, index) => (
                <td key={entries[index]?.key}>
                  {fact === undefined ? (
                    <span className="not-stated">{compare.none}</span>
                  ) : (
                    <ComparedValue fact={fact} locale={locale} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ComparedValue({ fact, locale }: { readonly fact: StatedFact; readonly locale: Locale }) {
  if (fact.type !== 'rows') return factText(fact, locale);
  const texts = fact.value.map((row) =>
    row
      .map((cell, index) => {
        const text = factText(cell, locale);
        return index === 0 ? text : `${cell.names[locale]}: ${text}`;
      })
      .join(' · '),
  );
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export interface CompareFormProps {
  readonly page: Page;
  /** The current choice, which the form preserves. */
  readonly filter: Filter;
  /** The list, with a `CompareChoice` for each entry. */
  readonly children: ReactNode;
}

/** A list whose entries can be selected for a comparison. */
export function CompareForm({ page, filter, children }: CompareFormProps) {
  const { compare } = messages[page.locale];
  const others = Object.entries(filter).filter(([name]) => name !== comparedName);
  return (
    <form action={`${encodePath(page.path)}#${listAnchor}`} data-nosnippet>
      {others.flatMap(([name, values]) =>
        values.map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      {children}
      <p className="compare-bar">
        <span>{compare.choose}</span>
        <button type="submit" className="button">
          {compare.show}
        </button>
      </p>
    </form>
  );
}

export function CompareChoice({ page, isChosen }: { readonly page: Page; readonly isChosen: boolean }) {
  const { compare } = messages[page.locale];
  return (
    <label className="compare-choice">
      <input type="checkbox" name={comparedName} value={page.key} defaultChecked={isChosen} />
      {compare.title} <span className="visually-hidden">{compare.of({ title: page.title })}</span>
    </label>
  );
}
