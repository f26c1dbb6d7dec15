import type { Body } from '../../../generated/content/index.ts';
import { locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import { languageIn } from '../../declarations/intl-formats.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { bodyOf } from './body-of.tsx';
import { languageOf } from './page-link.tsx';

const fewestParts = 4;
const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/g;

/** Whether a body is so long that its headings are listed. */
export function hasContents(context: RenderContext, page: Page): boolean {
  return [...(bodyOf(context, page)?.html ?? '').matchAll(heading)].length >= fewestParts;
}

/** Links to the headings of a long body. In narrow windows they unfold, so that the text is in view. */
export function Contents({ page }: { readonly page: Page }) {
  const body = bodyOf(useRenderContext(), page);
  const parts = [...(body?.html ?? '').matchAll(heading)];
  const title = messages[page.locale].page.onThisPage;
  return (
    <nav className="contents" aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ol className="links">
          {parts.map(([, id, html]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                {...languageOf(body?.locale === page.locale ? undefined : body?.locale)}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: generated from Markdown without HTML.
                dangerouslySetInnerHTML={{ __html: (html ?? '').replaceAll(/<[^>]*>/g, '') }}
              />
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The body of a page, under its notes. */
export function PageBody({ page }: { readonly page: Page }) {
  const body = bodyOf(useRenderContext(), page);
  if (body === undefined) return null;
  const isBorrowed = body.locale !== page.locale;
  return (
    <>
      <BodyNotes page={page} body={body} />
      <div
        className="prose container"
        data-body
        data-borrowed={isBorrowed || undefined}
        data-facts={body.html.includes(' data-fact=') || undefined}
        {...languageOf(isBorrowed ? body.locale : undefined)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: generated from Markdown without HTML.
        dangerouslySetInnerHTML={{ __html: body.html }}
      />
    </>
  );
}

interface BodyNotesProps {
  readonly page: Page;
  readonly body: Body;
}

/**
 * Notes above a body: that it is in another language than its page, that a legal text in another language than the binding one
 * does not bind, and a link to that one where it is newer.
 */
export function BodyNotes({ page, body }: BodyNotesProps) {
  const context = useRenderContext();
  const { language } = messages[page.locale];
  const binding = factsOf(page.key).purpose === 'legal' ? site.bindingLocale : undefined;
  const notes = [
    // The header already has a note about title and text.
    body.locale !== page.locale &&
      !page.titleLocale &&
      language.borrowed({ language: languageIn(body.locale, page.locale) }),
    binding !== undefined && binding !== page.locale && language.binding,
  ].filter((note) => typeof note === 'string');
  const newer = binding && body.isOutdated ? context.findPage(page.key, binding) : undefined;
  if (notes.length === 0) return null;
  return (
    <div className="container">
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {newer && (
        <p className="note">
          {language.outdated}{' '}
          <a href={encodePath(newer.path)} hrefLang={locales[newer.locale].bcp47}>
            {language.readBinding}
          </a>
        </p>
      )}
    </div>
  );
}
