import { useState } from 'react';
import { FormSpy } from 'react-final-form';
import {
  readRegistration,
  registrationForm,
  validateRegistration,
} from '../../../generated/forms/registration.ts';
import { goTo, useClubState } from '../dialog/club-state.ts';
import { usePage } from '../dialog/page-context.tsx';
import { ClubForm } from '../fields/club-form.tsx';
import { usePhoneRules } from '../fields/phone/use-phone-rules.ts';
import { usePasswordRules } from '../fields/use-password-rules.ts';
import { readDraft, storeDraft } from '../flow/draft.ts';
import { registerLoyaltyUser } from '../flow/join.ts';
import { StepFrame, StepLink } from './step-frame.tsx';

/** The registration form, for the verified e-mail. */
export function RegisterMember() {
  const page = usePage();
  const { club } = page.texts;
  const { userEmail } = useClubState();
  const rules = usePhoneRules();
  const { isEasyPassword } = usePasswordRules();
  const [draft] = useState(() => readDraft(userEmail));
  // Until the phone rules are loaded, only the server checks numbers.
  const isPhoneNumber = (number: string) => rules?.isPhoneNumber(number) ?? true;
  return (
    <StepFrame title={club.memberTitle} intro={club.memberFor({ email: userEmail })}>
      <ClubForm
        form={registrationForm}
        username={userEmail}
        initialValues={{ terms: false, ...draft, email_address: userEmail }}
        notes={{ terms: <TermsLink /> }}
        validate={(values) =>
          validateRegistration(values, { now: Date.now(), isPhoneNumber, isEasyPassword })
        }
        blocked={({ terms }) => (terms === true ? undefined : club.termsFirst)}
        submit={(values) => registerLoyaltyUser(page, readRegistration(values))}
      >
        <FormSpy subscription={{ values: true }} onChange={({ values }) => storeDraft(userEmail, values)} />
      </ClubForm>
      <StepLink onClick={() => goTo('registerEmail')}>{club.otherEmail}</StepLink>
    </StepFrame>
  );
}

function TermsLink() {
  const { texts, termsPath } = usePage();
  return (
    <a href={termsPath} target="_blank" rel="noopener">
      {texts.club.termsLink}
      <span className="visually-hidden"> ({texts.club.opensInNewTab})</span>
    </a>
  );
}
