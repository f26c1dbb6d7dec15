import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import { absoluteUrl } from '../../document/urls.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { CalendarLink } from './calendar-link.tsx';

/**
 * A `mailto:` link that shares the page, and its calendar file if it has one. The page's script opens the share sheet or
 * copies the address instead.
 */
export function ShareLink({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const words = messages[page.locale].page;
  const query = `subject=${encodeURIComponent(site.name)}&body=${absoluteUrl(context, page.path)}`;
  return (
    <p className="share">
      <a href={`mailto:?${query}`} data-share="" data-copied={words.linkCopied}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v12M7 8l5-5 5 5M5 13v7h14v-7" />
        </svg>
        {words.share}
      </a>
      <span role="status" data-share-status="" />
      <CalendarLink page={page} />
    </p>
  );
}
