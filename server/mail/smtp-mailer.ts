import { randomUUID } from 'node:crypto';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Clock } from '../core/clock.ts';
import { checkRecipient, domainOf, isAddress, parseSender } from '../core/email-address.ts';
import { type Mail, type Mailer, MailRefused, MailUnavailable, MailUndecided } from '../core/ports/mail.ts';
import { readSmtpUrl } from './smtp-url.ts';
import { type Letterhead, writeMail } from './write-mail.ts';
import { writeStay } from './write-stay.ts';

export interface SmtpMailerOptions {
  /** See `readSmtpUrl`. */
  readonly url: string;
  /** `club@example.com` or `Name <club@example.com>`; without a name, the group’s is shown. */
  readonly from: string;
  readonly letterhead: Letterhead;
  readonly clock: Clock;
  /**
   * Time limit of the transfer of a mail, in milliseconds; 20 seconds by default. The server may then take as long
   * again to accept a mail with a code, because a guest waits for it, and three times as long for any other.
   */
  readonly timeoutMilliseconds?: number;
  /** Aborts the mails in transfer. */
  readonly signal?: AbortSignal;
}

export interface SmtpMailer extends Mailer {
  /** Closes idle connections at once, and others after their mail. */
  close(): void;
}

/** These headers suppress automatic replies (RFC 3834; Exchange). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Servers may check a mail for minutes before they accept it (RFC 5321, 4.5.3.2.6). */
const answerFactor = 3;

/**
 * Sends mails through a mail server, over a few persistent connections.
 * @throws {TypeError} if the URL or the sender is invalid
 */
export function createSmtpMailer(options: SmtpMailerOptions): SmtpMailer {
  const { letterhead, clock, timeoutMilliseconds = 20_000, signal: stopping } = options;
  const from = parseSender(options.from, letterhead.site.name);
  const transport = createTransport({
    ...readSmtpUrl(options.url),
    pool: true,
    maxConnections: 4,
    maxRequeues: 1,
    connectionTimeout: timeoutMilliseconds / 2,
    greetingTimeout: timeoutMilliseconds / 2,
    socketTimeout: answerFactor * timeoutMilliseconds,
    dnsTimeout: timeoutMilliseconds / 2,
    socketCloseTimeout: 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const patiences = new WeakMap<AbortSignal, Patience>();
  transport.use('stream', ({ data: { signal }, message }, done) => {
    const patience = signal && patiences.get(signal);
    message.processFunc((content) => content.once('end', () => patience?.extend()));
    done();
  });

  return {
    async send(mail) {
      const address = checkRecipient(mail.to);
      const { bcp47, subject, text, html } = writeMail(mail, letterhead);
      const isAwaited = 'code' in mail;
      const patience = createPatience(timeoutMilliseconds, isAwaited ? 1 : answerFactor, stopping);
      patiences.set(patience.signal, patience);
      const message = {
        from,
        to: { name: '', address },
        envelope: { from: from.address, to: address },
        subject,
        text,
        html,
        attachments: attachments(mail, letterhead),
        date: new Date(clock.now()),
        messageId: `<${mail.id ?? randomUUID()}@${domainOf(from.address)}>`,
        headers: { ...automatic, ...listHeaders(mail), 'Content-Language': bcp47 },
        ...replyTo(mail),
        xMailer: false,
        signal: patience.signal,
      } as const;
      await transport
        .sendMail(message)
        .catch((thrown: NodemailerError) => {
          throw explainFailure(thrown, patience.isExtended());
        })
        .finally(() => patience.end());
    },
    close: () => transport.close(),
  };
}

/** Time limits of one mail. */
interface Patience {
  /** Aborts the mail. */
  readonly signal: AbortSignal;
  /** Starts the second time limit, after the transfer of the mail. */
  extend(): void;
  isExtended(): boolean;
  end(): void;
}

function createPatience(milliseconds: number, factor: number, stopping?: AbortSignal): Patience {
  const over = new AbortController();
  let isExtended = false;
  let timer = setTimeout(() => over.abort(), milliseconds);
  return {
    signal: stopping === undefined ? over.signal : AbortSignal.any([over.signal, stopping]),
    extend() {
      if (over.signal.aborted) return;
      isExtended = true;
      clearTimeout(timer);
      timer = setTimeout(() => over.abort(), factor * milliseconds);
    },
    isExtended: () => isExtended,
    end: () => clearTimeout(timer),
  };
}

/** Omits the server’s text, because it quotes the address. */
function explainFailure(cause: NodemailerError, isGiven: boolean): Error {
  const { code, originalCode, command, responseCode, permanent } = cause;
  const reason = originalCode ?? code ?? 'unknown';
  const what = responseCode === undefined ? reason : `${responseCode} to ${command}`;
  const message = `The mail server did not take the mail: ${what}`;
  // A rejected login or sender is a configuration error: after a fix, the mail can be sent.
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (permanent === true && isAboutMail) return new MailRefused(message);
  return isGiven && responseCode === undefined
    ? new MailUndecided(message, { cause })
    : new MailUnavailable(message, { cause });
}

function replyTo(mail: Mail): { readonly replyTo?: { readonly name: string; readonly address: string } } {
  const address = 'replyTo' in mail ? mail.replyTo : undefined;
  return address === undefined || !isAddress(address) ? {} : { replyTo: { name: '', address } };
}

/** A plain attachment: mail programs show a mail with a calendar part in place of a text as an invitation. */
function attachments(mail: Mail, letterhead: Letterhead) {
  const file = writeStay(mail, letterhead);
  return file === undefined ? [] : [{ ...file, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }];
}

/** Lets mail programs end a subscription with one click (RFC 2369, RFC 8058). */
function listHeaders(mail: Mail): Readonly<Record<string, string>> {
  if (mail.kind !== 'newsletterWelcome') return {};
  return {
    'List-Unsubscribe': `<${new URL(mail.unsubscribeUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
