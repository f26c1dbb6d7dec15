import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApiClient } from '../../generated/api/client.ts';
import type { BrowserMessages } from '../../generated/browser-messages/index.ts';
import { type Locale, locales } from '../../generated/locales.ts';
import { ClubDialog } from './club-dialog.tsx';
import { changeState, goTo, readState } from './club-state.ts';
import { isEmailKnown } from './flow/join.ts';
import { hasMagicLink, takeMagicLink } from './flow/magic-link.ts';
import { type PageContext, PageProvider } from './page-context.tsx';
import { Trouble } from './trouble.ts';
import './styles/dialog.css';

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
  let isLinkTaken = false;

  return {
    async open(opener) {
      if (hasMagicLink() && !isLinkTaken) {
        isLinkTaken = true;
        await takeMagicLink(page).catch((thrown: unknown) => {
          if (!(thrown instanceof Trouble)) throw thrown;
          // The link is still good: the next click tries again.
          isLinkTaken = thrown.kind !== 'connection' && thrown.kind !== 'unavailable';
          goTo('registerEmail', 'linkExpired');
        });
      } else {
        chooseStep();
      }
      changeState({ isOpen: true });
      document.addEventListener('close', () => opener.focus(), { capture: true, once: true });
    },
  };
}

function chooseStep(): void {
  const { isLoggedIn, registerStep } = readState();
  if (new URLSearchParams(location.search).get('google') === 'failed' && !isLoggedIn) {
    goTo('registerEmail', 'googleFailed');
  } else if (isLoggedIn && registerStep === 'loginStep') {
    goTo('memberDetails');
  } else if (registerStep === 'loginStep' && !isEmailKnown()) {
    goTo('registerEmail');
  }
}

function readPageData(): Pick<PageContext, 'termsPath' | 'contactEmail' | 'settings'> {
  const opener = document.querySelector<HTMLElement>('[data-open-rewards-club]');
  const { terms = '/', contact = '' } = opener?.dataset ?? {};
  const text = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]')?.content ?? '{}';
  const { google = false, flags = '/flags/' } = JSON.parse(text);
  return { termsPath: terms, contactEmail: contact, settings: { google, flags } };
}
