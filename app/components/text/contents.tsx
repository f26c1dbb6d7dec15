import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { bodyOf } from './body-of.tsx';
import { languageOf } from './text-language.ts';

const fewestParts = 4;
const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/g;

/** Links to the parts of a long body; nothing if there are only a few. */
export function Contents({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const body = bodyOf(context, page);
  const parts = [...(body?.html ?? '').matchAll(heading)];
  if (parts.length < fewestParts) return null;
  const title = messages[page.locale].page.onThisPage;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ol className="links">
        {parts.map(([, id, html]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              {...languageOf(body?.locale === page.locale ? undefined : body?.locale)}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the generator makes it of Markdown without HTML.
              dangerouslySetInnerHTML={{ __html: (html ?? '').replaceAll(/<[^>]*>/g, '') }}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
