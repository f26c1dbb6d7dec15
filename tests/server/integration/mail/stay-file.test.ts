/** The calendar file of a stay, as a mail program gets it. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Locale, localeCodes } from '../../../../generated/locales.ts';
import { messages } from '../../../../generated/messages/index.ts';
import { site } from '../../../../generated/site.ts';
import type { EnquiryMail } from '../../../../server/core/ports/mail.ts';
import { createMailboxMailer } from '../../../../server/mail/mailbox.ts';
import { clock, letterhead } from './fixture/letterhead.ts';
import { send } from './fixture/send.ts';
import { withMailServer } from './fixture/smtp-server.ts';

const server = withMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });

function copyOf(changes: Partial<EnquiryMail> = {}): EnquiryMail {
  return {
    to: 'ana@example.com',
    kind: 'enquiryCopy',
    locale: 'en',
    title: 'Enquire about a stay',
    reference: 'K7QM-4TXW',
    sentAt: Date.UTC(2027, 0, 31, 22, 5, 9),
    pageLocale: 'en',
    isProven: false,
    about: 'Hotel Alga',
    answers: [],
    stay: { arrival: '2027-06-28', departure: '2027-07-05', location: 'Donji Ratac 1; 21325 Tučepi, HR' },
    ...changes,
  };
}

/** The only attachment of the last received mail, and the properties of its only event. */
function readFile() {
  const [file, ...others] = server().received.at(-1)?.email.attachments ?? [];
  expect(others).toEqual([]);
  const text = new TextDecoder().decode(file?.content as ArrayBuffer);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  const event = calendar.getFirstSubcomponent('vevent');
  const properties = event?.getAllProperties() ?? [];
  return {
    file,
    text,
    method: calendar.getFirstPropertyValue('method'),
    event: Object.fromEntries(properties.map((each) => [each.name, String(each.getFirstValue())])),
    organizer: event?.getFirstProperty('organizer')?.getParameter('cn'),
  };
}

test.each(localeCodes)(
  'a guest who asks for days gets them as a tentative event, in %s',
  async (locale: Locale) => {
    await send(server().url, [copyOf({ locale, pageLocale: locale })]);
    const { file, method, event } = readFile();
    const { calendar, mail } = messages[locale];
    expect(file).toMatchObject({ filename: 'K7QM-4TXW.ics', disposition: 'attachment', method: 'PUBLISH' });
    expect(file?.mimeType).toBe('text/calendar');
    expect(method).toBe('PUBLISH');
    expect(event).toEqual({
      uid: 'K7QM-4TXW@dalmatiasunhotels.example',
      dtstamp: '2027-01-31T22:05:09Z',
      // The end of all-day events is the day after: the event covers the nights.
      dtstart: '2027-06-28',
      dtend: '2027-07-05',
      summary: `Hotel Alga · ${calendar.requested}`,
      description: `${mail.enquiryReference}: K7QM-4TXW\n${site.name}, ${site.contact.email}`,
      location: 'Donji Ratac 1; 21325 Tučepi, HR',
      organizer: `mailto:${site.contact.email}`,
      status: 'TENTATIVE',
      transp: 'TRANSPARENT',
    });
    expect(server().received.at(-1)?.email.text).toContain(mail.enquiryCopyCalendar);
  },
);

test('a request without days, and the mail to the office, have no file', async () => {
  const { stay: _days, ...withoutDays } = copyOf();
  await send(server().url, [withoutDays, copyOf({ kind: 'enquiryOffice' })]);
  const files = server().received.map(({ email }) => email.attachments);
  expect(files).toEqual([[], []]);
  expect(server().received[0]?.email.text).not.toContain(messages.en.mail.enquiryCopyCalendar);
});

test('signs of the format are only text, and a request about no entry has the name of the group', async () => {
  const named = { name: 'A "B"; C, D\\E: '.repeat(9).trim(), contact: { email: 'a@hotel.example' } };
  const { about: _house, ...aboutNone } = copyOf();
  await send(server().url, [aboutNone], { letterhead: { ...letterhead, site: named } });
  const { text, event, organizer } = readFile();
  expect(event.summary).toBe(`${named.name} · ${messages.en.calendar.requested}`);
  expect(organizer).toBe(named.name.replaceAll('"', ''));
  expect(text.split(/\r?\n/).filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('without a mail server, the file stands below the text', async () => {
  const texts: string[] = [];
  const add = async ({ text }: { readonly text: string }) => void texts.push(text);
  const mailbox = {
    add,
    list: async () => [],
    listByRecipient: async () => [],
    removeByRecipient: async () => undefined,
  };
  await createMailboxMailer({ mailbox, letterhead, clock }).send(copyOf());
  expect(texts[0]).toMatch(/\nK7QM-4TXW\.ics\nBEGIN:VCALENDAR\n/);
});
