import { equalInConstantTime, hashesOf, type Secrets } from '../core/secrets.ts';

const quarter = 15 * 60_000;
/** A guest may take two days to fill in a form. */
const lifetime = 2 * 24 * 60 * 60_000;
const stampPattern = /^(\d{4}-\d\d-\d\d)\.([0-9a-z]{1,8})\.([\w-]{43})$/;

/** The content of a stamp. */
export interface FormStamp {
  /** The day of the site on which the form was shown, as YYYY-MM-DD. */
  readonly day: string;
  /** The earliest time at which it was shown, in milliseconds since 1970. */
  readonly shownAt: number;
}

/** The end of the present quarter of an hour, in milliseconds since 1970. Until then, all guests get the same stamp. */
export function endOfStamp(now: number): number {
  return (Math.floor(now / quarter) + 1) * quarter;
}

/**
 * Creates the stamp of a form, which encodes when it was shown; the same for all guests within a quarter of an hour.
 */
export function createStamp(secrets: Secrets, day: string, now: number): string {
  const content = `${day}.${Math.floor(now / quarter).toString(36)}`;
  return `${content}.${secrets.hash('form', content)}`;
}

/** @returns undefined if the stamp was not created here, or has expired */
export function readStamp(secrets: Secrets, stamp: string, now: number): FormStamp | undefined {
  const [, day = '', time = '', mac = ''] = stampPattern.exec(stamp) ?? [];
  const isOwn = hashesOf(secrets, 'form', `${day}.${time}`).some((own) => equalInConstantTime(mac, own));
  const shownAt = Number.parseInt(time, 36) * quarter;
  // The stamp is ahead of the clock if the clock was set back.
  return isOwn && Math.abs(now - shownAt) < lifetime ? { day, shownAt } : undefined;
}
