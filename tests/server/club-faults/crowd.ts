import { setTimeout as sleep } from 'node:timers/promises';
import { GuestLife, Interrupted } from './guest-life.ts';
import type { WatchedClub } from './watched-club.ts';

/** Several people at a club at once, each with one life after the other. */
export class Crowd {
  /** Those who are there now and those who were. */
  readonly lives: GuestLife[] = [];
  readonly #current = new Map<number, GuestLife>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /**
   * All go on where they were interrupted, until they are interrupted again.
   * @param over ends the visit after the lives that have begun
   * @returns whether all were there to the end
   */
  async visit(club: WatchedClub, over?: AbortSignal): Promise<boolean> {
    const places = Array.from({ length: this.#size }, (_, place) => place);
    const stays = places.map(async (place) => {
      await sleep(Math.random() * 300);
      while (over?.aborted !== true) {
        if (!(await this.#goOn(club, place))) return false;
        this.#current.delete(place);
      }
      return true;
    });
    return (await Promise.all(stays)).every(Boolean);
  }

  /** All finish what they have begun. */
  async finish(club: WatchedClub): Promise<void> {
    for (const life of this.#current.values()) {
      life.move(club);
      await life.live();
    }
    this.#current.clear();
  }

  /** @returns whether the life at this place came to its end */
  async #goOn(club: WatchedClub, place: number): Promise<boolean> {
    const life = this.#current.get(place) ?? new GuestLife(club);
    if (!this.#current.has(place)) this.lives.push(life);
    else life.move(club);
    this.#current.set(place, life);
    try {
      await life.live();
      return true;
    } catch (thrown) {
      if (thrown instanceof Interrupted) return false;
      throw thrown;
    }
  }
}
