import { localeCodes, locales } from '../../generated/locales.ts';
import { type Messages, messages } from '../../generated/messages/index.ts';

/** Mail texts in one language. */
export type MailTexts = Messages['mail'];

/** A language in which mails are written. */
export interface MailLanguage {
  readonly bcp47: string;
  readonly texts: MailTexts;
}

/** Mail languages by locale code. */
export const mailLanguages: ReadonlyMap<string, MailLanguage> = new Map(
  localeCodes.map((code) => [code, { bcp47: locales[code].bcp47, texts: messages[code].mail }]),
);

/** The lifetime of a mailed code, in minutes. */
export const codeMinutes = 10;
