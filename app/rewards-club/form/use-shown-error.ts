import { useState } from 'react';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { useAttempts } from './attempts.ts';

/**
 * The visible error of a field. It appears when the form is sent or the field is left, never while typing, and
 * disappears as soon as it is fixed. An error caused by another field appears at once.
 * @returns the error to show, and a callback for leaving the field
 */
export function useShownError(
  error: ErrorKey | undefined,
  value: string,
): [ErrorKey | undefined, show: () => void] {
  const attempts = useAttempts();
  const [seenAttempts, setSeenAttempts] = useState(attempts);
  const [isShown, setShown] = useState(false);
  const [leftValue, setLeftValue] = useState<string>();
  if (attempts !== seenAttempts) {
    setSeenAttempts(attempts);
    setShown(true);
  } else if (isShown && error === undefined) {
    setShown(false);
  }
  const show = () => {
    setShown(true);
    setLeftValue(value);
  };
  return [isShown || value === leftValue ? error : undefined, show];
}
