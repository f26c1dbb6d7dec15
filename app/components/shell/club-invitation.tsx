import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { encodePath, findPage } from '../../../generated/routes/index.ts';
import { Picture } from '../media/picture.tsx';
import { textLanguage } from '../text/text-language.ts';

/** The invitation to join the club: its button opens the dialog, its link leads to the club's page. */
export function ClubInvitation({ locale }: { readonly locale: Locale }) {
  const club = findPage('loyalty-programme', locale);
  if (!club) return null;
  const { home, navigation } = messages[locale];
  return (
    <section className="invitation for-guests">
      <Picture
        name={factsOf(club.key).picture}
        sizes="(min-width: 80rem) 39rem, (min-width: 56rem) 50vw, 100vw"
      />
      <div className="invitation-words">
        <h2>{home.club}</h2>
        {club.summary && (
          <p className="lead" lang={textLanguage(club.summaryLocale)}>
            {club.summary}
          </p>
        )}
        <p className="actions">
          <a className="button" href={encodePath(club.path)} data-join-rewards-club="">
            {navigation.club}
          </a>
        </p>
      </div>
    </section>
  );
}
