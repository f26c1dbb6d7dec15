import {
  Component,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { lockScroll, onOutsideClick } from '../../browser/dialogs.ts';
import { hasMagicLink } from '../flow/magic-link.ts';
import { RegisterCode, ResetCode } from '../steps/code-step.tsx';
import { LoginStep } from '../steps/login-step.tsx';
import { MemberDetails } from '../steps/member-details.tsx';
import { RegisterEmail } from '../steps/register-email.tsx';
import { RegisterMember } from '../steps/register-member.tsx';
import { ResetPassword, ResetPasswordEmail } from '../steps/reset-password.tsx';
import { UseLink } from '../steps/use-link.tsx';
import { changeState, readState, type Step, useClubState } from './club-state.ts';
import { markScrolled } from './mark-scrolled.ts';
import { usePage, useTexts } from './page-context.tsx';

const contentOf: Readonly<Record<Step, ComponentType>> = {
  registerEmail: RegisterEmail,
  registerCode: RegisterCode,
  registerMember: RegisterMember,
  loginStep: LoginStep,
  useLink: UseLink,
  resetPasswordEmail: ResetPasswordEmail,
  resetPassswordCode: ResetCode,
  resetPassword: ResetPassword,
  memberDetails: MemberDetails,
};

interface ClubDialogProps {
  /** Must be the same function in every render. */
  readonly onClosed?: () => void;
}

/** The dialog: open while `isOpen`, at the step `registerStep`. */
export function ClubDialog({ onClosed }: ClubDialogProps) {
  const { texts, homePath } = usePage();
  const { isOpen, registerStep } = useClubState();
  const dialog = useRef<HTMLDialogElement>(null);

  // showModal() focuses the first button; the step then moves the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !isOpen) return;
    if (!element.open) element.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
      onClosed?.();
    };
  }, [isOpen, onClosed]);

  const close = useCallback(() => {
    const { registerStep } = readState();
    changeState({ isOpen: false, notice: undefined });
    if (registerStep === 'registerMember' && hasMagicLink()) location.assign(homePath);
  }, [homePath]);
  useEffect(() => {
    const listening = new AbortController();
    if (dialog.current !== null) onOutsideClick(dialog.current, close, { signal: listening.signal });
    return () => listening.abort();
  }, [close]);
  const Content = contentOf[registerStep];
  return (
    <dialog
      ref={dialog}
      // The page may have opened it already.
      suppressHydrationWarning
      className="club-dialog"
      data-step={registerStep}
      aria-labelledby="club-title"
      onScroll={markScrolled}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // The browser may close a dialog itself, for example after a second Escape.
        if (dialog.current?.open === false && readState().isOpen) close();
      }}
    >
      {isOpen && (
        <div className="club-content">
          <button type="button" className="close" data-close="" aria-label={texts.club.close} onClick={close}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
          <StepBoundary key={registerStep}>
            <Content />
          </StepBoundary>
        </div>
      )}
    </dialog>
  );
}

interface Props {
  readonly children: ReactNode;
}

/** If a step throws, shows a message instead; the dialog can still be closed. */
class StepBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedStep /> : this.props.children;
  }
}

function FailedStep() {
  const { club } = useTexts();
  return (
    <>
      <h2 id="club-title">{club.joinTitle}</h2>
      <p className="trouble" role="alert" data-trouble="unavailable">
        {club.unavailable}
      </p>
    </>
  );
}
