import type { Page } from '../../../generated/routes/index.ts';
import { headlineText } from './headline-text.ts';

/** The value of an offer; nothing if its title has no figure. */
export function Headline({ page }: { readonly page: Page }) {
  const text = headlineText(page);
  return text === undefined ? null : <p className="headline">{text}</p>;
}
