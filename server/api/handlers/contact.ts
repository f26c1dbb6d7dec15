import { locales } from '../../../generated/locales.ts';
import type { Club } from '../../rewards-club/club.ts';
import { createContact, readContact } from '../../rewards-club/contact-calls.ts';
import { readMember } from '../../rewards-club/read-member.ts';
import { sendCode } from '../../rewards-club/send-code.ts';
import { submitRegistrationForm } from '../../rewards-club/submit-registration-form.ts';
import { updateContact } from '../../rewards-club/update-contact.ts';
import type { ApiHandlers } from './api-handlers.ts';

/** Handlers of the contact and of the forms that the CRM takes. */
export function createContactHandlers(club: Club) {
  return {
    findContact: ({ visit }, { path }) => readContact(club, visit, path.email),
    createContact: ({ visit }, { path }) => createContact(club, visit, path.email),
    findMember: ({ visit }) => readMember(club, visit),
    updateContact: ({ visit }, { path, body }) => updateContact(club, visit, path.contact, body),
    sendActivationCode: ({ visit }, { body }) =>
      sendCode(club, visit, { ...body, homePath: `${locales[body.locale].prefix}/` }),
    submitRegistration: ({ visit }, { body }) => submitRegistrationForm(club, visit, body),
  } satisfies Partial<ApiHandlers>;
}
