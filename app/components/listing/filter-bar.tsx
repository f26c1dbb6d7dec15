import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { type Filter, type FilterGroup, type FilterOption, filterGroups, listAddress } from './filters.ts';
import { orderName, ordersOf } from './order.ts';

export interface FilterBarProps {
  readonly page: Page;
  readonly filter?: Filter | undefined;
}

/** The filters of a listing as links. Filters of declared facts are collapsed until one is chosen. */
export function FilterBar({ page, filter = {} }: FilterBarProps) {
  const context = useRenderContext();
  const groups = filterGroups(context, page, filter);
  const orders = ordersOf(context, page);
  if (groups.length === 0) return null;
  const { filter: words, order } = messages[page.locale];
  const first = groups.filter(({ isOfFact }) => !isOfFact);
  const more = groups.filter(({ isOfFact }) => isOfFact);
  const isChosen = more.some(({ options }) => options.some(({ selected }) => selected));
  return (
    <nav className="filters" aria-label={words.label}>
      <Groups groups={first} />
      {more.length > 0 && (
        <details className="filter-more" open={isChosen}>
          <summary>{words.more}</summary>
          <Groups groups={more} />
        </details>
      )}
      {orders.length > 0 && (
        <div className="filter-group" data-nosnippet>
          <p className="filter-label" id="filter-order">
            {order.label}
          </p>
          <ul className="filter-options" aria-labelledby="filter-order">
            {orders.map(({ name, names }) => {
              const { [orderName]: [current] = [], ...others } = filter;
              const isChosenOrder = current === name;
              const href = listAddress(page, isChosenOrder ? others : { ...others, [orderName]: [name] });
              return (
                <li key={name}>
                  <a className="filter-option" href={href} aria-current={isChosenOrder || undefined}>
                    {names[page.locale]}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </nav>
  );
}

function Groups({ groups }: { readonly groups: readonly FilterGroup[] }) {
  return groups.map(({ name, label, options }) => (
    <div key={name} className="filter-group" data-nosnippet>
      <p className="filter-label" id={`filter-${name}`}>
        {label}
      </p>
      <ul className="filter-options" aria-labelledby={`filter-${name}`}>
        {options.map((option) => (
          <li key={option.value}>
            <FilterLink option={option} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function FilterLink({ option }: { readonly option: FilterOption }) {
  const { label, count, href, selected } = option;
  return (
    <a className="filter-option" href={href} aria-current={selected || undefined}>
      {label} <span className="filter-count">{count}</span>
    </a>
  );
}
