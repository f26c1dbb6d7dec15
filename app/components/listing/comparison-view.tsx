import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { formsFor } from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { Picture } from '../media/picture.tsx';
import { compareAnchor, comparedName, compareFacts, differs, mostCompared } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { type FilterBarProps, RemoveLink } from './filter-bar.tsx';
import { type Filter, listAddress } from './filters.ts';

export interface ComparisonViewProps {
  /** The entries that the guest has chosen, of which the first fit. */
  readonly chosen: readonly Page[];
  readonly page: Page;
  readonly filter: Filter;
}

/** The chosen entries of a list side by side, their differences first; a note if they are too few or too many. */
export function ComparisonView({ chosen, page, filter }: ComparisonViewProps) {
  const { locale } = page;
  const { compare } = messages[locale];
  const limit = { most: String(mostCompared) };
  if (chosen.length === 0) return null;
  if (chosen.length === 1) return <p className="note">{compare.another(limit)}</p>;
  const entries = chosen.slice(0, mostCompared);
  const rows = compareFacts(entries, locale);
  const same = rows.filter((row) => !differs(row));
  return (
    <>
      <h2>{compare.title}</h2>
      <Chosen entries={chosen} page={page} filter={filter} />
      {chosen.length > mostCompared && <p className="note">{compare.tooMany(limit)}</p>}
      <ComparisonTable
        entries={entries}
        locale={locale}
        rows={rows.filter(differs)}
        picture={(entry) => <Picture name={factsOf(entry.key).picture} largest={800} sizes={sizes} />}
        action={(entry) => <Ask entry={entry} />}
      />
      {same.length > 0 && (
        <details className="compared-same">
          <summary>{compare.same({ count: String(same.length) })}</summary>
          <ComparisonTable entries={entries} locale={locale} rows={same} />
        </details>
      )}
    </>
  );
}

/** The compared entries, each a link that removes it. */
function Chosen({ entries, page, filter }: { readonly entries: readonly Page[] } & FilterBarProps) {
  const without = (key: string) => ({
    ...filter,
    [comparedName]: entries.flatMap((entry) => (entry.key === key ? [] : [entry.key])),
  });
  return (
    <ul className="filter-options chosen">
      {entries.map(({ key, title }) => (
        <li key={key}>
          <RemoveLink
            label={title}
            href={listAddress(page, without(key), compareAnchor)}
            locale={page.locale}
          />
        </li>
      ))}
    </ul>
  );
}

const sizes = '(min-width: 48rem) 20rem, 45vw';

/** The form that guests ask for an entry by. */
function Ask({ entry }: { readonly entry: Page }) {
  const [ask] = formsFor(useRenderContext(), entry);
  if (ask === undefined) return null;
  return (
    <a className="button" href={`${encodePath(ask.page.path)}${ask.isAbout ? `?about=${entry.key}` : ''}`}>
      {messageAt(ask.form.open, entry.locale)}{' '}
      <span className="visually-hidden">{messages[entry.locale].compare.of({ title: entry.title })}</span>
    </a>
  );
}
