import type { Locale } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { useRenderContext } from '../document/use-render-context.ts';
import { clubPage } from './club-pages.ts';

/** A button within a page that opens the club's dialog; without script, a link to the club's page. */
export function JoinClub({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  const { home } = messages[locale];
  const club = clubPage(context, locale);
  return (
    <p className="actions for-guests">
      <a className="button" href={encodePath(club?.path ?? '/')} data-join-rewards-club="">
        {home.club}
      </a>
    </p>
  );
}
