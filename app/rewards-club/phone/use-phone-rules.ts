import { useEffect, useState } from 'react';
import { loadedPhoneRules, loadPhoneRules } from './load-phone-rules.ts';
import type { PhoneRules } from './phone-rules.ts';

/** The rules of phone numbers, undefined until they are downloaded. */
export function usePhoneRules(): PhoneRules | undefined {
  const [rules, setRules] = useState(loadedPhoneRules);
  useEffect(() => {
    let isShown = true;
    loadPhoneRules().then(
      (phoneRules) => isShown && setRules(phoneRules),
      // Without them the field still takes numbers; whether one is right is asked by the form, which loads them too.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return rules;
}
