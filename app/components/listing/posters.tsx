import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { Picture } from '../media/picture.tsx';
import { languageOf, PageLink } from '../text/page-link.tsx';

export interface PostersProps {
  readonly pages: readonly Page[];
  /** A few words below the title. */
  readonly facts?: (page: Page) => string | undefined;
}

/** Pages as tall pictures with their titles on them, for a few pages that guests choose by picture. */
export function Posters({ pages, facts }: PostersProps) {
  return (
    <div className="posters">
      <ul>
        {pages.map((page) => (
          <li key={page.key} className="poster">
            <Picture
              largest={800}
              name={factsOf(page.key).picture}
              sizes="(min-width: 80rem) 19rem, (min-width: 60rem) 24vw, 48vw"
            />
            <div className="poster-words">
              <h3>
                <PageLink page={page} />
              </h3>
              {facts && (
                <p className="poster-facts" data-nosnippet>
                  {facts(page)}
                </p>
              )}
              {page.summary && (
                <p {...languageOf(page.summaryLocale)} className="poster-summary">
                  {page.summary}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
