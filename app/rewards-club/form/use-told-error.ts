import { useState } from 'react';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { useAttempts } from './attempts.ts';

/**
 * The error of a field as the guest is told of it: it appears when the form is sent or the field is left, never while
 * it is being typed, and goes as soon as it is mended. Where another field has made it wrong, it appears at once.
 * @returns the error to show, and what to call when the field is left
 */
export function useToldError(
  error: ErrorKey | undefined,
  value: string,
): [ErrorKey | undefined, tell: () => void] {
  const attempts = useAttempts();
  const [seenAttempts, setSeenAttempts] = useState(attempts);
  const [isTold, setTold] = useState(false);
  const [leftValue, setLeftValue] = useState<string>();
  if (attempts !== seenAttempts) {
    setSeenAttempts(attempts);
    setTold(true);
  } else if (isTold && error === undefined) {
    setTold(false);
  }
  const tell = () => {
    setTold(true);
    setLeftValue(value);
  };
  return [isTold || value === leftValue ? error : undefined, tell];
}
