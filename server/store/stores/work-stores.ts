import { type RawBuilder, sql } from 'kysely';
import { emailKeyOf } from '../../core/email-address.ts';
import type { Hit, LimitCount, LimitStore, MailboxItem, MailboxStore } from '../../core/ports/work-stores.ts';
import type { EngineName } from '../engines/engine.ts';
import { change, type Database } from '../tables.ts';

/** Counters in a database. */
export function createLimitStore(db: Database, engine: EngineName): LimitStore {
  return {
    async hit(hits, now) {
      // Ordered by key, to prevent deadlocks.
      const asked = hits.toSorted((one, other) => (one.key < other.key ? -1 : 1));
      const { rows } = await sql<LimitCount>`
        with asked (key, most, ends_at) as (${listOf(asked, now, engine)})
        insert into limits (key, count, resets_at)
        select key, 1, ends_at from asked
        where not exists (
          select 1 from limits join asked on asked.key = limits.key
          where ${isOpen(now, 'asked.ends_at')} and limits.count >= asked.most)
        order by key
        on conflict (key) do update set
          count = case when ${isOpen(now, 'excluded.resets_at')} then limits.count + 1 else 1 end,
          resets_at =
            case when ${isOpen(now, 'excluded.resets_at')} then limits.resets_at else excluded.resets_at end
        where not (${isOpen(now, 'excluded.resets_at')})
          or limits.count < (select most from asked where asked.key = limits.key)
        returning key, count, resets_at`.execute(db);
      return rows;
    },

    async counts(hits, now) {
      if (hits.length === 0) return [];
      const { rows } = await sql<LimitCount>`
        with asked (key, most, ends_at) as (${listOf(hits, now, engine)})
        select limits.key, limits.count, limits.resets_at from limits join asked on asked.key = limits.key
        where ${isOpen(now, 'asked.ends_at')}`.execute(db);
      return rows;
    },

    async undo(keys, now) {
      if (keys.length === 0) return;
      await sql`
        update limits set count = count - 1
        where key in (${sql.join(keys)}) and resets_at > ${now} and count > 0`.execute(db);
    },

    async remove(keys) {
      if (keys.length > 0) await sql`delete from limits where key in (${sql.join(keys)})`.execute(db);
    },
  };
}

/** The counters as rows. PostgreSQL needs explicit types; SQLite would cast anything to a number. */
function listOf(hits: readonly Hit[], now: number, engine: EngineName): RawBuilder<unknown> {
  const number = (value: number) => (engine === 'postgres' ? sql`${value}::bigint` : sql`${value}`);
  const rows = hits.map(
    ({ key, most, windowMilliseconds }) =>
      sql`(${key}, ${number(most)}, ${number(now + windowMilliseconds)})`,
  );
  return sql`values ${sql.join(rows)}`;
}

/** The tolerated clock difference between callers, in milliseconds. */
const skew = 5000;

/** @param newEnd the column with the end of a new window */
function isOpen(now: number, newEnd: string): RawBuilder<unknown> {
  return sql`limits.resets_at > ${now} and limits.resets_at - ${skew} <= ${sql.ref(newEnd)}`;
}

/** Mails stored instead of sent, in a database. */
export function createMailboxStore(db: Database): MailboxStore {
  const newestFirst = db
    .selectFrom('mailbox')
    .select(['to', 'subject', 'text', 'html', 'code', 'link', 'locale', 'sentAt'])
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc');

  return {
    add({ to, subject, text, html, code = null, link = null, locale, sentAt }) {
      const mail = { to, recipientKey: emailKeyOf(to), subject, text, html, code, link, locale, sentAt };
      return change(db.insertInto('mailbox').values(mail));
    },

    async list(limit) {
      return (await newestFirst.limit(limit).execute()).map(readMail);
    },

    async listByRecipient(emailKey) {
      return (await newestFirst.where('recipientKey', '=', emailKey).execute()).map(readMail);
    },

    removeByRecipient: (emailKey) => change(db.deleteFrom('mailbox').where('recipientKey', '=', emailKey)),
  };
}

type MailRow = Omit<MailboxItem, 'code' | 'link'> & { code: string | null; link: string | null };

function readMail({ code, link, ...mail }: MailRow): MailboxItem {
  return { ...mail, ...(code === null ? {} : { code }), ...(link === null ? {} : { link }) };
}
