import type { ReactNode } from 'react';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { type Filter, type FilterGroup, filterGroups, listAddress, withoutFilters } from './filters.ts';
import { MapLink } from './list-map.tsx';
import { childPages } from './listing-of.ts';
import { orderName, ordersOf } from './order.ts';

export interface FilterBarProps {
  readonly page: Page;
  readonly filter: Filter;
}

/** Of the sheet. */
const sheet = 'filters';

/**
 * The filters of a listing: menus of links in a row, those of declared facts in one. On phones they are folds of a sheet,
 * which `ListBar` opens without a script; with the script of lists it counts before it shows the entries.
 * @param entries the number of entries that the choice leaves, in words
 */
export function FilterBar({ page, filter, entries }: FilterBarProps & { readonly entries: string }) {
  const groups = offeredGroups(useRenderContext(), page, filter).filter(({ isSwitch }) => !isSwitch);
  if (groups.length === 0) return null;
  const { filter: words } = messages[page.locale];
  const more = groups.filter(({ isOfFact }) => isOfFact);
  return (
    <nav className="filters" id={sheet} popover="auto" aria-label={words.label}>
      <div className="filter-groups">
        {groups
          .filter(({ isOfFact }) => !isOfFact)
          .map((group) => (
            <Menu key={group.name} label={group.label} name={foldName}>
              <Options group={group} />
            </Menu>
          ))}
        {more.length > 0 && (
          <Menu label={words.more}>
            {more.map((group) => (
              <details key={group.name} className="filter-group" name={foldName}>
                <summary>{group.label}</summary>
                <Options group={group} />
              </details>
            ))}
          </Menu>
        )}
      </div>
      <div className="filter-done" aria-live="polite">
        {chosenOf(groups).length > 0 && <ResetLink page={page} filter={filter} />}
        <button type="button" className="button" popoverTarget={sheet} popoverTargetAction="hide">
          {words.show({ entries })}
        </button>
      </div>
    </nav>
  );
}

/** A shorter list is seen whole. */
const fewestFiltered = 5;

function offeredGroups(context: RenderContext, page: Page, filter: Filter): readonly FilterGroup[] {
  const { length } = childPages(context, page.key, page.locale);
  return length < fewestFiltered ? [] : filterGroups(context, page, filter);
}

/** Of folds, of which one is open. */
const foldName = 'filter';

function chosenOf(groups: readonly FilterGroup[]): FilterGroup['options'] {
  return groups.flatMap(({ options }) => options.filter(({ selected }) => selected));
}

function ResetLink({ page, filter }: FilterBarProps) {
  return (
    <a className="filter-reset" href={listAddress(page, withoutFilters(filter))}>
      {messages[page.locale].filter.reset}
    </a>
  );
}

export function chosenValues(context: RenderContext, page: Page, filter: Filter): FilterGroup['options'] {
  return chosenOf(filterGroups(context, page, filter));
}

interface ChosenValuesProps extends FilterBarProps {
  readonly chosen: FilterGroup['options'];
  /** Formats the number of entries that an empty list has without one of its values. */
  readonly summarize?: ((values: { readonly count: number }) => string) | undefined;
}

interface RemoveLinkProps {
  readonly label: string;
  readonly href: string;
  readonly locale: Locale;
}

/** What a guest has chosen, as a link that removes it. */
export function RemoveLink({ label, href, locale }: RemoveLinkProps) {
  return (
    <a className="filter-option" href={href} aria-label={messages[locale].filter.remove({ label })}>
      {label} <span aria-hidden="true">×</span>
    </a>
  );
}

/** The chosen values, each a link that removes it, and one that removes all. */
export function ChosenValues({ page, filter, chosen, summarize }: ChosenValuesProps) {
  if (chosen.length === 0) return null;
  const words = messages[page.locale].filter;
  return (
    <ul className="filter-options chosen">
      {chosen.map(({ label, href, left }) => (
        <li key={href}>
          {summarize && left.length > 0 ? (
            <a className="filter-option" href={href}>
              {words.remove({ label })}
              {'\u00a0· '}
              {summarize({ count: left.length }).replaceAll(' ', '\u00a0')}
            </a>
          ) : (
            <RemoveLink label={label} href={href} locale={page.locale} />
          )}
        </li>
      ))}
      <li>
        <ResetLink page={page} filter={filter} />
      </li>
    </ul>
  );
}

/**
 * Switches, maps and the order of a listing beside its heading. On phones they stand in a bar at the window’s lower edge, which
 * also opens the other filters.
 * @param isEmpty whether the choice leaves no entries, so that there is nothing to sort and no map
 */
export function ListBar({ page, filter, isEmpty = false }: FilterBarProps & { readonly isEmpty?: boolean }) {
  const context = useRenderContext();
  const groups = offeredGroups(context, page, filter);
  const orders = isEmpty ? [] : ordersOf(context, page);
  if (groups.length + orders.length === 0) return null;
  const switches = groups.filter(({ isSwitch }) => isSwitch);
  const folds = groups.filter(({ isSwitch }) => !isSwitch);
  const chosen = chosenOf(folds).length;
  return (
    <div className="list-bar" data-nosnippet>
      {folds.length > 0 && (
        <button type="button" className="filter-opener" popoverTarget={sheet}>
          {messages[page.locale].filter.label}
          {chosen > 0 && ` (${chosen})`}
        </button>
      )}
      {switches.map((group) => (
        <Options key={group.name} group={group} />
      ))}
      {!isEmpty && <MapLink page={page} filter={filter} />}
      {orders.length > 0 && <OrderMenu page={page} filter={filter} />}
    </div>
  );
}

/** The order of a listing, as a menu of links. */
function OrderMenu({ page, filter }: FilterBarProps) {
  const { order } = messages[page.locale];
  const { [orderName]: [current] = [], ...others } = filter;
  const choices = [
    { name: undefined, label: order.own, href: listAddress(page, others) },
    ...ordersOf(useRenderContext(), page).map(({ name, names }) => ({
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

interface MenuProps {
  readonly label: string;
  readonly name?: string;
  readonly children: ReactNode;
}

function Menu({ label, name, children }: MenuProps) {
  return (
    <details className="filter-menu dropdown" name={name} data-nosnippet>
      <summary>{label}</summary>
      <div className="filter-panel">{children}</div>
    </details>
  );
}

function Options({ group: { label: name, options } }: { readonly group: FilterGroup }) {
  return (
    <ul className="filter-options" aria-label={name}>
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
