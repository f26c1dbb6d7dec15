import type { Locale } from '../../generated/locales.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { Picture } from '../components/media/picture.tsx';
import { languageOf } from '../components/text/page-link.tsx';
import { useRenderContext } from '../document/use-render-context.ts';
import { BenefitList } from './benefit-list.tsx';
import { benefitsIn } from './benefits.ts';
import { clubPage, JoinClub } from './opener.tsx';

/** The invitation to join the club: a button that opens the dialog, and a link to the club's page. */
export function ClubInvitation({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  const club = clubPage(context, locale);
  if (!club) return null;
  return (
    <section className="invitation for-guests">
      <Picture
        name={factsOf(club.key).picture}
        sizes="(min-width: 80rem) 39rem, (min-width: 56rem) 50vw, 100vw"
      />
      <div className="invitation-words">
        <h2 {...languageOf(club.titleLocale)}>{club.title}</h2>
        {club.summary && (
          <p className="lead" {...languageOf(club.summaryLocale)}>
            {club.summary}
          </p>
        )}
        <BenefitList benefits={benefitsIn(locale)} />
        <JoinClub locale={locale} />
      </div>
    </section>
  );
}
