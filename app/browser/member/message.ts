import { attempt } from './attempt.ts';

/** A text for the next page, in session storage; '' without one. */
export function readWord(): string {
  return attempt<string>(() => sessionStorage.word) ?? '';
}

/** Leaves a text for the page that loads next in this tab. Without storage, that page says nothing. */
export function leaveWord(text: string): void {
  attempt(() => sessionStorage.setItem('word', text));
}
