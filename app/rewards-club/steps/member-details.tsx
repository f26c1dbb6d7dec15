import { useEffect, useState } from 'react';
import type { Schemas } from '../../../generated/api/operations.ts';
import { registrationForm, validateRegistration } from '../../../generated/forms/registration.ts';
import { readConsent, writeConsent } from '../../client/consent.ts';
import { goTo } from '../club-state.ts';
import { startAgain } from '../flow/choose-step.ts';
import { logOut } from '../flow/log-in.ts';
import { ClubForm } from '../form/club-form.tsx';
import { usePage } from '../page-context.tsx';
import { usePhoneRules } from '../phone/use-phone-rules.ts';
import { describeRequestError, RequestError, request } from '../request.ts';
import { StepFrame, StepLink } from './step-frame.tsx';

type Member = Schemas['MemberDetails'];

/** A member's data, the parts that they can change, log-out and removal. */
export function MemberDetails() {
  const page = usePage();
  const { texts, api, contactEmail } = page;
  const [member, setMember] = useState<Member>();
  const [failure, setFailure] = useState<RequestError>();
  const attempt = (call: () => Promise<void>) => {
    setFailure(undefined);
    call().catch((thrown: unknown) => {
      if (!(thrown instanceof RequestError)) throw thrown;
      if (thrown.kind === 'startAgain') void startAgain(page);
      else setFailure(thrown);
    });
  };
  const load = () => attempt(async () => setMember(await request(api.findMember())));
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the step is shown.
  useEffect(load, []);
  return (
    <StepFrame title={texts.club.detailsTitle}>
      {member !== undefined && <Details member={member} onSaved={setMember} />}
      {failure !== undefined && (
        <p className="trouble" role="alert" data-trouble={failure.kind}>
          {describeRequestError(failure, texts)}
        </p>
      )}
      <MarketingChoice />
      <StepLink onClick={() => goTo('resetPasswordEmail')}>{texts.club.changePassword}</StepLink>
      <button type="button" className="secondary" data-logout="" onClick={() => attempt(() => logOut(page))}>
        {texts.club.logOut}
      </button>
      <details className="removal">
        <summary>{texts.club.deleteAccount}</summary>
        <p>{texts.club.deleteText({ email: contactEmail })}</p>
        <p>
          <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(texts.club.deleteAccount)}`}>
            {contactEmail}
          </a>
        </p>
      </details>
    </StepFrame>
  );
}

function Details({ member, onSaved }: { readonly member: Member; onSaved(member: Member): void }) {
  const { api, texts } = usePage();
  const rules = usePhoneRules();
  const [isSaved, setSaved] = useState(false);
  const isPhoneNumber = (number: string) => rules?.isPhoneNumber(number) ?? true;
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
        validate={(values) => {
          const { phone_number } = validateRegistration(values, { now: Date.now(), isPhoneNumber });
          return phone_number === undefined ? {} : { phone_number };
        }}
        submit={({ phone_number }) => save(phone_number)}
      />
      <div role="status">
        {isSaved && (
          <p className="notice" data-notice="saved">
            {texts.club.saved}
          </p>
        )}
      </div>
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
