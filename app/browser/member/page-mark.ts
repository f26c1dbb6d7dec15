import { attempt } from '../load/attempt.ts';

/** The mark in local storage (see `Mark`); undefined if nobody has ever logged in. */
export const readMark = (): string | undefined => attempt(() => localStorage.member);

/** The mark when the page was loaded. */
export const markOfPage = readMark();
