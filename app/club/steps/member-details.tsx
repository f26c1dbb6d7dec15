import { useEffect, useState } from 'react';
import type { Schemas } from '../../../generated/api/operations.ts';
import { registrationForm, validateRegistration } from '../../../generated/forms/registration.ts';
import { readConsent, writeConsent } from '../../browser/consent.ts';
import { AccountParts } from '../account/account-parts.tsx';
import { Trouble, useCalls } from '../account/calls.tsx';
import { Status } from '../account/disclosure.tsx';
import { Membership } from '../account/membership.tsx';
import { useAccount } from '../account/use-account.ts';
import { useClubState } from '../dialog/club-state.ts';
import { usePage } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { ClubForm } from '../fields/club-form.tsx';
import { usePhoneRules } from '../fields/phone/use-phone-rules.ts';
import { logOut } from '../flow/log-in.ts';
import { StepFrame } from './step-frame.tsx';

type Member = Schemas['MemberDetails'];

/** The benefits and requests of the member, their data and settings, and the log-out. */
export function MemberDetails() {
  const page = usePage();
  const { texts, api } = page;
  const { userEmail } = useClubState();
  const [member, setMember] = useState<Member>();
  const calls = useCalls();
  const leaving = useCalls();
  const loaded = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the step is shown.
  useEffect(() => calls.run(async () => setMember(await request(api.findMember()))), []);
  return (
    <StepFrame title={texts.club.account}>
      <Membership requests={loaded.account?.requests ?? []} />
      <h3>{texts.club.detailsTitle}</h3>
      {member !== undefined && <Details member={member} onSaved={setMember} />}
      <Trouble calls={calls} />
      <MarketingChoice />
      <AccountParts email={userEmail} {...loaded} />
      <button
        type="button"
        className="secondary"
        data-logout=""
        onClick={() => leaving.run(() => logOut(page))}
      >
        {texts.club.logOut}
      </button>
      <Trouble calls={leaving} />
    </StepFrame>
  );
}

function Details({ member, onSaved }: { readonly member: Member; onSaved(member: Member): void }) {
  const { api, texts } = usePage();
  const rules = usePhoneRules();
  const [isSaved, setSaved] = useState(false);
  const isPhoneNumber = (number: string) => rules?.isPhoneNumber(number) ?? true;
  // The form has no new password.
  const isEasyPassword = () => false;
  const save = async (phone: string) => {
    setSaved(false);
    const body = [{ property: 'phone' as const, value: phone }];
    const answer = await request(api.updateContact({ path: { contact: member.email }, body }));
    if (!answer.success) return { field: 'phone_number', error: answer.code ?? 'invalidPhone' } as const;
    onSaved({ ...member, phone });
    setSaved(true);
    return undefined;
  };
  return (
    <>
      <dl className="details">
        <dt>{texts.form.firstName}</dt>
        <dd>{member.firstname}</dd>
        <dt>{texts.form.lastName}</dt>
        <dd>{member.lastname}</dd>
        <dt>{texts.form.emailAddress}</dt>
        <dd>{member.email}</dd>
      </dl>
      <ClubForm
        form={registrationForm}
        fields={['phone_number']}
        lockedFields={['phone_number']}
        initialValues={{ phone_number: member.phone }}
        submitLabel={['club', 'save']}
        validate={(values) =>
          validateRegistration(values, { now: Date.now(), isPhoneNumber, isEasyPassword })
        }
        submit={({ phone_number }) => save(phone_number)}
      />
      <Status name="saved">{isSaved && texts.club.saved}</Status>
    </>
  );
}

function MarketingChoice() {
  const { consent } = usePage().texts;
  const [isChosen, setChosen] = useState(readConsent);
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => {
          setChosen(target.checked);
          writeConsent(target.checked);
        }}
      />
      <span>
        <strong>{consent.marketing}</strong> {consent.marketingText}
      </span>
    </label>
  );
}
