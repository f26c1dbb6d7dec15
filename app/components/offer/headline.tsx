import type { Page } from '../../../generated/routes/index.ts';
import { headlineText } from './headline-text.ts';

/** What an offer is worth. Nothing where its title has no figure. */
export function Headline({ page }: { readonly page: Page }) {
  const text = headlineText(page);
  return text === undefined ? null : <p className="headline">{text}</p>;
}
