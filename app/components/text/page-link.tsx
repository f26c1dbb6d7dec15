import type { PropsWithChildren, ReactNode } from 'react';
import { type Locale, locales } from '../../../generated/locales.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';

/** The language of a text, and its direction if the site has languages of both directions. */
export interface LanguageAttributes {
  /** BCP 47. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

const hasBothDirections = Object.values(locales).some(({ dir }) => dir === 'rtl');

/**
 * The attributes of a text that may be borrowed from another language.
 * @param locale the text's locale; undefined if it is the page's, which needs no attributes
 */
export function languageOf(locale: Locale | undefined): LanguageAttributes {
  if (locale === undefined) return {};
  const { bcp47, dir = 'ltr' } = locales[locale];
  return hasBothDirections ? { lang: bcp47, dir } : { lang: bcp47 };
}

export interface PageLinkProps {
  readonly page: Page;
  /** Text of the link in the page's language; default: the page's title. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly current?: 'page' | 'true' | undefined;
}

/** A link to a page. A borrowed title has its own `lang`. */
export function PageLink({ page, children, className, current }: PageLinkProps) {
  return (
    <a
      href={encodePath(page.path)}
      className={className}
      {...languageOf(children === undefined ? page.titleLocale : undefined)}
      aria-current={current}
    >
      {children ?? page.title}
    </a>
  );
}

/** A term with its value, in a description list. */
export function Named({ name, children }: PropsWithChildren<{ readonly name: string }>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
