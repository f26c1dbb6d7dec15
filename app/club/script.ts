import { watchMember } from '../browser/watch-member.ts';
import { enhanceOpeners } from './enhance-openers.ts';

/** Makes the club's links open its dialog, and shows members and guests their texts. */
export function enhanceClub(): void {
  enhanceOpeners();
  watchMember();
}
