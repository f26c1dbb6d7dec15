import type { UIEvent } from 'react';

/** Sets an attribute for styles while an element is scrolled down. */
export function markScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0);
}
