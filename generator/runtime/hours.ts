/** How a language writes the time of day. */
export interface HourForms {
  /** For `Intl`, which formats what has no form here. */
  readonly bcp47: string;
  /** The form of a time, with `{hour}` and `{minute}`. */
  readonly time?: string;
  /** The form of a full hour, with `{hour}`; default: that of any time. */
  readonly wholeHour?: string;
  /** The word for the end of a day; default: 24, formatted as an hour. */
  readonly midnight?: string;
}

/**
 * Formats a time with the 24-hour clock, which the site uses in every language.
 * @param time local time as `HH:MM`; 24:00 for midnight at the end of a day
 */
export function formatHour(time: string, forms: HourForms): string {
  const [hour = '', minute = ''] = time.split(':');
  const isEndOfDay = hour === '24';
  if (isEndOfDay && forms.midnight !== undefined) return forms.midnight;
  const form = (minute === '00' ? forms.wholeHour : undefined) ?? forms.time;
  if (form !== undefined) return form.replace('{hour}', String(Number(hour))).replace('{minute}', minute);
  const format = new Intl.DateTimeFormat(forms.bcp47, {
    timeStyle: 'short',
    hourCycle: isEndOfDay ? 'h24' : 'h23',
    timeZone: 'UTC',
  });
  return format.format(new Date(`1970-01-01T${time}:00Z`));
}
