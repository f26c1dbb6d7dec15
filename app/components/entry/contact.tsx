import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { formatHour, openingHours } from '../../declarations/texts.ts';

/** The `tel:` address of a formatted phone number. */
function dialAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

const formatted = new Map<string, string>();

/** Formats a phone number of the spec with no-break spaces. Returns other texts unchanged. */
export function formatPhone(phone: string): string {
  const text = formatted.get(phone) ?? format(phone);
  formatted.set(phone, text);
  return text;
}

function format(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational().replaceAll(' ', '\u00a0') ?? phone;
}

/** The phone number. It begins with its plus sign in every script. */
export function PhoneLink() {
  const { phone } = site.contact;
  return (
    <a href={dialAddress(phone)} dir="ltr">
      {formatPhone(phone)}
    </a>
  );
}

/** Whether the reservations office is open, or when it opens. The page's script fills in its line. */
export function OpenState({ locale }: { readonly locale: Locale }) {
  const { contact } = messages[locale];
  const { opens, closes, timeZone } = site.hours;
  return (
    <div
      className="open-state"
      data-opens={opens}
      data-closes={closes}
      data-time-zone={timeZone}
      data-open-text={contact.openNow}
      data-closed-text={contact.closedNow({ opens: formatHour(opens, locale) })}
    >
      {'\u00a0'}
    </div>
  );
}

/** The group's contact details and the hours of the reservations office. */
export function ContactBlock({ locale }: { readonly locale: Locale }) {
  const { footer } = messages[locale];
  const { email } = site.contact;
  return (
    <dl className="contact">
      <dt>{footer.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{footer.phone}</dt>
      <dd>
        <PhoneLink />
      </dd>
      {site.company.address && (
        <>
          <dt>{footer.address}</dt>
          <dd>{site.company.address}</dd>
        </>
      )}
      <dt>{footer.office}</dt>
      <dd>
        {openingHours(locale)}
        <OpenState locale={locale} />
      </dd>
    </dl>
  );
}
