import type { Request, Response } from 'express';
import type { OperationId } from '../../../generated/api/operations.ts';
import type { CallReport } from '../../../server/api/call-report.ts';
import { CookieSession } from '../../../server/api/cookie-session.ts';
import { createClubCookies } from '../../../server/api/cookies.ts';
import {
  createContactHandlers,
  createLoyaltyHandlers,
  createSessionHandlers,
} from '../../../server/api/handlers.ts';
import { createRequestContextReader } from '../../../server/api/read-request-context.ts';
import type { Club } from '../../../server/club/club.ts';
import { ApiError } from '../../../server/core/api-error.ts';
import { emailKeyOf } from '../../../server/core/email-address.ts';
import { type AnswerBody, Browser } from '../club-api/browser.ts';

type Handle = (context: unknown, input: unknown) => Promise<unknown>;

const clubCookies = createClubCookies(false);
const report = { record: () => undefined } as unknown as CallReport;

/** A browser that calls the use cases as the API does, without HTTP: it keeps cookies, and gets errors as refusals. */
export class Visitor extends Browser {
  readonly club: Club;
  readonly #address: string;
  /** Keys of all e-mails that somebody has named. */
  readonly #named: Set<string>;

  constructor(club: Club, address: string, named: Set<string>, cookies = new Map<string, string>()) {
    super(cookies);
    this.club = club;
    this.#address = address;
    this.#named = named;
  }

  /** Another browser with the same cookies, as a thief has it. */
  copy(address = this.#address): Visitor {
    return new Visitor(this.club, address, this.#named, new Map(this.cookies));
  }

  /** This browser at a club that differs from its own. */
  at(club: Club): Visitor {
    return new Visitor(club, this.#address, this.#named, this.cookies);
  }

  /** Does something in the session of this browser. @returns what it gives, or the refusal that an error is answered with */
  async act<T>(work: (session: CookieSession, response: Response) => Promise<T>) {
    const read = createRequestContextReader(this.club, clubCookies.sessionName);
    const request = { ip: this.#address, headers: {} } as Request;
    const session = new CookieSession(this.club, await read(request, Object.fromEntries(this.cookies)));
    const response = {
      cookie: (name: string, value: string) => void this.cookies.set(name, value),
      clearCookie: (name: string) => void this.cookies.delete(name),
      setHeader: () => undefined,
    } as unknown as Response;
    try {
      const answer = await work(session, response);
      session.writeTo(response, clubCookies);
      return answer;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const { code, retryAfter } = thrown;
      return { success: false, code, retryAfter } as const;
    }
  }

  async ask(
    id: OperationId,
    body?: unknown,
    path: Readonly<Record<string, string>> = {},
  ): Promise<AnswerBody> {
    const { email = path.email } = Object(body);
    if (typeof email === 'string') this.#named.add(emailKeyOf(email));
    const handlers = {
      ...createLoyaltyHandlers(this.club),
      ...createContactHandlers(this.club),
      ...createSessionHandlers(this.club),
    } as unknown as Readonly<Record<string, Handle>>;
    return this.act(async (session, response) =>
      handlers[id]?.({ session, cookies: clubCookies, report, response }, { body, path }),
    );
  }
}
