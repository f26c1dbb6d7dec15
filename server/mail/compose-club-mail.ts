import type { MailLanguage, MailTexts } from '../rewards-club/mail-languages.ts';
import type { ClubMail } from '../rewards-club/ports/mail.ts';
import { type MailBlock, type MailBody, paragraph } from './mail-content.ts';

interface Letterhead {
  readonly site: { readonly name: string; readonly contact: { readonly email: string } };
  readonly codeMinutes: number;
}

/** Writes subject and body of a mail of the rewards club. A site without a club has neither texts for it nor sends any. */
export function composeClubMail(mail: ClubMail, { texts }: MailLanguage, letterhead: Letterhead): MailBody {
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
