import { facts } from '../../../generated/data/facts.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { Section } from '../listing/sections.tsx';
import { tellingTerms } from './brief-facts.tsx';
import { factTexts } from './fact-texts.ts';

const most = 8;

const highlights = facts.find(({ role }) => role === 'highlights');

/** The first terms of the fact with the role, without those that all entries have; nothing if there are none. */
export function Highlights({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const { key, locale } = page;
  const stated = statedFactsOf(key).find(({ name }) => name === highlights?.name);
  if (highlights === undefined || stated?.type !== 'terms') return null;
  const value = tellingTerms(context, page, highlights, stated.value).slice(0, most);
  if (value.length === 0) return null;
  const isAssumed = factsOf(key).assumed.some((name) => name === stated.name);
  return (
    <Section title={messages[locale].accommodation.highlights}>
      <ul className="ticks" data-nosnippet={isAssumed || undefined}>
        {factTexts({ ...stated, value }, locale).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  );
}
