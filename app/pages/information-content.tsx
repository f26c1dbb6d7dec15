import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { club } from '../club/pages.ts';
import { PhoneLink } from '../components/entry/contact.tsx';
import { OfficeContact, OfficeFacts } from '../components/entry/office-contact.tsx';
import { PageFactSections } from '../components/facts/fact-sections.tsx';
import { AskLinks } from '../components/form/ask-links.tsx';
import { Thanks } from '../components/form/thanks.tsx';
import { kindOf, listingKeys, menuPages, siblingPages } from '../components/listing/listing-of.ts';
import { LinkSection, PageLinks } from '../components/listing/sections.tsx';
import { PageHeader } from '../components/shell/page-header.tsx';
import { Contents, hasContents, PageBody } from '../components/text/page-body.tsx';
import { ShareLink } from '../components/text/share-link.tsx';
import { useRenderContext } from '../document/use-render-context.ts';
import type { PageTemplateProps } from './page-template.ts';

const mostNeighbours = 10;

/**
 * A reference page: contact, questions, rules, thanks, company. Legal pages, FAQ and reports have no picture.
 */
export function InformationContent({ page, thanks }: Pick<PageTemplateProps, 'page' | 'thanks'>) {
  const context = useRenderContext();
  const { locale } = page;
  const { enquiry, listing } = messages[locale];
  const { picture, purpose } = factsOf(page.key);
  const isContact = purpose === 'contact';
  const isFaq = purpose === 'faq';
  const hasOwnContents = !isFaq && hasContents(context, page);
  const isPlain = purpose === 'legal' || isFaq || kindOf(page) === 'report';
  const isText = purpose === 'text' && kindOf(page) === 'page' && !hasOwnContents;
  return (
    <>
      <PageHeader page={page} {...(!isPlain && { picture })}>
        {club && page.key === site.roles.club && (
          <>
            <club.Benefits locale={locale} />
            <club.JoinButton locale={locale} />
          </>
        )}
        {isContact && <OfficeFacts locale={locale} />}
        <AskLinks page={page} part={isContact ? 'first' : 'all'} note={isContact && <PhoneLink />} />
      </PageHeader>
      <div className={isFaq || isText || isContact || hasOwnContents ? 'container with-aside' : 'container'}>
        {hasOwnContents && (
          <aside>
            <Contents page={page} />
          </aside>
        )}
        <div>
          {thanks && <Thanks locale={locale} visit={thanks} />}
          {/* It says that a mail is on its way, and nothing of a link in it. */}
          {(thanks === undefined || (thanks.isCopied && !thanks.needsProof)) && <PageBody page={page} />}
          <PageFactSections page={page} />
          {isContact && <AskLinks page={page} part="others" />}
          {purpose !== 'thanks' && <ShareLink page={page} />}
          {purpose === 'thanks' && (
            <LinkSection
              title={enquiry.thanksMeanwhile}
              pages={menuPages(
                context,
                [
                  ...listingKeys('offer', 'destination'),
                  ...[site.roles.experiences ?? []].flat(),
                  ...listingKeys('article'),
                ],
                locale,
              )}
            />
          )}
          <SectionPages page={page} />
        </div>
        {(isFaq || isText) && (
          <aside>
            <OfficeContact locale={locale} />
          </aside>
        )}
        {isContact && (
          <aside>
            <LinkSection
              title={listing.inSection}
              pages={siblingPages(context, page)
                .filter((one) => !isAlike(one))
                .slice(0, mostNeighbours)}
            />
          </aside>
        )}
      </div>
    </>
  );
}

/** Whether a page is one of a series that guests read together: reports, or legal texts. */
function isAlike(page: Page): boolean {
  return kindOf(page) === 'report' || factsOf(page.key).purpose === 'legal';
}

function SectionPages({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const pages = siblingPages(context, page).filter(isAlike).slice(0, mostNeighbours);
  if (!isAlike(page) || pages.length === 0) return null;
  const title = messages[page.locale].listing.inSection;
  return (
    <nav className="section" aria-label={title}>
      <h2>{title}</h2>
      <PageLinks pages={pages} className="links" />
    </nav>
  );
}
