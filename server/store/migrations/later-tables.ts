import type { TableDescription } from './build-table.ts';

/** The tables of forms on pages. Never change them after a release; add a migration instead. */
export const enquiries: readonly TableDescription[] = [
  {
    name: 'enquiries',
    columns: {
      id: 'key',
      reference: 'key',
      form: 'key',
      request_key: 'key',
      email_key: 'email',
      email: 'text',
      locale: 'text',
      about: 'text?',
      answers: 'text',
      created_at: 'time',
      remove_at: 'time',
      proof_hash: 'key?',
      proof_expires_at: 'time?',
      proven_at: 'time?',
    },
    primary: ['id'],
    unique: [['reference'], ['request_key'], ['proof_hash']],
    indexes: [['email_key'], ['created_at'], ['remove_at']],
  },
  {
    name: 'subscriptions',
    columns: {
      email_key: 'email',
      email: 'text',
      locale: 'text',
      interests: 'text',
      subscribed_at: 'time',
      unsubscribe_hash: 'key',
    },
    primary: ['email_key'],
    unique: [['unsubscribe_hash']],
  },
];

/** The passkeys of members. Never change it after a release; add a migration instead. */
export const passkeys: TableDescription = {
  name: 'passkeys',
  columns: {
    id: 'key',
    member_id: 'member',
    credential_id: 'text',
    public_key: 'text',
    counter: 'count',
    created_at: 'time',
    last_used_at: 'time?',
  },
  primary: ['id'],
  indexes: [['member_id']],
};
