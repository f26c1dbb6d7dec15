import { watchMember } from '../browser/member/watch-member.ts';
import { enhanceOpeners } from './enhance-openers.ts';

export function enhanceClub(): void {
  enhanceOpeners();
  watchMember();
}
