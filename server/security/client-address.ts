import { isIP } from 'node:net';

/**
 * The key of a client address for rate limits: an IPv4 address, or the /64 network of an IPv6 address, all of which
 * belongs to one client.
 * @param forwarded as a proxy writes it: some add the port
 */
export function limitedAddress(forwarded: string): string {
  const address = forwarded.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const bare = (mapped ?? address).replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
