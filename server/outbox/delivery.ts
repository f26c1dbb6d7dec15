import {
  isOutboxKind,
  type OutboxKind,
  type OutboxPayload,
  readPayload,
} from '../rewards-club/outbox-entries.ts';
import type { Crm } from '../rewards-club/ports/crm.ts';
import type { Mailer } from '../rewards-club/ports/mail.ts';
import type { MemberStore } from '../rewards-club/ports/member-store.ts';

/** Delivers rows; each may come twice, so each leaves the same however often it runs. */
type Handlers = { readonly [Kind in OutboxKind]: (payload: OutboxPayload<Kind>) => Promise<void> };

/** Delivers the payload of a row; rejects when it could not be delivered. */
export type Deliver = (kind: string, payload: unknown) => Promise<void>;

/** A kind that this version of the server does not know; a newer one beside it may. */
export class UnknownKind extends Error {
  override readonly name = 'UnknownKind';
}

export interface DeliveryOptions {
  readonly crm: Crm;
  readonly mailer: Mailer;
  readonly members: Pick<MemberStore, 'find' | 'findByEmail' | 'setRecordId'>;
}

/** What is done for each kind of row. */
export function createDelivery({ crm, mailer, members }: DeliveryOptions): Deliver {
  const handlers: Handlers = {
    async 'contact-update'({ emailKey, email, vid, properties }) {
      if (await crm.updateContact(vid, properties)) return;
      // Whoever has no account, or no longer, wants no contact made of what was left in the queue.
      const member = await members.findByEmail(emailKey);
      if (member === undefined) return;
      const contact = await crm.createContact(email);
      await crm.updateContact(contact.vid, properties);
      if (member.recordId !== contact.vid) await members.setRecordId(member.id, contact.vid);
    },
    async 'registration-form'({ emailKey, form, context }) {
      // A form makes a contact where there is none.
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
    if (!isOutboxKind(kind)) throw new UnknownKind('The row is of a kind that is not known here.');
    await deliverAs(kind, payload);
  };
}
