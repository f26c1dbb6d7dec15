import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApiClient } from '../../../generated/api/client.ts';
import type { BrowserMessages } from '../../../generated/browser-messages/catalogue.ts';
import { type Locale, locales } from '../../../generated/locales.ts';
import { reloadAfterLogOut } from '../../browser/member/member-session.ts';
import { readSettings } from '../../browser/settings.ts';
import { readBenefits } from '../benefit-list.tsx';
import { trackPresses } from '../fields/after-press.ts';
import { chooseStep } from '../flow/choose-step.ts';
import { refreshMember } from '../flow/log-in.ts';
import { googleStart } from '../google-start.ts';
import { firstStepContent, type ShownStep } from '../show-first-step.ts';
import { ClubDialog } from './club-dialog.tsx';
import { changeState } from './club-state.ts';
import { type PageContext, PageProvider } from './page-context.tsx';

export interface DialogOptions {
  readonly locale: Locale;
  readonly texts: BrowserMessages;
  /** The first step, if the page already shows it. */
  readonly shown?: ShownStep | undefined;
}

export interface Dialog {
  /**
   * Opens the dialog at the step in the page's address, else at the last step.
   * @param opener gets the focus when the dialog closes
   */
  open(opener?: HTMLElement): Promise<void>;
}

/** Timeout of an API call, in milliseconds. */
const callTimeout = 30_000;

/** Creates the dialog, closed unless the page already shows its first step. */
export function createDialog({ locale, texts, shown }: DialogOptions): Dialog {
  trackPresses();
  const page: PageContext = {
    locale,
    texts,
    api: createApiClient({
      baseUrl: location.origin,
      fetch: (request) => fetch(request, { signal: AbortSignal.timeout(callTimeout) }),
    }),
    googleStart: googleStart(),
    homePath: `${locales[locale].prefix}/`,
    ...readPageData(),
  };
  let focusOnClose: HTMLElement | undefined;
  const content = (
    <PageProvider value={page}>
      <ClubDialog onClosed={() => focusOnClose?.focus({ preventScroll: true })} />
    </PageProvider>
  );
  flushSync(() => {
    if (shown === undefined) {
      createRoot(document.body.appendChild(document.createElement('div'))).render(content);
    } else {
      // Hydration must find the text that the guest has already typed.
      const { value: userEmail = '' } = shown.root.querySelector('input') ?? {};
      changeState({ isOpen: true, registerStep: 'registerEmail', userEmail });
      hydrateRoot(shown.root, content);
    }
  });

  let unanswered = shown;
  return {
    async open(opener) {
      focusOnClose = opener;
      if (reloadAfterLogOut()) return;
      refreshMember();
      await chooseStep(page);
      changeState({ isOpen: true });
      if (unanswered !== undefined) answer(unanswered);
      unanswered = undefined;
    },
  };
}

/** Handles events from before hydration: leaving the field, sending the form. */
function answer({ root, isLeft, isSent }: ShownStep): void {
  const input = root.querySelector('input');
  if (isLeft && document.activeElement !== input) {
    input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  if (isSent) input?.form?.requestSubmit();
}

function readPageData(): Omit<PageContext, 'locale' | 'texts' | 'api' | 'googleStart' | 'homePath'> {
  const opener = document.querySelector<HTMLElement>('[data-open-rewards-club]');
  const { terms = '/', contact = '', offers } = opener?.dataset ?? {};
  return {
    termsPath: terms,
    contactEmail: contact,
    offersPath: offers,
    benefits: readBenefits(firstStepContent()),
    settings: readSettings(),
  };
}
