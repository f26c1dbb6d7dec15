import { expect, test } from 'vitest';
import { boxAround, findRoom, isFree, placeName } from '../../generator/model/map/find-room.ts';

const picture = { width: 200, height: 100, taken: [] };
const reach = { left: 10, right: 10, top: 10, bottom: 10 };

test('marks with room stay at their places', () => {
  const points = [
    [50, 50],
    [90, 50],
  ] as const;
  expect(findRoom(points, reach, picture)).toEqual(points);
});

test('marks at one place part, and stay near', () => {
  const found =
    findRoom(
      Array.from({ length: 5 }, () => [100, 50] as const),
      reach,
      picture,
    ) ?? [];
  expect(found).toHaveLength(5);
  for (const [index, [x, y]] of found.entries()) {
    expect(Math.hypot(x - 100, y - 50)).toBeLessThan(50);
    for (const [otherX, otherY] of found.slice(index + 1))
      expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThanOrEqual(20);
  }
});

test('a mark leaves the rim and what is taken free', () => {
  const taken = [{ left: 80, right: 120, top: 30, bottom: 70 }];
  const [first, second] =
    findRoom(
      [
        [100, 50],
        [0, 0],
      ],
      reach,
      { ...picture, taken },
    ) ?? [];
  expect(
    Math.max(Math.abs((first?.[0] ?? 100) - 100), Math.abs((first?.[1] ?? 50) - 50)),
  ).toBeGreaterThanOrEqual(30);
  expect(Math.min(...(second ?? [0]))).toBeGreaterThanOrEqual(10);
});

test('a full picture has no room', () => {
  const points = Array.from({ length: 60 }, () => [100, 50] as const);
  expect(findRoom(points, reach, picture)).toBeUndefined();
});

const sizes = { radius: 13, fontSize: 34 };

test.each([
  ['right', { x: 118, y: 69, anchor: 'start' }],
  ['left', { x: 82, y: 69, anchor: 'end' }],
  ['above', { x: 100, y: 35, anchor: 'middle' }],
  ['below', { x: 100, y: 104, anchor: 'middle' }],
] as const)('a name stands %s of its point', (side, position) => {
  const { label, box } = placeName([100, 60], side, ['Bol'], sizes);
  expect(label).toEqual(position);
  expect(isFree(box, { width: 300, height: 150, taken: [] })).toBe(true);
  expect(isFree(box, { width: 300, height: 150, taken: [boxAround([label.x, label.y], 5)] })).toBe(false);
});

test('the room of a name is that of its widest form', () => {
  const widthIn = (...names: string[]) => {
    const { box } = placeName([100, 60], 'right', names, sizes);
    return box.right - box.left;
  };
  expect(widthIn('Bol', 'Bol auf Brač')).toBe(widthIn('Bol auf Brač'));
  expect(widthIn('Bol', '브라치섬 볼')).toBeGreaterThan(widthIn('Bol lang'));
});
