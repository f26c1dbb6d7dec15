import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { dialAddress } from './dial-address.ts';
import { formatPhone } from './format-phone.ts';
import { OpenState } from './open-state.tsx';
import { openingHours } from './opening-hours.ts';

/** How to reach the reservations office, large: phone, e-mail, hours. */
export function Reach({ locale }: { readonly locale: Locale }) {
  const { contact, footer } = messages[locale];
  const { email, phone } = site.contact;
  return (
    <dl className="reach">
      <div>
        <dt>{contact.call}</dt>
        <dd>
          <a href={dialAddress(phone)}>{formatPhone(phone)}</a>
        </dd>
      </div>
      <div>
        <dt>{contact.write}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>{footer.hours}</dt>
        <dd>
          {openingHours(locale)} <OpenState locale={locale} />
        </dd>
      </div>
    </dl>
  );
}
