import { useEffect, useRef, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { emailStepForm, validateEmailStep } from '../../../generated/forms/email-step.ts';
import { isTopLevelDomain } from '../../../generated/forms/top-level-domains.ts';
import { BenefitList } from '../benefit-list.tsx';
import { changeState, readState, useClubState } from '../dialog/club-state.ts';
import { usePage } from '../dialog/page-context.tsx';
import { ClubForm } from '../fields/club-form.tsx';
import { checkEmailExists } from '../flow/join.ts';
import { MailSuggestion, suggestEmail } from './mail-provider.tsx';
import { StepFrame } from './step-frame.tsx';
import { PasskeyTrouble, useSuggestedPasskeys } from './suggested-passkeys.tsx';

/** The first step: Google, or an e-mail. A typed e-mail survives closing the dialog. */
export function RegisterEmail() {
  const page = usePage();
  const { club } = page.texts;
  const { userEmail } = useClubState();
  const typed = useRef(userEmail);
  const [asked, setAsked] = useState<string>();
  const { problem, begun } = useSuggestedPasskeys();
  // Ask about a likely typing error before sending the address.
  const submit = async (email: string) => {
    if (asked === email || suggestEmail(email) === undefined) {
      await begun();
      return checkEmailExists(page, email);
    }
    setAsked(email);
    return undefined;
  };
  useEffect(
    () => () => {
      if (!readState().isOpen) changeState({ userEmail: typed.current });
    },
    [],
  );
  return (
    <StepFrame title={club.joinTitle} intro={club.joinIntro}>
      <BenefitList benefits={page.benefits} />
      <PasskeyTrouble problem={problem} />
      {page.settings.google && (
        <div className="ways">
          <a className="google" href={page.googleStart} data-google="">
            {club.google}
          </a>
          <p className="or">
            <span>{club.or}</span>
          </p>
        </div>
      )}
      <ClubForm
        form={emailStepForm}
        initialValues={{ email_address: userEmail }}
        validate={(values) => validateEmailStep(values, { isTopLevelDomain })}
        submit={({ email_address }) => submit(email_address)}
      >
        <FormSpy subscription={{ values: true }}>
          {({ values }) => (
            <MailSuggestion
              email={values.email_address?.trim() === asked ? suggestEmail(asked ?? '') : undefined}
            />
          )}
        </FormSpy>
        <FormSpy
          subscription={{ values: true }}
          onChange={({ values }) => {
            typed.current = String(values.email_address ?? '');
          }}
        />
      </ClubForm>
    </StepFrame>
  );
}
