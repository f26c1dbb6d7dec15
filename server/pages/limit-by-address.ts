import { LRUCache } from 'lru-cache';
import { limitedAddress, networkOf } from '../security/client-address.ts';

/** Number of addresses whose attempts are remembered. */
const mostAddresses = 10_000;

/** Counts an attempt. @returns the seconds until the next one where there are too many, else 0 */
export type LimitAddress = (address: string | undefined) => number;

export interface AddressRate {
  /** Attempts that an address may make at once. */
  readonly most: number;
  /** Attempts that it gets back. */
  readonly perSecond: number;
}

/**
 * Makes a limit for what costs the site some milliseconds and changes nothing. Each process counts in memory: a write to the
 * database would cost as much, and not every site has one.
 * @param now milliseconds since any moment
 */
export function createAddressLimit(
  { most, perSecond }: AddressRate,
  now: () => number = () => performance.now(),
): LimitAddress {
  const buckets = new LRUCache<string, { readonly left: number; readonly at: number }>({
    max: mostAddresses,
  });
  return (address = '') => {
    const limited = limitedAddress(address);
    const [key, at] = [networkOf(limited, '/56') ?? limited, now()];
    const before = buckets.get(key) ?? { left: most, at };
    const left = Math.min(most, before.left + ((at - before.at) / 1000) * perSecond);
    if (left < 1) return Math.ceil((1 - left) / perSecond);
    buckets.set(key, { left: left - 1, at });
    return 0;
  };
}
