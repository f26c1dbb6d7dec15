import type { Locale } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';

interface MemberLinkProps {
  readonly locale: Locale;
  readonly href: string;
}

/** A link to the same form, filled in with the details of the member who is logged in. The script fills them in by itself. */
export function MemberLink({ locale, href }: MemberLinkProps) {
  return (
    <noscript>
      <p>
        <a href={href} rel="nofollow">
          {messages[locale].club.useMembership}
        </a>
      </p>
    </noscript>
  );
}
