import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { oftenSought } from '../../search/collect-documents.ts';
import { LinkSection } from '../listing/link-section.tsx';

/** The sections that guests visit often, for pages that have nothing else to show. */
export function OftenSought({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  return <LinkSection title={messages[locale].search.often} pages={oftenSought(context, locale)} />;
}
