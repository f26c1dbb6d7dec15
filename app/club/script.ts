import { watchMember } from '../browser/watch-member.ts';
import { enhanceOpeners } from './enhance-openers.ts';

export function enhanceClub(): void {
  enhanceOpeners();
  watchMember();
}
