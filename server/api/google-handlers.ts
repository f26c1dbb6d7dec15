import { encodePath } from '../../generated/routes/index.ts';
import type { Club, GuestSession } from '../club/club.ts';
import { signInWithIdentity } from '../club/sign-in-with-identity.ts';
import { ApiError } from '../core/api-error.ts';
import { limitsOf } from '../core/limit-table.ts';
import { minute } from '../core/limits.ts';
import {
  type IdentityProvider,
  IdentityRefused,
  IdentityUnavailable,
  IdentityUnproven,
} from '../core/ports/identity.ts';
import { equalInConstantTime, seal, unseal } from '../core/secrets.ts';
import { readRequestTarget } from '../http/requests.ts';
import type { ApiHandlers } from './api-context.ts';
import type { CallReport } from './call-report.ts';

/** The pending sign-in, sealed in a cookie until the provider redirects back. */
interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Published path to return to. */
  readonly path: string;
}

export interface GoogleOptions {
  /** Undefined if Google is not configured. */
  readonly identity: IdentityProvider | undefined;
  isPublished(path: string): boolean;
  localeOfPath(path: string): string;
}

const use = 'sign-in';
const lifetime = 10 * minute;
const callbackPath = '/api/google/callback';

/** Handlers of the sign-in with Google. The browser navigates to them; they always redirect to a page. */
export function createGoogleHandlers(club: Club, { identity, isPublished, localeOfPath }: GoogleOptions) {
  const { secrets, clock, store, siteUrl } = club;
  const redirectUri = `${siteUrl}${callbackPath}`;
  const backTo = (path: string) => ({ location: encodePath(path) });

  /** Records why a sign-in failed. @returns the address that the browser is redirected to */
  function giveUp(report: CallReport, path: string, thrown: unknown) {
    const reason = reasonOf(thrown);
    if (reason === undefined) throw thrown;
    const outcome = reason.endsWith('Unavailable') ? 'failed' : 'refused';
    const fault = thrown instanceof ApiError ? thrown.cause : thrown;
    report.record('login.google', { outcome, reason, fault });
    const shown = reason === 'IdentityUnproven' ? 'unproven' : 'failed';
    return { location: `${encodePath(path)}?google=${shown}` };
  }

  async function begin(session: GuestSession): Promise<IdentityProvider> {
    if (identity === undefined) throw new ApiError('NotFound');
    await club.limits.consume(limitsOf('google', session));
    return identity;
  }

  function readPending(sealed: string | undefined, state: string): PendingSignIn | undefined {
    const opened = [secrets, ...secrets.former].map(({ sealKey }) =>
      unseal(sealKey, use, sealed ?? '', clock.now()),
    );
    // Only `startGoogleSignIn` seals values for this use.
    const pending = opened.find((value) => value !== undefined) as PendingSignIn | undefined;
    return pending !== undefined && equalInConstantTime(pending.state, state) ? pending : undefined;
  }

  return {
    async startGoogleSignIn({ session, cookies, report, response }, { query }) {
      const provider = await begin(session);
      const { return: given = '' } = query;
      // Only paths are accepted: an absolute URL is ignored, even one of this site.
      const wanted = given.startsWith('/') ? (readRequestTarget(given).path ?? '') : '';
      const path = isPublished(wanted) ? wanted : '/';
      // Google redirects at once if the guest has agreed before, so a link on another site could log the guest in.
      const from = response.req.headers['sec-fetch-site'];
      if (from !== undefined && from !== 'same-origin') {
        report.record('request.foreign-origin', { outcome: 'refused', reason: 'ForeignOrigin' });
        return backTo(path);
      }
      try {
        const { url, state, nonce, verifier } = await provider.start(redirectUri);
        const pending: PendingSignIn = { state, nonce, verifier, path };
        const sealed = seal(secrets.sealKey, use, pending, clock.now() + lifetime);
        cookies.setSignIn(response, sealed, lifetime / 1000);
        return { location: url };
      } catch (thrown) {
        return giveUp(report, path, thrown);
      }
    },

    async finishGoogleSignIn({ session, sent, cookies, report, response }, { query }) {
      const provider = await begin(session);
      const pending = readPending(sent[cookies.signInName], query.state);
      if (pending === undefined) return giveUp(report, '/', new IdentityRefused('state'));
      cookies.clearSignIn(response);
      const { nonce, verifier, path } = pending;
      try {
        const isFirst = await store.spentTokens.spend(
          secrets.hash('state', query.state),
          clock.now() + lifetime,
        );
        if (!isFirst) throw new IdentityRefused('state: repeated');
        if (query.error === 'access_denied') return backTo(path);
        if (query.code === undefined) throw new IdentityRefused('code');
        const proven = await provider.finish({ code: query.code, redirectUri, nonce, verifier });
        const { change } = await signInWithIdentity(club, session, proven, localeOfPath(path));
        if (change === 'added') report.record('account.register', { outcome: 'success' });
        if (change === 'linked') report.record('identity.link', { outcome: 'success' });
        report.record('login.google', { outcome: 'success' });
        return backTo(path);
      } catch (thrown) {
        return giveUp(report, path, thrown);
      }
    },
  } satisfies Partial<ApiHandlers>;
}

/** The reason for a failed sign-in that is not a fault of the site; undefined for other errors. */
function reasonOf(thrown: unknown): string | undefined {
  if (thrown instanceof IdentityRefused) return 'IdentityRefused';
  if (thrown instanceof IdentityUnproven) return 'IdentityUnproven';
  if (thrown instanceof IdentityUnavailable) return 'IdentityUnavailable';
  return thrown instanceof ApiError && thrown.code === 'CrmUnavailable' ? thrown.code : undefined;
}
