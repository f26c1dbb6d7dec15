import { attempt } from './attempt.ts';

/** The mark of the last member that all pages share; undefined where nobody has logged in. */
export const readMark = (): string | undefined => attempt(() => localStorage.member);

/** The mark when the page was loaded. */
export const markOfPage = readMark();
