import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { articleFacts } from '../components/entry/article-facts.tsx';
import { PageFactSections } from '../components/facts/fact-sections.tsx';
import { listedUnder } from '../components/listing/listing-of.ts';
import { Pager } from '../components/listing/pager.tsx';
import { RelatedPages } from '../components/listing/related-pages.tsx';
import { PageHeader } from '../components/shell/page-header.tsx';
import { Contents, hasContents, PageBody } from '../components/text/page-body.tsx';
import { ShareLink } from '../components/text/share-link.tsx';
import type { RenderContext } from '../document/render-context.ts';
import { useRenderContext } from '../document/use-render-context.ts';
import type { PageTemplate } from './page-template.ts';

/** One article. */
export const BlogPage: PageTemplate = ({ page }) => {
  const context = useRenderContext();
  const { blog, navigation } = messages[page.locale];
  const hasOwnContents = hasContents(context, page);
  const { previous, next } = neighboursOf(context, page);
  return (
    <article>
      <PageHeader page={page} picture={factsOf(page.key).picture}>
        <p className="count">
          {articleFacts(context, page)
            .map((text) => text.replaceAll(' ', '\u00a0'))
            .join('\u00a0· ')}
        </p>
      </PageHeader>
      <div className="container with-aside">
        {hasOwnContents && (
          <aside>
            <Contents page={page} />
          </aside>
        )}
        <div>
          <PageBody page={page} />
          <PageFactSections page={page} />
          <ShareLink page={page} />
        </div>
        {!hasOwnContents && (
          <aside>
            <RelatedPages page={page} />
          </aside>
        )}
      </div>
      <div className="container">
        <Pager
          label={navigation.blog}
          previous={previous && { page: previous, words: blog.previous }}
          next={next && { page: next, words: blog.next }}
        />
        {hasOwnContents && <RelatedPages page={page} />}
      </div>
    </article>
  );
};

function neighboursOf(
  context: RenderContext,
  page: Page,
): {
  readonly previous?: Page | undefined;
  readonly next?: Page | undefined;
} {
  const articles = listedUnder(context, 'article', page.locale);
  const own = articles.findIndex((article) => article.key === page.key);
  return own === -1 ? {} : { previous: articles[own - 1], next: articles[own + 1] };
}
