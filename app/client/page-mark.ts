import { attempt } from './attempt.ts';

/** Name of the mark in both storages: `<leaving>:<member>`, where `leaving` identifies the last time that a member left. */
export const markName = 'member';

/** The mark that all pages share; undefined where nobody has logged in. */
export function readMark(): string | undefined {
  return attempt(() => localStorage.getItem(markName)) ?? undefined;
}

/** The mark when the page was loaded. */
export const markOfPage = readMark();
