import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { compareAnchor, comparedName, mostCompared } from './comparison.ts';
import type { Filter } from './filters.ts';

export interface CompareFormProps {
  readonly page: Page;
  /** The current choice, which the form preserves. */
  readonly filter: Filter;
  /** The list, with a `CompareChoice` for each entry. */
  readonly children: ReactNode;
}

/**
 * A list whose entries can be selected for a comparison. With the first one its bar stays in view; the script of such pages
 * counts, and lets guests choose no more than fit.
 */
export function CompareForm({ page, filter, children }: CompareFormProps) {
  const { compare } = messages[page.locale];
  const others = Object.entries(filter).filter(([name]) => name !== comparedName);
  return (
    <form
      action={`${encodePath(page.path)}#${compareAnchor}`}
      className="compare"
      data-compare={JSON.stringify(textsOfCounts(page))}
      data-nosnippet
    >
      {others.flatMap(([name, values]) =>
        values.map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      {children}
      <div className="compare-bar">
        <output>{compare.choose}</output>
        <button type="submit" className="button button-quiet">
          {compare.show}
        </button>
      </div>
    </form>
  );
}

/** The texts of the bar with none, one, two … entries chosen, up to the limit. */
function textsOfCounts({ locale }: Page): readonly string[] {
  const { choose, another, chosen, full } = messages[locale].compare;
  const limit = { most: String(mostCompared) };
  const between = Array.from({ length: mostCompared - 2 }, (_, index) =>
    chosen({ count: String(index + 2), ...limit }),
  );
  return [choose, another(limit), ...between, full(limit)];
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
