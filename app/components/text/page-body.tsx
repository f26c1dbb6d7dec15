import { type Locale, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { languageNames } from '../facts/intl-formats.ts';
import { bodyOf } from './body-of.tsx';
import { languageOf } from './text-language.ts';

/** The body of a page, its own or, under a note, a borrowed one; legal texts name the language that binds. */
export function PageBody({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const body = bodyOf(context, page);
  if (body === undefined) return null;
  const { language } = messages[page.locale];
  const isBorrowed = body.locale !== page.locale;
  const binding = factsOf(page.key).purpose === 'legal' ? site.bindingLocale : undefined;
  const notes = [
    // The note at the top says the same of title and text.
    isBorrowed &&
      !page.titleLocale &&
      language.bodyBorrowed({ language: languageIn(body.locale, page.locale) }),
    binding && language.binding({ language: languageIn(binding, page.locale) }),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {notes.length > 0 && (
        <div className="container">
          {notes.map((note) => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
        </div>
      )}
      <div
        className="prose container"
        data-body
        data-borrowed={isBorrowed || undefined}
        data-facts={body.html.includes(' data-fact=') || undefined}
        {...languageOf(isBorrowed ? body.locale : undefined)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the generator makes it of Markdown without HTML.
        dangerouslySetInnerHTML={{ __html: body.html }}
      />
    </>
  );
}

/** A language’s name in another language. */
function languageIn(language: Locale, locale: Locale): string {
  return languageNames(locale).of(locales[language].bcp47) ?? language;
}
