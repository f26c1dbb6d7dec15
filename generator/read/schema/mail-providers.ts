import { type Static, Type } from '@sinclair/typebox';
import { record, text } from './fields.ts';

const provider = record(
  {
    name: text('its name, as its users know it'),
    inbox: Type.String({ pattern: '^https://[^\\s]+$', description: 'the address of its inbox, with https' }),
    domains: Type.Array(
      Type.String({
        pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$',
        description: 'a domain of its e-mail addresses in lower case',
      }),
      { minItems: 1, description: 'the domains of its e-mail addresses' },
    ),
  },
  'a provider of mailboxes',
);

/** spec/data/mail-providers.yaml */
export const mailProvidersSchema = record(
  { mailProviders: Type.Array(provider, { description: 'the providers' }) },
  'providers whose inboxes the club links to, and whose misspelled domains it corrects',
);

export type MailProvidersFile = Static<typeof mailProvidersSchema>;
