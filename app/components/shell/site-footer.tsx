import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { ContactBlock } from '../entry/contact.tsx';
import { childPages, listingKeys } from '../listing/listing-of.ts';
import { PageLinks } from '../listing/sections.tsx';
import { homePage } from './home-page.ts';
import { Emblem, NavigationLinks } from './navigation.tsx';

const inMenus = new Set([...site.navigation.main, ...site.navigation.footer].map((item) => item.page));
const sections = [...listingKeys('destination'), ...[site.roles.experiences ?? []].flat()];

/** The footer of every page: contact, the pages below home that are not in the main menu, places and experiences. */
export function SiteFooter({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  const { consent, footer, site: words } = messages[locale];
  const others = childPages(context, homePage(context, locale).key, locale).filter(
    (page) => !inMenus.has(page.key),
  );
  return (
    <footer className="site-footer">
      <div className="container">
        <p className="imprint">
          <Emblem />
          <strong>{site.name}</strong> {words.tagline}
        </p>
        <section>
          <h2>{footer.contact}</h2>
          <ContactBlock locale={locale} />
        </section>
        <section>
          <h2>{footer.information}</h2>
          <NavigationLinks items={site.navigation.footer} locale={locale} />
          <PageLinks pages={others} />
          <button type="button" className="link" data-change-consent="">
            {consent.change}
          </button>
        </section>
        <section>
          <h2>{footer.discover}</h2>
          <PageLinks pages={sections.flatMap((key) => childPages(context, key, locale))} />
        </section>
      </div>
    </footer>
  );
}
