import { Trouble, useCalls } from '../account/calls.tsx';
import { goTo } from '../dialog/club-state.ts';
import { usePage } from '../dialog/page-context.tsx';
import { linkSentTo, verifyMagicLink } from '../flow/magic-link.ts';
import { StepFrame, StepLink } from './step-frame.tsx';

/** Shows the recipient of a magic link. Only the button verifies the link, because mail scanners may run scripts. */
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
