const page = 10;

/**
 * The option that a key moves to in an open list. Arrow keys wrap around, page keys stop at the ends.
 * @param active index of the active option
 * @param count number of options, at least one
 * @returns its index; undefined for keys that do not move
 */
export function moveInList(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + page);
    case 'PageUp':
      return Math.max(0, active - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
