import { expect, test } from 'vitest';
import { findRoom } from '../../generator/model/map/find-room.ts';

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
