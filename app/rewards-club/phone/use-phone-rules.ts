import { useEffect, useState } from 'react';
import { loadedPhoneRules, loadPhoneRules } from './load-phone-rules.ts';
import type { PhoneRules } from './phone-rules.ts';

/** The phone rules; undefined until they have loaded. */
export function usePhoneRules(): PhoneRules | undefined {
  const [rules, setRules] = useState(loadedPhoneRules);
  useEffect(() => {
    let isShown = true;
    loadPhoneRules().then(
      (phoneRules) => isShown && setRules(phoneRules),
      // The field works without the rules; the form, which loads them too, validates the number.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return rules;
}
