import { formattingTag } from '../../app/declarations/formatting-tag.ts';
import { officeHours } from '../../app/declarations/texts.ts';
import { filters } from '../../generated/forms/filters.ts';
import { locales } from '../../generated/locales.ts';
import { site } from '../../generated/site.ts';
import type { MailLanguage, MailTexts } from '../core/mail-languages.ts';
import type { ClubMail, ConfirmMail, EnquiryMail, Mail, WelcomeMail } from '../core/ports/mail.ts';
import {
  type MailBlock,
  type MailBody,
  type MailContent,
  paragraph,
  renderHtml,
  renderText,
} from './render-mail.ts';

/**
 * Writes subject and body of a mail of the rewards club. A site without a club has no such texts and sends no such
 * mails.
 */
function composeClubMail(mail: ClubMail, { texts }: MailLanguage, letterhead: Letterhead): MailBody {
  return { subject: texts[`${mail.kind}Subject`], blocks: composeBlocks(mail, texts, letterhead) };
}

function composeBlocks(
  mail: ClubMail,
  texts: MailTexts,
  { site, codeMinutes: minutes }: Letterhead,
): MailBlock[] {
  const { code, link: url, providers = [], hasPasskeys = false } = mail;
  const email = site.contact.email;
  const codeBlocks = (intro: string, label = ''): MailBlock[] => [
    paragraph(intro),
    ...(code === undefined ? [] : [{ kind: 'code', label: texts.codeLabel, code } as const]),
    ...(code === undefined ? [] : [paragraph(texts.expiry({ minutes }))]),
    ...(url === undefined ? [] : [paragraph(texts.linkIntro), { kind: 'link', label, url } as const]),
    paragraph(texts.ignore),
  ];
  const noticeBlocks = (intro: string, notYou: string): MailBlock[] => [
    paragraph(intro),
    paragraph(notYou),
    ...(url === undefined ? [] : [{ kind: 'link', label: texts.siteLink, url } as const]),
  ];
  switch (mail.kind) {
    case 'activationCode':
      return codeBlocks(texts.activationCodeIntro({ name: site.name }), texts.activationCodeLink);
    case 'resetCode':
      return codeBlocks(texts.resetCodeIntro, texts.resetCodeLink);
    case 'removalCode':
      return codeBlocks(texts.removalCodeIntro);
    case 'passwordChanged':
      return [
        ...noticeBlocks(texts.passwordChangedIntro, texts.passwordChangedNotYou({ email })),
        ...providers.map((provider) => paragraph(texts.passwordChangedLinked({ provider }))),
        ...(hasPasskeys ? [paragraph(texts.passwordChangedPasskeys)] : []),
      ];
    case 'accountLinked':
      return noticeBlocks(texts.accountLinkedIntro, texts.notYou({ email }));
    case 'accountUnlinked':
      return noticeBlocks(texts.accountUnlinkedIntro, texts.notYou({ email }));
    case 'passkeyAdded':
      return noticeBlocks(texts.passkeyAddedIntro, texts.notYou({ email }));
    case 'passkeyRemoved':
      return noticeBlocks(texts.passkeyRemovedIntro, texts.notYou({ email }));
    case 'wrongLogIns':
      return noticeBlocks(texts.wrongLogInsIntro, texts.wrongLogInsAdvice);
    case 'accountRemoved':
      return noticeBlocks(texts.accountRemovedIntro, texts.notYou({ email }));
  }
}

/** Subject and body of a mail about a form on a page. A subject never contains a guest's text. */
function composeEnquiryMail(mail: EnquiryMail | ConfirmMail | WelcomeMail, language: MailLanguage): MailBody {
  const { texts } = language;
  switch (mail.kind) {
    case 'enquiryCopy':
      return {
        subject: texts.enquiryCopySubject(mail),
        blocks: [
          paragraph(texts.enquiryCopyIntro),
          listAnswers(mail, language),
          ...(mail.isProven ? [] : [paragraph(texts.enquiryCopyShort)]),
          ...(mail.stay === undefined ? [] : [paragraph(texts.enquiryCopyCalendar)]),
          paragraph(texts.enquiryCopyNext(officeHours(mail.locale))),
        ],
      };
    case 'enquiryOffice':
      return {
        subject: texts.enquiryOfficeSubject(mail),
        blocks: [
          paragraph(texts.enquiryOfficeIntro),
          ...(mail.isProven ? [paragraph(texts.enquiryProven)] : []),
          listAnswers(mail, language),
        ],
      };
    case 'enquiryConfirm':
      return {
        subject: texts.enquiryConfirmSubject(mail),
        blocks: [
          paragraph(texts.enquiryConfirmIntro(mail)),
          { kind: 'link', label: texts.enquiryConfirmLink, url: mail.link },
          paragraph(texts.enquiryConfirmIgnore),
        ],
      };
    case 'newsletterWelcome':
      return {
        subject: texts.newsletterWelcomeSubject,
        blocks: [
          paragraph(texts.newsletterWelcomeIntro),
          { kind: 'link', label: texts.newsletterUnsubscribe, url: mail.link },
        ],
      };
  }
}

function listAnswers(mail: EnquiryMail, { bcp47, texts }: MailLanguage): MailBlock {
  const { kind, reference, sentAt, pageLocale, about, answers } = mail;
  const { timeZone } = site.hours;
  const time = new Intl.DateTimeFormat(formattingTag(mail.locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  });
  const language = new Intl.DisplayNames(bcp47, { type: 'language' }).of(locales[pageLocale].bcp47);
  const rows = [
    [texts.enquiryReference, reference],
    [texts.enquirySent, time.format(sentAt)],
    ...(kind === 'enquiryOffice' ? [[texts.enquiryLanguage, language ?? pageLocale] as const] : []),
    ...(about === undefined ? [] : [[texts.enquiryAbout, about] as const]),
    ...answers,
  ] as const;
  return { kind: 'table', rows };
}

/** Settings shared by all mails. */
export interface Letterhead {
  readonly languages: ReadonlyMap<string, MailLanguage>;
  /** The fallback for a locale without texts. */
  readonly baseLocale: string;
  /** The group in the generated `site`. */
  readonly site: { readonly name: string; readonly contact: { readonly email: string } };
  /** The lifetime of a code, in minutes. */
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
  // Answers that an earlier version stored may contain control characters.
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
