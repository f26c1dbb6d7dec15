/**
 * A message of a worker. `open`: it answers requests. `ready`: it serves the site at a URL. `taken`: it has what it was
 * given. `leaving`: it stops as soon as it knows that no more comes.
 */
export type FromWorker = 'open' | 'taken' | 'leaving' | { readonly ready: string };

/** A message to a worker. A connection goes with the first; after the second there are no more. */
export type ToWorker = 'connection' | 'noMore';
