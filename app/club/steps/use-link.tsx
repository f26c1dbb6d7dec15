import { Trouble, useCalls } from '../account/calls.tsx';
import { goTo } from '../dialog/club-state.ts';
import { usePage } from '../dialog/page-context.tsx';
import { linkSentTo, verifyMagicLink } from '../flow/magic-link.ts';
import { StepFrame, StepLink } from './step-frame.tsx';

/** Whom the link in the page's address is for. Only the button uses it up: programs that open links run scripts, too. */
export function UseLink() {
  const page = usePage();
  const { club, form } = page.texts;
  const calls = useCalls();
  return (
    <StepFrame title={form.confirmEmail} intro={club.linkFor({ email: linkSentTo() })}>
      <Trouble calls={calls} />
      <button
        type="button"
        className="primary"
        data-use-link=""
        onClick={() => calls.run(() => verifyMagicLink(page))}
      >
        {calls.isRunning ? club.sending : form.continue}
      </button>
      <div className="ways-on">
        <StepLink onClick={() => goTo('registerEmail')}>{club.otherEmail}</StepLink>
      </div>
    </StepFrame>
  );
}
