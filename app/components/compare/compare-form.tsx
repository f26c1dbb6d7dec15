import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { type Filter, listAnchor } from '../listing/filters.ts';
import { comparedName } from './comparison.ts';

export interface CompareFormProps {
  readonly page: Page;
  /** The guest’s choice, which stays. */
  readonly filter: Filter;
  /** The list, with a choice for each entry. */
  readonly children: ReactNode;
}

/** A list whose entries can be chosen and compared. */
export function CompareForm({ page, filter, children }: CompareFormProps) {
  const { compare } = messages[page.locale];
  const kept = Object.entries(filter).filter(([name]) => name !== comparedName);
  return (
    <form action={`${encodePath(page.path)}#${listAnchor}`} data-nosnippet>
      {kept.flatMap(([name, values]) =>
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

/** Chooses an entry for the comparison. */
export function CompareChoice({ page, isChosen }: { readonly page: Page; readonly isChosen: boolean }) {
  const { compare } = messages[page.locale];
  return (
    <label className="compare-choice">
      <input type="checkbox" name={comparedName} value={page.key} defaultChecked={isChosen} />
      {compare.title}
      <span className="visually-hidden">: {page.title}</span>
    </label>
  );
}
