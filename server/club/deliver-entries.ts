import { type Handlers, withCheckedPayloads } from '../core/outbox-rows.ts';
import type { Crm } from '../core/ports/crm.ts';
import type { Mailer } from '../core/ports/mail.ts';
import type { MemberStore } from '../core/ports/member-stores.ts';
import { outboxSchemas } from './outbox-entries.ts';

interface ClubHandlersOptions {
  readonly crm: Crm;
  readonly mailer: Mailer;
  readonly members: Pick<MemberStore, 'find' | 'findByEmail' | 'setRecordId'>;
}

/** The handlers of the rewards club. */
export function createClubHandlers({ crm, mailer, members }: ClubHandlersOptions): Handlers {
  return withCheckedPayloads(outboxSchemas, {
    async 'contact-update'({ emailKey, email, vid, properties }) {
      if (await crm.updateContact(vid, properties)) return;
      // Without an account, the guest must not get a new contact from a leftover row.
      const member = await members.findByEmail(emailKey);
      if (member === undefined) return;
      const contact = await crm.createContact(email);
      await crm.updateContact(contact.vid, properties);
      if (member.recordId !== contact.vid) await members.setRecordId(member.id, contact.vid);
    },
    async 'registration-form'({ emailKey, form, context }) {
      // The form would create a contact for a guest without an account.
      if ((await members.findByEmail(emailKey)) === undefined) return;
      const { trackingCookie, ...page } = context;
      await crm.submitRegistration(form, trackingCookie === undefined ? page : { ...page, trackingCookie });
    },
    async 'record-id'({ email, memberId }) {
      if ((await members.find(memberId)) === undefined) return;
      const { vid } = await crm.createContact(email);
      const member = await members.find(memberId);
      if (member !== undefined && member.recordId !== vid) await members.setRecordId(memberId, vid);
    },
    async notice({ emailKey: _key, ...mail }) {
      await mailer.send(mail);
    },
    async 'contact-removal'({ vid }) {
      await crm.removeContact(vid);
    },
  });
}
