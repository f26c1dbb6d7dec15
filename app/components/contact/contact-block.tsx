import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { dialAddress } from './dial-address.ts';
import { formatPhone } from './format-phone.ts';
import { OpenState } from './open-state.tsx';
import { openingHours } from './opening-hours.ts';

/** The group's contact details: e-mail, phone, address if known, and the hours of the reservations office. */
export function ContactBlock({ locale }: { readonly locale: Locale }) {
  const { footer } = messages[locale];
  const { email, phone } = site.contact;
  return (
    <dl className="contact">
      <dt>{footer.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{footer.phone}</dt>
      <dd>
        <a href={dialAddress(phone)}>{formatPhone(phone)}</a>
      </dd>
      {site.company.address && (
        <>
          <dt>{footer.address}</dt>
          <dd>{site.company.address}</dd>
        </>
      )}
      <dt>{footer.office}</dt>
      <dd>
        {openingHours(locale)} <OpenState locale={locale} />
      </dd>
    </dl>
  );
}
