import { attempt } from '../load/attempt.ts';

/** A text for the next page, in session storage; '' without one. */
export function readMessage(): string {
  return attempt<string>(() => sessionStorage.message) ?? '';
}

/** Leaves a text for the page that loads next in this tab. Without storage, that page says nothing. */
export function leaveMessage(text: string): void {
  attempt(() => sessionStorage.setItem('message', text));
}
