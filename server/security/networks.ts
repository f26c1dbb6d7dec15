import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether a host name or address (IPv6 without or with brackets) can only be reached from this machine:
 * `localhost` and names below it, 127.0.0.0/8, ::1 and IPv4-mapped forms.
 */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const version = isIP(bare);
  if (version !== 0) return loopback.check(bare, version === 4 ? 'ipv4' : 'ipv6');
  return bare === 'localhost' || bare.endsWith('.localhost');
}

/** Whether a text is an address, or a network in CIDR notation with a prefix of at least one bit. */
export function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  if (prefix === undefined) return true;
  const bits = Number(prefix);
  return bits >= 1 && bits <= (version === 4 ? 32 : 128);
}

/** Whether a URL leads to this machine only. */
export function isLoopbackUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isLoopbackHost(url.hostname);
}

/**
 * Whether nobody on the way can read or change what is sent to a URL: https, or http on this machine, without user name
 * and password.
 */
export function isPrivateUrl(text: unknown): text is string {
  const url = typeof text === 'string' ? URL.parse(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}
