import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import { messageAt } from '../../declarations/texts.ts';
import { isHome } from '../shell/home-page.ts';

const labels = new Map(
  [...site.navigation.main, ...site.navigation.footer].map(({ page, label }) => [page, label]),
);

/**
 * The label of a page in menus: a noun, whereas titles may be sentences ("Discover our accommodation"). Undefined for
 * pages that use their title and for pages in no menu.
 */
export function menuLabel(page: Page): string | undefined {
  const { key, locale } = page;
  if (isHome(page)) return messages[locale].navigation.home;
  const label = labels.get(key);
  return label && messageAt(label, locale);
}
