import { terms } from '../../../generated/data/facts.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { askAddress } from '../form/ask-links.tsx';
import { arrange } from '../listing/cards.tsx';
import { Section } from '../listing/sections.tsx';
import { Picture } from '../media/picture.tsx';
import { Named } from '../text/page-link.tsx';
import { factText } from './fact-texts.ts';

type Rows = Extract<StatedFact, { readonly type: 'rows' }>;
type Row = Rows['value'][number];

/** The term that a row begins with, if it has a picture. */
function picturedTerm([first]: Row) {
  if (first?.type !== 'terms') return undefined;
  const { of, value } = first;
  const [term = ''] = value;
  const picture = terms[of]?.[term]?.picture;
  return picture && { of, term, picture };
}

/** Whether each row of a fact begins with a term that has a picture. */
export function hasCards(fact: Rows): boolean {
  return fact.value.every((row) => picturedTerm(row) !== undefined);
}

/** The facts of a page whose rows stand as cards, such as its rooms, each with a link that asks for its price. */
export function RowCards({ page }: { readonly page: Page }) {
  const { assumed } = factsOf(page.key);
  return statedFactsOf(page.key)
    .filter((fact) => fact.type === 'rows')
    .filter(hasCards)
    .map(({ name, names, value }) => (
      <Section key={name} title={names[page.locale] ?? ''}>
        <div
          className={`cards cards-equal ${arrange(value.length)}`.trim()}
          data-facts
          data-fact={name}
          data-nosnippet={assumed.some((one) => one === name) || undefined}
        >
          <ul>
            {value.map((row) => (
              <li key={row.map((cell) => factText(cell, page.locale)).join()}>
                <RowCard row={row} page={page} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
    ));
}

function RowCard({ row, page }: { readonly row: Row; readonly page: Page }) {
  const context = useRenderContext();
  const { locale } = page;
  const pictured = picturedTerm(row);
  const [first, ...others] = row;
  if (pictured === undefined || first === undefined) return null;
  const address = askAddress(context, page, (field) => field.terms === pictured.of, pictured.term);
  const { askPrice } = messages[locale].accommodation;
  const name = factText(first, locale);
  return (
    <article className="card">
      <Picture name={pictured.picture} largest={800} sizes="(min-width: 38rem) 18rem, 40vw" />
      <h3 className="card-title">{name}</h3>
      <dl className="row-facts">
        {others.map((cell) => (
          <Named key={cell.name} name={cell.names[locale] ?? ''}>
            {factText(cell, locale)}
          </Named>
        ))}
      </dl>
      {address && (
        <a href={address} aria-label={`${askPrice}: ${name}`}>
          {askPrice}
        </a>
      )}
    </article>
  );
}
