import { locales } from '../../../generated/locales.ts';
import type { Club } from '../../rewards-club/club.ts';
import { createContact } from '../../rewards-club/create-contact.ts';
import { findContact } from '../../rewards-club/find-contact.ts';
import { findMember } from '../../rewards-club/find-member.ts';
import { sendActivationCode } from '../../rewards-club/send-activation-code.ts';
import { submitRegistration } from '../../rewards-club/submit-registration.ts';
import { updateContact } from '../../rewards-club/update-contact.ts';
import type { ApiHandlers } from '../api-context.ts';

/** Handlers for the contact and the CRM's forms. */
export function createContactHandlers(club: Club) {
  return {
    findContact: ({ session }, { path }) => findContact(club, session, path.email),
    createContact: ({ session }, { path }) => createContact(club, session, path.email),
    findMember: ({ session }) => findMember(club, session),
    updateContact: ({ session }, { path, body }) => updateContact(club, session, path.contact, body),
    sendActivationCode: ({ session }, { body }) =>
      sendActivationCode(club, session, { ...body, homePath: `${locales[body.locale].prefix}/` }),
    submitRegistration: ({ session }, { body }) => submitRegistration(club, session, body),
  } satisfies Partial<ApiHandlers>;
}
