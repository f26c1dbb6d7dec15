import { writeCalendar } from '../../app/document/calendar-event.ts';
import { messages } from '../../generated/messages/index.ts';
import { domainOf } from '../core/email-address.ts';
import type { Mail } from '../core/ports/mail.ts';
import type { Letterhead } from './write-mail.ts';

/** A file with the stay that a guest asks for. */
export interface StayFile {
  readonly filename: string;
  /** RFC 5545. */
  readonly content: string;
}

/** The calendar file of a guest's copy of a request with the days of a stay; undefined for other mails. */
export function writeStay(mail: Mail, { site }: Pick<Letterhead, 'site'>): StayFile | undefined {
  if (mail.kind !== 'enquiryCopy' || mail.stay === undefined) return undefined;
  const { stay, locale, reference, sentAt, about = site.name } = mail;
  const { calendar, mail: texts } = messages[locale];
  const { email } = site.contact;
  const host = domainOf(email);
  const content = writeCalendar(`${host}//${locale.toUpperCase()}`, {
    uid: `${reference}@${host}`,
    changedAt: sentAt,
    day: stay.arrival,
    end: stay.departure,
    title: `${about} · ${calendar.requested}`,
    description: `${texts.enquiryReference}: ${reference}\n${site.name}, ${email}`,
    location: stay.location,
    organizer: { name: site.name, email },
  });
  return { filename: `${reference}.ics`, content };
}
