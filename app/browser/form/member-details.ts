import type { FormRulesData } from '../../components/form/form-rules.tsx';
import { isMember } from '../member/member-cookie.ts';
import { readMember, reloadAfterLogOut } from '../member/member-session.ts';
import { fillForm } from './form-data.ts';

/** Known details, by the values of `member` in fields. */
type Details = Readonly<Record<string, string | undefined>>;

export interface MemberFiller {
  /** Requests the member's details and fills in empty fields. */
  fillIn(): Promise<void>;
  /** Whether a value may be a member's detail and so is not stored in a draft. */
  isDetail(name: string, value: unknown): boolean;
}

export function createMemberFiller(form: HTMLFormElement, fields: FormRulesData['fields']): MemberFiller {
  let details: Details = {};
  return {
    async fillIn() {
      if (!isMember()) return;
      details = await askForDetails();
      const entered = new FormData(form);
      const empty = Object.entries(fields).flatMap(([name, { member }]) => {
        const value = member && details[member];
        return value && !entered.get(name) ? [[name, value] as const] : [];
      });
      fillForm(form, empty);
    },
    isDetail(name, value) {
      const member = fields[name]?.member;
      if (member === undefined || !isMember()) return false;
      const detail = details[member];
      return value === '' || detail === undefined || value === detail;
    },
  };
}

async function askForDetails(): Promise<Details> {
  const answer = await fetch('/api/loyalty/member').catch(() => undefined);
  if (answer?.status === 403) {
    // The session has ended: the server clears the cookie `user`.
    await fetch('/api/cookie').catch(() => undefined);
    reloadAfterLogOut();
    return {};
  }
  // If the CRM does not respond, the cookie still has the e-mail.
  const found = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (found === undefined) return { email: readMember()?.email };
  const { email, firstname, lastname, phone } = found;
  return { email, name: `${firstname} ${lastname}`.trim(), phone };
}
