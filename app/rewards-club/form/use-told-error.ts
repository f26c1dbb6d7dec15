import { useState } from 'react';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { useAttempts } from './attempts.ts';

/**
 * The error of a field as the guest is told of it: it appears when the form is sent or the field is left, never while
 * it is being typed, and goes as soon as it is mended.
 * @returns the error to show, and what to call when the field is left
 */
export function useToldError(error: ErrorKey | undefined): [ErrorKey | undefined, tell: () => void] {
  const attempts = useAttempts();
  const [seenAttempts, setSeenAttempts] = useState(attempts);
  const [isTold, setTold] = useState(false);
  if (attempts !== seenAttempts) {
    setSeenAttempts(attempts);
    setTold(true);
  } else if (isTold && error === undefined) {
    setTold(false);
  }
  return [isTold ? error : undefined, () => setTold(true)];
}
