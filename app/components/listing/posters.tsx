import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { Picture } from '../media/picture.tsx';
import { languageOf, PageLink } from '../text/page-link.tsx';
import { listingFacts } from './listing-facts.ts';

export interface PostersProps {
  readonly pages: readonly Page[];
}

/** Pages as tall pictures with their titles on them, for a few pages that guests choose by picture. */
export function Posters({ pages }: PostersProps) {
  const context = useRenderContext();
  return (
    <div className="posters">
      <ul>
        {pages.map((page) => {
          const facts = listingFacts(context, page);
          return (
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
                    {facts}
                  </p>
                )}
                {page.summary && (
                  <p {...languageOf(page.summaryLocale)} className="poster-summary">
                    {page.summary}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
