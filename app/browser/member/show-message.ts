import { attempt } from '../load/attempt.ts';
import { readMessage } from './message.ts';

/** Shows the text below the header, once, until the guest presses anything. */
export function showMessage(): void {
  const status = document.querySelector<HTMLElement>('[data-club-status]');
  if (status === null) return;
  status.textContent = readMessage();
  status.classList.add('message');
  attempt(() => sessionStorage.removeItem('message'));
  const clear = () => {
    status.textContent = '';
    status.classList.remove('message');
  };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, clear, { once: true });
}
