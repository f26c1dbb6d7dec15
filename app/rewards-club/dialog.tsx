import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApiClient } from '../../generated/api/client.ts';
import type { BrowserMessages } from '../../generated/browser-messages/catalogue.ts';
import { type Locale, locales } from '../../generated/locales.ts';
import { readSettings } from '../islands/settings.ts';
import { ClubDialog } from './club-dialog.tsx';
import { changeState } from './club-state.ts';
import { chooseStep } from './flow/choose-step.ts';
import { type PageContext, PageProvider } from './page-context.tsx';

export interface DialogOptions {
  readonly locale: Locale;
  readonly texts: BrowserMessages;
}

export interface Dialog {
  /** Opens the dialog where it was left, or where the page's address leads. */
  open(opener: HTMLElement): Promise<void>;
}

/** How long a call may take, in milliseconds. */
const patience = 30_000;

/** Makes the dialog; it is shown when it is opened. */
export function createDialog({ locale, texts }: DialogOptions): Dialog {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const page: PageContext = {
    locale,
    texts,
    api: createApiClient({
      baseUrl: location.origin,
      fetch: (request) => fetch(request, { signal: AbortSignal.timeout(patience) }),
    }),
    homePath: `${locales[locale].prefix}/`,
    ...readPageData(),
  };
  const render = () =>
    root.render(
      <PageProvider value={page}>
        <ClubDialog />
      </PageProvider>,
    );
  flushSync(render);

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
