import { type Static, Type } from '@sinclair/typebox';
import { matching, record, someOf, text } from '../fields.ts';

const provider = record(
  {
    name: text('its name, as its users know it'),
    inbox: matching('^https://[^\\s]+$', 'the address of its inbox, with https'),
    domains: someOf(
      matching('^[a-z0-9-]+(\\.[a-z0-9-]+)+$', 'a domain of its e-mail addresses in lower case'),
      'the domains of its e-mail addresses',
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
