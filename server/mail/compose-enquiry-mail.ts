import { formattingTag, officeHours } from '../../app/document/describe-answers.ts';
import { locales } from '../../generated/locales.ts';
import { site } from '../../generated/site.ts';
import type { MailLanguage } from '../rewards-club/mail-languages.ts';
import type { ConfirmMail, EnquiryMail, WelcomeMail } from '../rewards-club/ports/mail.ts';
import { type MailBlock, type MailBody, paragraph } from './mail-content.ts';

/** Subject and body of a mail about a form on a page. No text of a guest gets into a subject. */
export function composeEnquiryMail(
  mail: EnquiryMail | ConfirmMail | WelcomeMail,
  language: MailLanguage,
): MailBody {
  const { texts } = language;
  switch (mail.kind) {
    case 'enquiryCopy':
      return {
        subject: texts.enquiryCopySubject(mail),
        blocks: [
          paragraph(texts.enquiryCopyIntro),
          listAnswers(mail, language),
          ...(mail.isProven ? [] : [paragraph(texts.enquiryCopyShort)]),
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
