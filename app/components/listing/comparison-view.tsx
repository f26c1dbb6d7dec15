import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { formsFor } from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { PropertyPrice } from '../entry/offer-facts.tsx';
import { CardFacts } from '../entry/property-facts.tsx';
import { Picture } from '../media/picture.tsx';
import { PageLink } from '../text/page-link.tsx';
import { compareFacts, differs, mostCompared } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';

export interface ComparisonViewProps {
  /** The entries that the guest has chosen, of which the first fit. */
  readonly chosen: readonly Page[];
  readonly page: Page;
}

/** The chosen entries of a list side by side, their differences first; a note if they are too few or too many. */
export function ComparisonView({ chosen, page: { locale } }: ComparisonViewProps) {
  const { compare } = messages[locale];
  const limit = { most: String(mostCompared) };
  if (chosen.length === 0) return null;
  if (chosen.length === 1) return <p className="note">{compare.another(limit)}</p>;
  const entries = chosen.slice(0, mostCompared);
  const rows = compareFacts(entries);
  const same = rows.filter((row) => !differs(row));
  return (
    <>
      <h2>{compare.title}</h2>
      {chosen.length > mostCompared && <p className="note">{compare.tooMany(limit)}</p>}
      <ComparisonTable
        entries={entries}
        locale={locale}
        rows={rows.filter(differs)}
        head={(entry) => <Head entry={entry} />}
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

const sizes = '(min-width: 48rem) 17rem, 45vw';

/** Picture, name and short facts of an entry, and the form that guests ask for it by. */
function Head({ entry }: { readonly entry: Page }) {
  const [ask] = formsFor(useRenderContext(), entry);
  const { compare } = messages[entry.locale];
  return (
    <>
      <Picture name={factsOf(entry.key).picture} largest={800} sizes={sizes} />
      <PageLink page={entry} />
      <CardFacts page={entry} />
      {ask && (
        <a
          className="button"
          href={`${encodePath(ask.page.path)}${ask.isAbout ? `?about=${entry.key}` : ''}`}
        >
          {messageAt(ask.form.open, entry.locale)}{' '}
          <span className="visually-hidden">{compare.of({ title: entry.title })}</span>
        </a>
      )}
      <PropertyPrice page={entry} />
    </>
  );
}
