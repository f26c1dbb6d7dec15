import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { formatHour } from '../text/format-hour.ts';

/** How to reach the group: e-mail, phone, address, working hours. */
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
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </dd>
      <dt>{footer.address}</dt>
      <dd>{footer.addressText}</dd>
      <dt>{footer.hours}</dt>
      <dd>
        {footer.openDaily({
          opens: formatHour(site.hours.opens, locale),
          closes: formatHour(site.hours.closes, locale),
        })}
      </dd>
    </dl>
  );
}
