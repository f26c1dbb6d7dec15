import type { UIEvent } from 'react';

/** Marks an element for its styles while it is scrolled down. */
export function markScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0);
}
