import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { openingHours } from '../../declarations/texts.ts';
import { Section } from '../listing/sections.tsx';
import { Named } from '../text/page-link.tsx';
import { OpenState, PhoneLink } from './contact.tsx';

interface OfficeProps {
  readonly locale: Locale;
}

/** Phone, e-mail and hours of the reservations office, in large type. */
export function OfficeContact({ locale }: OfficeProps) {
  return (
    <dl className="reach">
      <Phone locale={locale} />
      <Mail locale={locale} />
      <Hours locale={locale} />
    </dl>
  );
}

/** The same in a page's head, each on a line of its own: beside each other, they would move when the font arrives. */
export function OfficeFacts({ locale }: OfficeProps) {
  return [Phone, Mail, Hours].map((Part) => (
    <dl key={Part.name} className="facts">
      <Part locale={locale} />
    </dl>
  ));
}

/**
 * The reservations office as the contact for a restaurant, an excursion or the like. Without hours, which readers would
 * take for those of the restaurant.
 */
export function AskOffice({ locale }: OfficeProps) {
  return (
    <Section title={messages[locale].contact.ask}>
      <dl className="reach">
        <Phone locale={locale} />
        <Mail locale={locale} />
      </dl>
    </Section>
  );
}

function Phone({ locale }: OfficeProps) {
  return (
    <Named name={messages[locale].contact.call}>
      <PhoneLink />
    </Named>
  );
}

function Mail({ locale }: OfficeProps) {
  const { email } = site.contact;
  return (
    <Named name={messages[locale].contact.write}>
      <a href={`mailto:${email}`}>{email}</a>
    </Named>
  );
}

function Hours({ locale }: OfficeProps) {
  return (
    <Named name={messages[locale].footer.office}>
      {openingHours(locale)}
      <OpenState locale={locale} />
    </Named>
  );
}
