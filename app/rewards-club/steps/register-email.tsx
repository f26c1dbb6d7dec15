import { emailStepForm, validateEmailStep } from '../../../generated/forms/email-step.ts';
import { isTopLevelDomain } from '../../../generated/forms/top-level-domains.ts';
import { useClubState } from '../club-state.ts';
import { nameEmail } from '../flow/join.ts';
import { ClubForm } from '../form/club-form.tsx';
import { usePage } from '../page-context.tsx';
import { StepFrame } from './step-frame.tsx';

/** The first step: Google, or an e-mail. */
export function RegisterEmail() {
  const page = usePage();
  const { club } = page.texts;
  const { userEmail } = useClubState();
  return (
    <StepFrame title={club.joinTitle}>
      <div className="ways" hidden={!page.settings.google}>
        <a className="google" href={page.googleStart} data-google="">
          {club.google}
        </a>
        <p className="or">
          <span>{club.or}</span>
        </p>
      </div>
      <ClubForm
        form={emailStepForm}
        fields={['email_address']}
        initialValues={{ email_address: userEmail }}
        validate={(values) => validateEmailStep(values, { isTopLevelDomain })}
        submit={({ email_address }) => nameEmail(page, email_address.trim())}
      />
    </StepFrame>
  );
}
