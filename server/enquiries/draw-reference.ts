import { randomInt } from 'node:crypto';

/**
 * Digits and capitals that survive handwriting and a bad telephone line: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B,
 * U and V are left out. So are A and E, without which no word comes up.
 */
const characters = '34679CDFGHJKMNPQRTWXY';
const groupLength = 4;

/** A random reference of two groups, such as `K7QM-4TXW`: one of 38 billion. */
export function drawReference(): string {
  const draw = () => characters[randomInt(characters.length)];
  const group = () => Array.from({ length: groupLength }, draw).join('');
  return `${group()}-${group()}`;
}
