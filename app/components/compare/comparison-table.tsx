import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { CardFacts } from '../accommodation/card-facts.tsx';
import { factText, factTexts } from '../facts/fact-texts.ts';
import { listTexts } from '../facts/format-value.ts';
import { PageLink } from '../text/page-link.tsx';
import { compareFacts } from './comparison.ts';

export interface ComparisonTableProps {
  readonly entries: readonly Page[];
  readonly locale: Locale;
}

/** Entries side by side: a column for each, a row for each fact. */
export function ComparisonTable({ entries, locale }: ComparisonTableProps) {
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
          {compareFacts(entries).map(({ name, names, values }) => (
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
  if (fact.type !== 'rows') return listTexts(factTexts(fact, locale));
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
