import { filters } from '../../generated/forms/filters.ts';
import type { MailLanguage } from '../rewards-club/mail-languages.ts';
import type { Mail } from '../rewards-club/ports/mail.ts';
import { composeClubMail } from './compose-club-mail.ts';
import { composeEnquiryMail } from './compose-enquiry-mail.ts';
import { type MailBody, type MailContent, paragraph } from './mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** Settings shared by all mails. */
export interface Letterhead {
  readonly languages: ReadonlyMap<string, MailLanguage>;
  /** Stands in for a locale without texts. */
  readonly baseLocale: string;
  /** The group, as the generated `site` names it. */
  readonly site: { readonly name: string; readonly contact: { readonly email: string } };
  /** For how many minutes a code is valid. */
  readonly codeMinutes: number;
}

export interface WrittenMail {
  readonly bcp47: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a mail in the language of its locale. Leaves out the parts for a missing code or link. */
export function writeMail(mail: Mail, letterhead: Letterhead): WrittenMail {
  const content = composeMail(mail, letterhead);
  const { bcp47, subject } = content;
  // Answers that an earlier version has stored may steer what shows the mail.
  return {
    bcp47,
    subject: filters.line(subject),
    text: filters.lines(renderText(content)),
    html: filters.lines(renderHtml(content)),
  };
}

function composeMail(mail: Mail, letterhead: Letterhead): MailContent {
  const { languages, baseLocale, site } = letterhead;
  const language = languages.get(mail.locale) ?? languages.get(baseLocale);
  if (language === undefined) throw new Error(`There are no mails in ${baseLocale}.`);
  const { bcp47, texts } = language;
  const { name, contact } = site;
  const { subject, blocks } = composeBody(mail, language, letterhead);
  const footer = texts.footer({ email: contact.email });
  const body = [paragraph(texts.greeting), ...blocks];
  return { bcp47, subject, blocks: body, name, footer, contact: contact.email };
}

function composeBody(mail: Mail, language: MailLanguage, letterhead: Letterhead): MailBody {
  switch (mail.kind) {
    case 'enquiryCopy':
    case 'enquiryOffice':
    case 'enquiryConfirm':
    case 'newsletterWelcome':
      return composeEnquiryMail(mail, language);
    default:
      return composeClubMail(mail, language, letterhead);
  }
}
