import { type ComponentType, type PointerEvent, useEffect, useRef } from 'react';
import { changeState, type Step, useClubState } from './club-state.ts';
import { hasMagicLink } from './flow/magic-link.ts';
import { lockScroll } from './lock-scroll.ts';
import { usePage } from './page-context.tsx';
import { RegisterCode, ResetCode } from './steps/code-step.tsx';
import { LoginStep } from './steps/login-step.tsx';
import { MemberDetails } from './steps/member-details.tsx';
import { RegisterEmail } from './steps/register-email.tsx';
import { RegisterMember } from './steps/register-member.tsx';
import { ResetPassword } from './steps/reset-password.tsx';
import { ResetPasswordEmail } from './steps/reset-password-email.tsx';

const contentOf: Readonly<Record<Step, ComponentType>> = {
  registerEmail: RegisterEmail,
  registerCode: RegisterCode,
  registerMember: RegisterMember,
  loginStep: LoginStep,
  resetPasswordEmail: ResetPasswordEmail,
  resetPassswordCode: ResetCode,
  resetPassword: ResetPassword,
  memberDetails: MemberDetails,
};

/** The dialog: open while the state says so, at the step that the state names. */
export function ClubDialog() {
  const { texts, homePath } = usePage();
  const { isOpen, registerStep } = useClubState();
  const dialog = useRef<HTMLDialogElement>(null);
  /** Whether the pointer went down outside the content: only a click that starts and ends there closes. */
  const isPressedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || !isOpen) return;
    element.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
    };
  }, [isOpen]);

  const close = () => {
    changeState({ isOpen: false, notice: undefined });
    if (registerStep === 'registerMember' && hasMagicLink()) location.assign(homePath);
  };
  const isOutside = ({ target }: PointerEvent) => target === dialog.current;
  const Content = contentOf[registerStep];
  return (
    <dialog
      ref={dialog}
      className="club-dialog"
      data-step={registerStep}
      aria-labelledby="club-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A browser may close a dialog by itself, as after a second Escape.
      onClose={() => changeState({ isOpen: false })}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onPointerUp={(event) => {
        if (isPressedOutside.current && isOutside(event)) close();
        isPressedOutside.current = false;
      }}
    >
      {isOpen && (
        <div className="club-content">
          <button type="button" className="close" data-close="" aria-label={texts.club.close} onClick={close}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
          <Content key={registerStep} />
        </div>
      )}
    </dialog>
  );
}
