import { attempt } from './attempt.ts';
import { readWord } from './word.ts';

/** Shows the text below the header, once, until the guest presses anything. */
export function showWord(): void {
  const status = document.querySelector<HTMLElement>('[data-club-status]');
  if (status === null) return;
  status.textContent = readWord();
  status.classList.add('word');
  attempt(() => sessionStorage.removeItem('word'));
  const clear = () => {
    status.textContent = '';
    status.classList.remove('word');
  };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, clear, { once: true });
}
