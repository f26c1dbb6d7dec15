import { createDownload } from '../../dialog/create-download.ts';

/** The phone rules with their metadata; undefined until they have loaded. */
export const usePhoneRules = createDownload(() =>
  import('./phone-rules.ts').then(({ phoneRules }) => phoneRules),
);
