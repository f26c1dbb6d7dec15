import { emailKeyOf } from './email-key.ts';
import { Fault } from './fault.ts';
import type { Visit } from './visit.ts';

/**
 * The key of an e-mail that this session has named before; whoever asks about any other learns nothing.
 * @throws {Fault} 403
 */
export function requirePinned(visit: Visit, email: string): string {
  const emailKey = emailKeyOf(email);
  const isOwn = visit.member?.emailKey === emailKey;
  if (!isOwn && !visit.isPinned(emailKey)) throw new Fault('NotPinned');
  return emailKey;
}
