// Generated from spec/data/mail-providers.yaml by “npm run generate”. Do not edit.

/** A provider of mailboxes. */
export interface MailProvider {
  /** Its name, as its users know it. */
  readonly name: string;
  /** The address of its inbox. */
  readonly inbox: string;
  /** Of its e-mail addresses, in lower case. */
  readonly domains: readonly string[];
}


/** The providers, in the order of the spec. */
export const mailProviders: readonly MailProvider[] = [
  { name: 'Gmail', inbox: 'https://mail.google.com/mail/', domains: ['gmail.com', 'googlemail.com'] },
  { name: 'Outlook', inbox: 'https://outlook.live.com/mail/', domains: ['outlook.com', 'outlook.de', 'outlook.at', 'outlook.fr', 'outlook.it', 'outlook.cz', 'outlook.sk', 'outlook.hu', 'outlook.dk', 'outlook.pt', 'hotmail.com', 'hotmail.de', 'hotmail.fr', 'hotmail.it', 'hotmail.nl', 'hotmail.se', 'hotmail.co.uk', 'hotmail.dk', 'hotmail.fi', 'live.com', 'live.de', 'live.fr', 'live.it', 'live.nl', 'live.se', 'live.dk', 'live.co.uk', 'live.com.pt', 'msn.com'] },
  { name: 'Yahoo Mail', inbox: 'https://mail.yahoo.com/', domains: ['yahoo.com', 'yahoo.co.uk', 'yahoo.de', 'yahoo.fr', 'yahoo.it', 'yahoo.ro', 'yahoo.se', 'yahoo.dk', 'yahoo.pl', 'yahoo.gr', 'yahoo.ie', 'ymail.com', 'rocketmail.com'] },
  { name: 'iCloud Mail', inbox: 'https://www.icloud.com/mail', domains: ['icloud.com', 'me.com', 'mac.com'] },
  { name: 'AOL Mail', inbox: 'https://mail.aol.com/', domains: ['aol.com', 'aol.de', 'aol.co.uk'] },
  { name: 'Proton Mail', inbox: 'https://mail.proton.me/', domains: ['proton.me', 'protonmail.com', 'pm.me'] },
  { name: 'mail.com', inbox: 'https://www.mail.com/', domains: ['mail.com', 'email.com'] },
  { name: 'GMX', inbox: 'https://www.gmx.net/', domains: ['gmx.de', 'gmx.net'] },
  { name: 'GMX', inbox: 'https://www.gmx.at/', domains: ['gmx.at'] },
  { name: 'GMX', inbox: 'https://www.gmx.ch/', domains: ['gmx.ch'] },
  { name: 'GMX', inbox: 'https://www.gmx.com/', domains: ['gmx.com'] },
  { name: 'WEB.DE', inbox: 'https://web.de/', domains: ['web.de'] },
  { name: 'Telekom Mail', inbox: 'https://email.t-online.de/', domains: ['t-online.de'] },
  { name: 'Orange', inbox: 'https://messagerie.orange.fr/', domains: ['orange.fr', 'wanadoo.fr'] },
  { name: 'La Poste', inbox: 'https://www.laposte.net/', domains: ['laposte.net'] },
  { name: 'Libero Mail', inbox: 'https://mail.libero.it/', domains: ['libero.it'] },
  { name: 'Virgilio Mail', inbox: 'https://mail.virgilio.it/', domains: ['virgilio.it'] },
  { name: 'TIM Mail', inbox: 'https://mail.tim.it/', domains: ['tim.it', 'alice.it', 'tin.it'] },
  { name: 'Seznam Email', inbox: 'https://email.seznam.cz/', domains: ['seznam.cz', 'email.cz', 'post.cz'] },
  { name: 'Centrum.cz', inbox: 'https://mail.centrum.cz/', domains: ['centrum.cz'] },
  { name: 'Centrum.sk', inbox: 'https://mail.centrum.sk/', domains: ['centrum.sk'] },
  { name: 'WP Poczta', inbox: 'https://poczta.wp.pl/', domains: ['wp.pl'] },
  { name: 'Poczta o2', inbox: 'https://poczta.o2.pl/', domains: ['o2.pl'] },
  { name: 'Onet Poczta', inbox: 'https://poczta.onet.pl/', domains: ['onet.pl', 'op.pl', 'vp.pl', 'onet.eu'] },
  { name: 'Poczta Interia', inbox: 'https://poczta.interia.pl/', domains: ['interia.pl', 'interia.eu'] },
  { name: 'Freemail', inbox: 'https://freemail.hu/', domains: ['freemail.hu'] },
  { name: 'UKR.NET', inbox: 'https://mail.ukr.net/', domains: ['ukr.net'] },
  { name: 'Mail.ru', inbox: 'https://e.mail.ru/', domains: ['mail.ru', 'bk.ru', 'list.ru', 'inbox.ru'] },
  { name: 'Yandex Mail', inbox: 'https://mail.yandex.ru/', domains: ['yandex.ru', 'yandex.com', 'ya.ru'] },
  { name: 'NAVER Mail', inbox: 'https://mail.naver.com/', domains: ['naver.com'] },
  { name: 'Daum Mail', inbox: 'https://mail.daum.net/', domains: ['daum.net', 'hanmail.net'] },
  { name: 'SAPO Mail', inbox: 'https://mail.sapo.pt/', domains: ['sapo.pt'] },
];
