import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { openingHours } from '../../declarations/texts.ts';
import { Section } from '../listing/sections.tsx';
import { Named } from '../text/page-link.tsx';
import { dialAddress, formatPhone, OpenState } from './contact.tsx';

/** Phone, e-mail and hours of the reservations office: as cards, or as facts of a page's head. */
export function OfficeContact({
  locale,
  isInHead,
}: {
  readonly locale: Locale;
  readonly isInHead?: boolean;
}) {
  const { footer } = messages[locale];
  return (
    <dl className={isInHead ? 'facts' : 'reach'}>
      <PhoneAndMail locale={locale} />
      <Named name={footer.office}>
        {openingHours(locale)} <OpenState locale={locale} />
      </Named>
    </dl>
  );
}

/**
 * The reservations office as the contact for a restaurant, an excursion or the like. Without hours, which readers would
 * take for those of the restaurant.
 */
export function AskOffice({ locale }: { readonly locale: Locale }) {
  return (
    <Section title={messages[locale].contact.ask}>
      <dl className="reach">
        <PhoneAndMail locale={locale} />
      </dl>
    </Section>
  );
}

function PhoneAndMail({ locale }: { readonly locale: Locale }) {
  const { contact } = messages[locale];
  const { email, phone } = site.contact;
  return (
    <>
      <Named name={contact.call}>
        <a href={dialAddress(phone)}>{formatPhone(phone)}</a>
      </Named>
      <Named name={contact.write}>
        <a href={`mailto:${email}`}>{email}</a>
      </Named>
    </>
  );
}
