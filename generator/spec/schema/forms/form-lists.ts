import { type Static, Type } from '@sinclair/typebox';
import { matching, record, someOf, text } from '../fields.ts';

/** spec/data/common-passwords.yaml */
export const commonPasswordsSchema = record(
  {
    words: Type.Array(matching('\\p{L}\\P{L}*\\p{L}', 'a name with two letters or more'), {
      description:
        'names that identify the site to everybody, such as the group’s and its parts; no password is one of them, nor one of them with other digits and punctuation',
    }),
    rows: Type.Array(matching('^\\S+$', 'characters in their order, in lower case'), {
      description: 'rows of keys and alphabets; no password is a part of one, in either direction',
    }),
    passwords: matching(
      '\\S',
      'common passwords, six characters or more each, in lower case, with a space or a line end between',
    ),
  },
  'the passwords that the rule hardToGuess refuses',
);

export type CommonPasswordsFile = Static<typeof commonPasswordsSchema>;

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

/** spec/data/top-level-domains.yaml */
export const topLevelDomainsSchema = record(
  {
    topLevelDomains: Type.Array(
      matching(
        '^[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]{2,63}$',
        'a top-level domain in lower case and in its own script, not in the form xn--…',
      ),
      { description: 'the top-level domains in use' },
    ),
  },
  'the top-level domains that the first e-mail field accepts',
);

export type TopLevelDomainsFile = Static<typeof topLevelDomainsSchema>;
