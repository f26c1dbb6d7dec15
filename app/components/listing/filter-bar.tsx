import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { type Filter, type FilterOption, filterGroups } from './filters.ts';

export interface FilterBarProps {
  readonly page: Page;
  readonly filter?: Filter | undefined;
}

/** The filters of a listing as links; nothing if it has none. */
export function FilterBar({ page, filter = {} }: FilterBarProps) {
  const groups = filterGroups(page, filter);
  if (groups.length === 0) return null;
  return (
    <nav className="filters" aria-label={messages[page.locale].filter.label}>
      {groups.map(({ name, label, options }) => (
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
      ))}
    </nav>
  );
}

function FilterLink({ option }: { readonly option: FilterOption }) {
  const { label, count, href, selected } = option;
  return (
    <a className="filter-option" href={href} aria-current={selected || undefined}>
      {label} <span className="filter-count">{count}</span>
    </a>
  );
}
