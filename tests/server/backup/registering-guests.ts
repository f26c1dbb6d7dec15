import type { ClubSite } from '../club-api/club-site.ts';
import type { Guest } from '../club-api/guest.ts';

/** A member whose registration and log-in were acknowledged. */
export interface Registered {
  readonly email: string;
  /** The browser, signed in. */
  readonly guest: Guest;
}

/** Guests who register at a club, several at a time, until they are stopped. */
export class RegisteringGuests {
  readonly #club: ClubSite;
  readonly #registered: Registered[] = [];
  readonly #queues: readonly Promise<void>[];
  #isOver = false;

  constructor(club: ClubSite, atOnce: number) {
    this.#club = club;
    this.#queues = Array.from({ length: atOnce }, () => this.#register());
  }

  async #register(): Promise<void> {
    while (!this.#isOver) this.#registered.push(await this.#club.createMember());
  }

  /** Those who are members by now. */
  soFar(): readonly Registered[] {
    return [...this.#registered];
  }

  /** Lets those who have begun finish. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#queues);
  }
}
