import { europeanTag } from '../../components/text/formatting-tag.ts';

/** The day in the page's language and the guest's time zone. */
export function formatDay(time: number): string {
  const tag = europeanTag(document.documentElement.lang);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(time);
}
