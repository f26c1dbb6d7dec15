import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { type Filter, type FilterGroup, filterGroups, listAddress } from './filters.ts';
import { orderName, ordersOf } from './order.ts';

export interface FilterBarProps {
  readonly page: Page;
  readonly filter: Filter;
}

/** The filters of a listing in a row, each a menu of links. Filters of declared facts share one. */
export function FilterBar({ page, filter }: FilterBarProps) {
  const groups = filterGroups(useRenderContext(), page, filter);
  if (groups.length === 0) return null;
  const { filter: words } = messages[page.locale];
  const more = groups.filter(({ isOfFact }) => isOfFact);
  return (
    <nav className="filters" aria-label={words.label}>
      {groups
        .filter(({ isOfFact }) => !isOfFact)
        .map((group) =>
          group.isSwitch ? (
            <Options key={group.name} group={group} />
          ) : (
            <Menu key={group.name} label={group.label}>
              <Options group={group} />
            </Menu>
          ),
        )}
      {more.length > 0 && (
        <Menu label={words.more}>
          {more.map((group) => (
            <div key={group.name} className="filter-group">
              <p className="filter-label" id={`filter-${group.name}`}>
                {group.label}
              </p>
              <Options group={group} labelledBy={`filter-${group.name}`} />
            </div>
          ))}
        </Menu>
      )}
    </nav>
  );
}

/** The chosen values, each a link that removes it, and one that removes all. */
export function ChosenValues({ page, filter }: FilterBarProps) {
  const groups = filterGroups(useRenderContext(), page, filter);
  if (Object.keys(filter).length === 0) return null;
  const words = messages[page.locale].filter;
  return (
    <ul className="filter-options chosen">
      {groups.flatMap(({ name, options }) =>
        options
          .filter(({ selected }) => selected)
          .map(({ value, label, href }) => (
            <li key={`${name} ${value}`}>
              <a className="filter-option" href={href} aria-label={words.remove({ label })}>
                {label} <span aria-hidden="true">×</span>
              </a>
            </li>
          )),
      )}
      <li>
        <a className="filter-reset" href={listAddress(page, {})}>
          {words.reset}
        </a>
      </li>
    </ul>
  );
}

/** The order of a listing, as a menu of links; nothing where its entries cannot be ordered. */
export function OrderMenu({ page, filter }: FilterBarProps) {
  const orders = ordersOf(useRenderContext(), page);
  if (orders.length === 0) return null;
  const { order } = messages[page.locale];
  const { [orderName]: [current] = [], ...others } = filter;
  const choices = [
    { name: undefined, label: order.own, href: listAddress(page, others) },
    ...orders.map(({ name, names }) => ({
      name,
      label: names[page.locale] ?? name,
      href: listAddress(page, { ...others, [orderName]: [name] }),
    })),
  ];
  return (
    <Menu label={order.label}>
      <ul className="filter-options">
        {choices.map(({ name, label, href }) => (
          <li key={label}>
            <a className="filter-option" href={href} aria-current={current === name || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

function Menu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className="filter-menu dropdown" data-nosnippet>
      <summary>{label}</summary>
      <div className="filter-panel">{children}</div>
    </details>
  );
}

interface OptionsProps {
  readonly group: FilterGroup;
  readonly labelledBy?: string;
}

function Options({ group: { options }, labelledBy }: OptionsProps) {
  return (
    <ul className="filter-options" aria-labelledby={labelledBy}>
      {options.map(({ value, label, count, href, selected }) => (
        <li key={value}>
          <a className="filter-option" href={href} aria-current={selected || undefined}>
            {label} <span className="filter-count">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
