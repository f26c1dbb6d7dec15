import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { factTexts } from './fact-texts.ts';
import { listTexts } from './format-value.ts';
import { SeasonBar } from './season-bar.tsx';

export interface FactPanelProps {
  readonly facts: readonly StatedFact[];
  /** Names of those that are assumed, which search engines leave out of their snippets. */
  readonly assumed: readonly string[];
  readonly locale: Locale;
}

/** More terms than these are a list of their own. */
const mostOnLine = 4;

/** Facts that can be said in a few words, each with its name. */
export function FactPanel({ facts, assumed, locale }: FactPanelProps) {
  if (facts.length === 0) return null;
  return (
    <dl className="fact-panel" data-facts>
      {facts.map((fact) => (
        <div
          key={fact.name}
          data-fact={fact.name}
          className={isLong(fact) ? 'fact-wide' : undefined}
          data-nosnippet={assumed.includes(fact.name) || undefined}
        >
          <dt>{fact.names[locale]}</dt>
          <dd>
            <Value fact={fact} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ fact, locale }: { readonly fact: StatedFact; readonly locale: Locale }) {
  const texts = factTexts(fact, locale);
  if (fact.type === 'months') return <SeasonBar season={fact.value} text={texts[0] ?? ''} locale={locale} />;
  if (!isLong(fact)) return listTexts(texts);
  return (
    <ul className="fact-terms">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function isLong(fact: StatedFact): boolean {
  return (
    ((fact.type === 'terms' || fact.type === 'properties') && fact.value.length > mostOnLine) ||
    (fact.type === 'hours' && fact.value.length > 1)
  );
}
