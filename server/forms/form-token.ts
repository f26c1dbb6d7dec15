import { randomBytes } from 'node:crypto';
import { equalInConstantTime, hashesOf, type Secrets } from '../security/secrets.ts';

/** A guest may take two days over a form. */
const lifetime = 2 * 24 * 60 * 60_000;
const tokenPattern = /^([0-9a-z]{6,10})\.([\w-]{16})\.([\w-]{43})$/;

/** Creates the token of a form: it tells when the form was shown, and two requests from one that is sent twice. */
export function createFormToken(secrets: Secrets, now: number): string {
  const content = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${content}.${secrets.hash('form', content)}`;
}

/**
 * The age of a token in milliseconds.
 * @returns undefined if it was not created here, or has expired
 */
export function ageOfToken(secrets: Secrets, token: string, now: number): number | undefined {
  const [, time = '', random = '', mac = ''] = tokenPattern.exec(token) ?? [];
  const isOwn = hashesOf(secrets, 'form', `${time}.${random}`).some((own) => equalInConstantTime(mac, own));
  const age = now - Number.parseInt(time, 36);
  return isOwn && age >= 0 && age < lifetime ? age : undefined;
}
