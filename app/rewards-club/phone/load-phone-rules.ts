import type { PhoneRules } from './phone-rules.ts';

let loaded: PhoneRules | undefined;
let loading: Promise<PhoneRules> | undefined;

/** Downloads the phone rules with their metadata once; a failed download is tried again. */
export function loadPhoneRules(): Promise<PhoneRules> {
  loading ??= import('./phone-rules.ts').then(
    ({ phoneRules }) => {
      loaded = phoneRules;
      return phoneRules;
    },
    (fault: unknown) => {
      loading = undefined;
      throw fault;
    },
  );
  return loading;
}

/** The rules, if they have been downloaded. */
export function loadedPhoneRules(): PhoneRules | undefined {
  return loaded;
}
