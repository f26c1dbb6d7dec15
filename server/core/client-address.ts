import { BlockList, isIP } from 'node:net';

/**
 * The key of a client address for rate limits: an IPv4 address, also where IPv6 carries it, or the /64 network of an IPv6
 * address, all of which belongs to one client.
 * @param forwarded as a proxy writes it: some add the port
 */
export function limitedAddress(forwarded: string): string {
  const address = forwarded.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1');
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const groups = readGroups(bare);
  if (carriersOfIPv4.includes(groups.slice(0, 6).map(hex).join(':')))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

/** Prefixes of IPv6 addresses that carry an IPv4 address (RFC 4291, 2.5.5.2; RFC 6052, 2.1). */
const carriersOfIPv4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** The networks that limits count by: of IPv4, and of IPv6, where a customer gets a /56 or even a /48. */
export type NetworkSize = '/24' | '/56' | '/48';

/**
 * The network of an address.
 * @param address see `limitedAddress`
 * @returns undefined for an address of the other version of IP
 */
export function networkOf(address: string, size: NetworkSize): string | undefined {
  const isIPv6 = address.endsWith('::/64');
  if (size === '/24') return isIPv6 ? undefined : address.replace(/\.\d+$/, '.0/24');
  if (!isIPv6) return undefined;
  const [first, second, third, fourth = ''] = address.split(':');
  const site = [first, second, third].join(':');
  return size === '/48' ? `${site}::/48` : `${site}:${hex(Number.parseInt(fourth, 16) & 0xff00)}::/56`;
}

const hex = (group: number) => group.toString(16);

/** The eight groups of an IPv6 address. */
function readGroups(address: string): readonly number[] {
  // The canonical form has no dotted part.
  const spelled = address.includes('.') ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
  const [head = '', tail = ''] = spelled.split('::');
  const groupsIn = (part: string) => (part === '' ? [] : part.split(':'));
  const [left, right] = [groupsIn(head), groupsIn(tail)] as const;
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

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
 * Whether requests to a URL are protected in transit: https, or http on this machine, without user name and password.
 */
export function isPrivateUrl(text: unknown): text is string {
  const url = typeof text === 'string' ? URL.parse(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}
