import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApiClient } from '../../generated/api/client.ts';
import type { BrowserMessages } from '../../generated/browser-messages/catalogue.ts';
import { type Locale, locales } from '../../generated/locales.ts';
import { readSettings } from '../islands/settings.ts';
import { ClubDialog } from './club-dialog.tsx';
import { changeState } from './club-state.ts';
import { chooseStep } from './flow/choose-step.ts';
import { followPresses } from './form/after-press.ts';
import { googleStart } from './google-start.ts';
import { type PageContext, PageProvider } from './page-context.tsx';

export interface DialogOptions {
  readonly locale: Locale;
  readonly texts: BrowserMessages;
  /** Around the first step, where the page shows it already. */
  readonly shown?: Element | undefined;
}

export interface Dialog {
  /** Opens the dialog where it was left, or where the page's address leads. */
  open(opener: HTMLElement): Promise<void>;
}

/** How long a call may take, in milliseconds. */
const patience = 30_000;

/** Makes the dialog; it is shown when it is opened. */
export function createDialog({ locale, texts, shown }: DialogOptions): Dialog {
  followPresses();
  const page: PageContext = {
    locale,
    texts,
    api: createApiClient({
      baseUrl: location.origin,
      fetch: (request) => fetch(request, { signal: AbortSignal.timeout(patience) }),
    }),
    googleStart: googleStart(),
    homePath: `${locales[locale].prefix}/`,
    ...readPageData(),
  };
  const content = (
    <PageProvider value={page}>
      <ClubDialog />
    </PageProvider>
  );
  flushSync(() => {
    if (shown === undefined) {
      createRoot(document.body.appendChild(document.createElement('div'))).render(content);
    } else {
      // What has been typed already is the value that React finds.
      const { value: userEmail = '' } = shown.querySelector('input') ?? {};
      changeState({ isOpen: true, registerStep: 'registerEmail', userEmail });
      hydrateRoot(shown, content);
    }
  });

  return {
    async open(opener) {
      await chooseStep(page);
      changeState({ isOpen: true });
      const giveBack = () => opener.focus({ preventScroll: true });
      document.addEventListener('close', giveBack, { capture: true, once: true });
    },
  };
}

function readPageData(): Pick<PageContext, 'termsPath' | 'contactEmail' | 'settings'> {
  const opener = document.querySelector<HTMLElement>('[data-open-rewards-club]');
  const { terms = '/', contact = '' } = opener?.dataset ?? {};
  return { termsPath: terms, contactEmail: contact, settings: readSettings() };
}
