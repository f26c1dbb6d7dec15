import type { BrowserMessages } from '../../generated/browser-messages/catalogue.ts';
import type { Locale } from '../../generated/locales.ts';
import {
  type HandoverAction,
  type HandoverEvent,
  type HandoverState,
  nextState,
} from '../browser/handover.ts';
import { importScript } from '../browser/load/import-script.ts';
import { enhanceLink, loadOnce, loadStyles } from '../browser/load/load.ts';
import type { Dialog } from './dialog/dialog.tsx';
import {
  findTemplate,
  handOverFirstStep,
  hideFirstStep,
  opensDialog,
  showFirstStep,
} from './show-first-step.ts';
import stylesheet from './styles/dialog.css?url';

const busy = 'aria-busy';
const loadStylesheet = loadOnce(() => loadStyles(stylesheet));
const load = loadOnce(loadDialog);

let state: HandoverState = 'closed';
/** The element pressed last; it gets the focus when the dialog closes. */
let opener: HTMLElement | undefined;
/** Set once the dialog's script has loaded. */
let create: (() => Dialog) | undefined;
let dialog: Dialog | undefined;

const actions: Readonly<Record<HandoverAction, () => void>> = {
  show() {
    begin();
    showFirstStep(() => dispatch('close'));
    load().then(
      (loaded) => {
        create = loaded;
        dispatch('arrive');
      },
      () => dispatch('fail'),
    );
  },
  hide() {
    hideFirstStep();
    opener?.removeAttribute(busy);
    opener?.focus({ preventScroll: true });
  },
  giveUp() {
    actions.hide();
    showStatus(true);
  },
  async open() {
    begin();
    try {
      dialog ??= create?.();
      await dialog?.open(opener);
    } catch {
      showStatus(true);
    }
    opener?.removeAttribute(busy);
  },
};

/** Loads script, texts and styles in parallel. */
async function loadDialog() {
  const locale = document.body.dataset.locale as Locale;
  const [{ createDialog }, { browserMessages: texts }] = await Promise.all([
    import('./dialog/dialog.tsx'),
    importScript<{ browserMessages: BrowserMessages }>(findTemplate()?.dataset.firstStep ?? ''),
    loadStylesheet(),
  ]);
  return () => createDialog({ locale, texts, shown: handOverFirstStep() });
}

/** Links to the club open its dialog. A page opened by a mail's link or by Google opens it at once. */
export function enhanceOpeners(): void {
  const openers = document.querySelectorAll<HTMLElement>('[data-open-rewards-club],[data-join-rewards-club]');
  for (const opener of openers) enhanceOpener(opener);
  const header = document.querySelector<HTMLElement>('[data-open-rewards-club]');
  if (header !== null && opensDialog()) press(header);
}

function enhanceOpener(opener: HTMLElement): void {
  opener.role = 'button';
  opener.ariaHasPopup = 'dialog';
  enhanceLink(opener, load, () => press(opener));
  opener.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    opener.click();
  });
}

function press(pressed: HTMLElement): void {
  // Ignore presses while the dialog is opening.
  if (opener?.hasAttribute(busy)) return;
  opener = pressed;
  dispatch('press');
}

function dispatch(event: HandoverEvent): void {
  const [next, action] = nextState(state, event);
  state = next;
  if (action !== undefined) actions[action]();
}

function begin(): void {
  opener?.setAttribute(busy, 'true');
  showStatus(false);
}

/** Shows or clears the message that the dialog could not be loaded. */
function showStatus(isFailed: boolean): void {
  const status = document.querySelector<HTMLElement>('[data-club-status]');
  if (status !== null) status.textContent = (isFailed && status.dataset.clubStatus) || '';
}
