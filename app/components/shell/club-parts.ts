import type { ReactNode } from 'react';
import type { Locale } from '../../../generated/locales.ts';

interface Props {
  readonly locale: Locale;
}

/** The parts of the rewards club that pages show. A site without a club has none of them. */
export interface ClubParts {
  /** The header's link, which opens the dialog. */
  readonly Opener: (props: Props) => ReactNode;
  /** The button that opens the dialog from within a page. */
  readonly JoinButton: (props: Props) => ReactNode;
  /** The invitation of the home page. */
  readonly Invitation: (props: Props) => ReactNode;
  /** Without a script, a link to a form that is filled in with a member's details. */
  readonly MemberLink: (props: Props & { readonly href: string }) => ReactNode;
  /** Markup of the dialog at its first step. */
  renderFirstStep(locale: Locale): string;
}
