import { type Static, Type } from '@sinclair/typebox';
import { matching, record } from '../fields.ts';

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
