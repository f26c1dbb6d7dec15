import type { TableDescription } from './build-table.ts';

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
