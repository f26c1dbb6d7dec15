import type { Model } from '../../model/model.ts';
import { arrayLines, literal } from '../output/literals.ts';
import { constant, interfaceOf, type SourceFile } from '../output/structures.ts';

/** generated/data/mail-providers.ts */
export function emitMailProviders(mailProviders: Model['mailProviders']): SourceFile {
  return {
    source: 'spec/data/mail-providers.yaml',
    statements: [
      interfaceOf(
        'MailProvider',
        [
          ['name', 'string', 'Its name, as its users know it.'],
          ['inbox', 'string', 'The address of its inbox.'],
          ['domains', 'readonly string[]', 'Of its e-mail addresses, in lower case.'],
        ],
        'A provider of mailboxes.',
      ),
      constant(
        'mailProviders',
        'readonly MailProvider[]',
        arrayLines(mailProviders.map(({ name, inbox, domains }) => literal({ name, inbox, domains }))),
        'The providers, in the order of the spec.',
      ),
    ],
  };
}
