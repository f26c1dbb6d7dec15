import { expect } from 'vitest';
import { logIn } from '../club-api/registration-steps.ts';
import type { GuestLife } from './guest-life.ts';
import type { WatchedGuest } from './watched-guest.ts';

/** Expects that one password opens an account: the last that was acknowledged, or the one that was under way. */
export async function expectOpens(guest: WatchedGuest, life: GuestLife): Promise<void> {
  const { email, password, passwordTried } = life;
  const tried = passwordTried === undefined ? [password] : [password, passwordTried];
  const opened: string[] = [];
  for (const one of tried) if ((await logIn(guest, email, one)).body.success) opened.push(one);
  expect(opened, JSON.stringify(life)).toHaveLength(1);
}
