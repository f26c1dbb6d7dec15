import { isLoopbackHost } from '../core/client-address.ts';

/** The connection options of nodemailer. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Uses TLS from the first byte. */
  readonly secure: boolean;
  /** Requires STARTTLS before any mail. */
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  readonly tls: { readonly rejectUnauthorized: boolean; readonly servername?: string };
  readonly auth?: { readonly user: string; readonly pass: string };
  /** The name of this site in EHLO. */
  readonly name?: string;
}

const switches = ['requireTLS', 'ignoreTLS', 'tls.rejectUnauthorized'];
const texts = ['tls.servername', 'name'];

/**
 * Reads `smtp://user:password@host:587` or `smtps://…:465`. Over `smtp:`, TLS is required unless the server is on this
 * machine; there it is used if offered, without a check of the certificate. In the query, `requireTLS`, `ignoreTLS`,
 * `tls.rejectUnauthorized` (`true` or `false`), `tls.servername` and `name` override this.
 * @throws {TypeError} names the invalid part, without the password
 */
export function readSmtpUrl(text: string): SmtpServer {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new TypeError('The mail server is no smtp:// or smtps:// URL.');
  }
  const query = url.searchParams;
  for (const [name, value] of query) {
    const isKnown = switches.includes(name) ? /^(true|false)$/.test(value) : texts.includes(name);
    if (!isKnown)
      throw new TypeError(`The URL of the mail server has an unknown parameter or value: ${name}`);
  }
  const isOn = (name: string, otherwise: boolean) => (query.get(name) ?? String(otherwise)) === 'true';
  const textOf = (name: string) => query.get(name) || undefined;

  const secure = url.protocol === 'smtps:';
  const isLocal = isLoopbackHost(url.hostname);
  const ignoreTLS = isOn('ignoreTLS', false);
  const requireTLS = !secure && !ignoreTLS && isOn('requireTLS', !isLocal);
  const [user, pass] = [decode(url.username), decode(url.password)];
  const servername = textOf('tls.servername');
  const name = textOf('name');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS,
    ignoreTLS,
    tls: {
      rejectUnauthorized: isOn('tls.rejectUnauthorized', secure || requireTLS || !isLocal),
      ...(servername === undefined ? {} : { servername }),
    },
    ...(user === '' && pass === '' ? {} : { auth: { user, pass } }),
    ...(name === undefined ? {} : { name }),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new TypeError('User name or password of the mail server are not percent-encoded.');
  }
}
