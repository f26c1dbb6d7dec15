import type { ReactNode } from 'react';
import type { Locale } from '../../../generated/locales.ts';
import type { BrowserSettings } from '../../document/browser-settings.ts';

interface Props {
  readonly locale: Locale;
}

/** The parts of the rewards club on pages. */
export interface ClubParts {
  /** The header's link, which opens the dialog. */
  readonly Opener: (props: Props) => ReactNode;
  /** The link of the narrow menu that opens the dialog. */
  readonly MenuLink: (props: Props) => ReactNode;
  /** The button in a page that opens the dialog. */
  readonly JoinButton: (props: Props) => ReactNode;
  /** The benefits of members, above the button of the club's page. */
  readonly Benefits: (props: Props) => ReactNode;
  /** The invitation of the home page. */
  readonly Invitation: (props: Props) => ReactNode;
  /** For pages without the script: a link to a form, filled in with a member's details. */
  readonly MemberLink: (props: Props & { readonly href: string }) => ReactNode;
  /** Markup of the dialog at its first step. */
  renderFirstStep(locale: Locale, settings: BrowserSettings): string;
}
