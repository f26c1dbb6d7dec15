import {
  isOutboxKind,
  type OutboxKind,
  type OutboxPayload,
  readPayload,
} from '../rewards-club/outbox-entries.ts';
import type { Crm } from '../rewards-club/ports/crm.ts';
import type { Mailer } from '../rewards-club/ports/mail.ts';
import type { MemberStore } from '../rewards-club/ports/member-store.ts';

/** Handlers by kind. Delivery is at least once, so each handler is idempotent. */
type Handlers = { readonly [Kind in OutboxKind]: (payload: OutboxPayload<Kind>) => Promise<void> };

/** Delivers the payload of a row; rejects if that fails. */
export type Deliver = (kind: string, payload: unknown) => Promise<void>;

/** A kind that this version does not know; a newer process on the same database may. */
export class UnknownKind extends Error {
  override readonly name = 'UnknownKind';
}

export interface DeliveryOptions {
  readonly crm: Crm;
  readonly mailer: Mailer;
  readonly members: Pick<MemberStore, 'find' | 'findByEmail' | 'setRecordId'>;
}

/** Creates the delivery of all kinds. */
export function createDelivery({ crm, mailer, members }: DeliveryOptions): Deliver {
  const handlers: Handlers = {
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
    async notice({ to, kind, locale }) {
      await mailer.send({ to, kind, locale });
    },
    async 'contact-removal'({ vid }) {
      await crm.removeContact(vid);
    },
  };
  const deliverAs = <Kind extends OutboxKind>(kind: Kind, payload: unknown) =>
    handlers[kind](readPayload(kind, payload));
  return async (kind, payload) => {
    if (!isOutboxKind(kind)) throw new UnknownKind('This version does not know the kind of the row.');
    await deliverAs(kind, payload);
  };
}
