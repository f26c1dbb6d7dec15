/** Placements that no map of the cases shows. */
import { expect, test } from 'vitest';
import { findRoom, placeName } from '../../generator/model/map/find-room.ts';

test('a full picture has no room', () => {
  const points = Array.from({ length: 60 }, () => [100, 50] as const);
  const reach = { left: 10, right: 10, top: 10, bottom: 10 };
  expect(findRoom(points, reach, { width: 200, height: 100, taken: [] })).toBeUndefined();
});

const sizes = { radius: 13, fontSize: 34 };

test.each([
  ['right', { x: 118, y: 69, anchor: 'start' }],
  ['left', { x: 82, y: 69, anchor: 'end' }],
  ['above', { x: 100, y: 35, anchor: 'middle' }],
  ['below', { x: 100, y: 104, anchor: 'middle' }],
] as const)('a name stands %s of its point', (side, position) => {
  expect(placeName([100, 60], side, ['Bol'], sizes).label).toEqual(position);
});

test('Korean letters are wider than ours', () => {
  const [right, rightInKorean] = ['Bol lang', '브라치섬 볼'].map(
    (name) => placeName([100, 60], 'right', [name], sizes).box.right,
  );
  expect(rightInKorean).toBeGreaterThan(right ?? 0);
});
