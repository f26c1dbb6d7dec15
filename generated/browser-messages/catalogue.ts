// Generated from spec/site.yaml by “npm run generate”. Do not edit.

import type { Messages } from '../messages/catalogue.ts';
/** The groups of messages that scripts of a page use. */
export type BrowserMessages = Pick<Messages, 'club' | 'form' | 'errors' | 'phone' | 'consent' | 'suggestion'>;
