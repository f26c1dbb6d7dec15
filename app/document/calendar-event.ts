/** All-day events, of which the first is on a day. */
export interface CalendarEvent {
  /** The same whenever the event is sent or downloaded again. */
  readonly uid: string;
  /** When it last changed, in milliseconds since 1970. */
  readonly changedAt: number;
  /** YYYY-MM-DD */
  readonly day: string;
  /** The day after the last one, YYYY-MM-DD; default: the event lasts one day. */
  readonly end?: string | undefined;
  /** The weekdays of a week on which it is repeated, from 1 for Monday, and the last day of all. */
  readonly repeated?: { readonly weekdays: readonly number[]; readonly until: string } | undefined;
  readonly title: string;
  readonly description: string;
  readonly location?: string | undefined;
  readonly url?: string | undefined;
  /** Who publishes an event that is not confirmed yet. */
  readonly organizer?: { readonly name: string; readonly email: string } | undefined;
}

const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/**
 * A calendar file with one event (RFC 5545). An event with an organizer is tentative, and is published to the guest as
 * RFC 5546 asks for.
 * @param product who made the file
 */
export function writeCalendar(product: string, event: CalendarEvent): string {
  const { uid, changedAt, day, end, repeated, title, description, location, url, organizer } = event;
  const days = repeated?.weekdays.map((weekday) => weekdayNames[weekday - 1]).join(',');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}`,
    organizer && 'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${new Date(changedAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    end && `DTEND;VALUE=DATE:${dateOf(end)}`,
    repeated && `RRULE:FREQ=WEEKLY;BYDAY=${days};UNTIL=${dateOf(repeated.until)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    location && `LOCATION:${escapeText(location)}`,
    url && `URL:${url}`,
    organizer && `ORGANIZER;CN="${organizer.name.replaceAll('"', '')}":mailto:${organizer.email}`,
    organizer && 'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => (line ? `${fold(line)}\r\n` : '')).join('');
}

function dateOf(day: string): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Breaks a line after 75 octets at most, between characters. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
