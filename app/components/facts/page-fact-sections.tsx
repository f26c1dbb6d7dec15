import type { ReactNode } from 'react';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { FactPanel } from './fact-panel.tsx';
import { FactTable } from './fact-table.tsx';
import { MonthTable } from './month-table.tsx';
import { PageDirections } from './page-directions.tsx';

type FactOf<Type extends StatedFact['type']> = Extract<StatedFact, { readonly type: Type }>;

export interface PageFactSectionsProps {
  readonly page: Page;
  /** False where the page has them elsewhere, beside its map. */
  readonly hasDirections?: boolean;
  /** Before the declared facts. */
  readonly children?: ReactNode;
}

/** The facts of a page: a panel, tables, the months, the way there. Nothing where it has none. */
export function PageFactSections({ page, hasDirections = true, children }: PageFactSectionsProps) {
  const { locale } = page;
  const facts = statedFactsOf(page.key);
  if (facts.length === 0 && children === undefined) return null;
  const { assumed } = factsOf(page.key);
  const isOf =
    <Type extends StatedFact['type']>(...types: readonly Type[]) =>
    (fact: StatedFact): fact is FactOf<Type> =>
      types.some((type) => type === fact.type);
  const apart = isOf('rows', 'monthly', 'point');
  return (
    <section className="page-facts">
      <h2>{messages[locale].accommodation.facts}</h2>
      {children}
      <FactPanel facts={facts.filter((fact) => !apart(fact))} assumed={assumed} locale={locale} />
      {hasDirections && <PageDirections page={page} />}
      {facts.filter(isOf('rows')).map((fact) => (
        <FactTable
          key={fact.name}
          fact={fact}
          isAssumed={assumed.some((name) => name === fact.name)}
          locale={locale}
        />
      ))}
      <MonthTable facts={facts.filter(isOf('monthly'))} locale={locale} />
      {assumed.length > 0 && <p className="fact-note">{messages[locale].facts.provisional}</p>}
    </section>
  );
}
