import type { UIEvent } from 'react';

/** Marks an element while some of its content is scrolled out of sight at the top, for its styles. */
export function markScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0);
}
