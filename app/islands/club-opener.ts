import { loadBrowserMessages } from '../../generated/browser-messages/index.ts';
import type { Locale } from '../../generated/locales.ts';

/** The dialog once it is there. */
type Dialog = Awaited<ReturnType<typeof loadDialog>>;

const loadingAttribute = 'aria-busy';
let loading: Promise<Dialog> | undefined;

/** Loads the dialog's script and its texts at the same time; after a failure, again. */
function load(): Promise<Dialog> {
  loading ??= loadDialog().catch((fault: unknown) => {
    loading = undefined;
    throw fault;
  });
  return loading;
}

async function loadDialog() {
  const locale = document.body.dataset.locale as Locale;
  const [{ createDialog }, texts] = await Promise.all([
    import('../rewards-club/dialog.tsx'),
    loadBrowserMessages[locale](),
  ]);
  return createDialog({ locale, texts });
}

/** Makes the links to the club open its dialog; a link that comes from a mail or from Google opens it by itself. */
export function wakeOpeners(): void {
  const openers = document.querySelectorAll<HTMLElement>('[data-open-rewards-club]');
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
  if (opener.getAttribute(loadingAttribute) === 'true') return;
  opener.setAttribute(loadingAttribute, 'true');
  if (status !== null) status.textContent = '';
  try {
    (await load()).open(opener);
  } catch {
    if (status !== null) status.textContent = status.dataset.clubStatus ?? '';
  } finally {
    opener.removeAttribute(loadingAttribute);
  }
}
