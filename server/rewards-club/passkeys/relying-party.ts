import type { Club } from '../club.ts';

/** The site as authenticators know it. */
export interface RelyingParty {
  /** The domain that passkeys belong to. */
  readonly id: string;
  readonly origin: string;
}

/** The relying party of an installation: its public host name. */
export function relyingPartyOf({ siteUrl }: Pick<Club, 'siteUrl'>): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}
