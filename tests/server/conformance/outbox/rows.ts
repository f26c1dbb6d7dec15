import type { Static } from '@sinclair/typebox';
import type { outboxSchemas } from '../../../../server/club/outbox-entries.ts';

export const emailKey = 'guest@example.com';

/** One payload of each kind. */
export const payloads = {
  'contact-update': {
    emailKey,
    email: emailKey,
    vid: '77',
    properties: { firstname: 'Ana', birth_date: '332460000000' },
  },
  'registration-form': {
    emailKey,
    form: {
      email: emailKey,
      firstname: 'Ana',
      lastname: 'Horvat',
      phone: '+385911234567',
      titula: 'Ms.',
      birthDate: '332460000000',
      locale: 'hr',
      marketing: true,
    },
    context: { pageUri: 'https://hotel.example/hr/', pageName: 'Početna' },
  },
  'record-id': { emailKey, email: emailKey, memberId: 'm1' },
  notice: { emailKey, to: emailKey, kind: 'passwordChanged', locale: 'hr' },
  'contact-removal': { vid: '77' },
} as const satisfies { readonly [Kind in keyof typeof outboxSchemas]: Static<(typeof outboxSchemas)[Kind]> };
