import { loadBrowserMessages } from '../../generated/browser-messages/index.ts';
import type { Locale } from '../../generated/locales.ts';
import stylesheet from '../rewards-club/styles/dialog.css?url';
import { handOverFirstStep, showFirstStep } from './first-step.ts';
import { loadOnce } from './load-once.ts';
import { loadStyles } from './load-styles.ts';

const busy = 'aria-busy';
const loadStylesheet = loadOnce(() => loadStyles(stylesheet));
const load = loadOnce(loadDialog);
let isLoaded = false;

/** Script, texts and styles at the same time, so that none of them waits for another. */
async function loadDialog() {
  const locale = document.body.dataset.locale as Locale;
  const [{ createDialog }, texts] = await Promise.all([
    import('../rewards-club/dialog.tsx'),
    loadBrowserMessages[locale](),
    loadStylesheet(),
    // A file of its own, which the dialog’s would ask for only when it has come.
    import('react'),
  ]);
  isLoaded = true;
  return createDialog({ locale, texts, shown: handOverFirstStep() });
}

/** Makes the links to the club open its dialog; a link that comes from a mail or from Google opens it by itself. */
export function wakeOpeners(): void {
  const openers = document.querySelectorAll<HTMLElement>('[data-open-rewards-club],[data-join-rewards-club]');
  for (const opener of openers) wake(opener);
  const [first] = openers;
  const query = new URLSearchParams(location.search);
  if (first !== undefined && (query.has('magic') || query.get('google') === 'failed')) void open(first);
}

function wake(opener: HTMLElement): void {
  opener.setAttribute('role', 'button');
  opener.setAttribute('aria-haspopup', 'dialog');
  const prepare = () => void load().catch(() => undefined);
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    opener.addEventListener(intent, prepare, { once: true, passive: true });
  }
  opener.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open(opener);
  });
  opener.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    opener.click();
  });
}

async function open(opener: HTMLElement): Promise<void> {
  const status = document.querySelector<HTMLElement>('[data-club-status]');
  if (opener.getAttribute(busy) === 'true') return;
  opener.setAttribute(busy, 'true');
  if (status !== null) status.textContent = '';
  const giveBack = () => {
    opener.removeAttribute(busy);
    opener.focus({ preventScroll: true });
  };
  const step = isLoaded ? undefined : showFirstStep(giveBack);
  try {
    const dialog = await load();
    if (step?.isClosed) return;
    await dialog.open(opener);
    step?.replay();
  } catch {
    step?.close();
    if (status !== null) status.textContent = status.dataset.clubStatus ?? '';
  } finally {
    opener.removeAttribute(busy);
  }
}
