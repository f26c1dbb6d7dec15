import { expect, test } from 'vitest';
import { placeLabels } from '../../generator/model/place-labels.ts';

const size = { width: 720, height: 560 };
const bol = { point: [413, 407] as const, names: ['Bol', 'Bol auf Brač', '브라치섬 볼'] };
const hvar = { point: [360, 435] as const, names: ['Hvar', 'Stadt Hvar'] };
const brela = { point: [473, 375] as const, names: ['Brela'] };
const tucepi = { point: [500, 406] as const, names: ['Tučepi'] };

test('a name goes after its point where there is room', () => {
  expect(placeLabels([tucepi], size)).toEqual([{ x: 518, y: 415, anchor: 'start' }]);
});

test('a name near the east goes before its point', () => {
  expect(placeLabels([{ ...tucepi, point: [700, 300] }], size)).toMatchObject([{ anchor: 'end' }]);
});

test('neighbours get different heights or sides', () => {
  const labels = placeLabels([bol, brela, tucepi, hvar], size) ?? [];
  expect(labels).toHaveLength(4);
  const [ofBol, ofBrela, ofTucepi] = labels;
  expect(ofBol?.anchor).toBe('end');
  expect((ofTucepi?.y ?? 0) - (ofBrela?.y ?? 0)).toBeGreaterThanOrEqual(28);
});

test('names that do not fit have no labels', () => {
  const crowd = Array.from({ length: 12 }, () => ({ ...bol, names: ['Starigrad-Paklenica'] }));
  expect(placeLabels(crowd, size)).toBeUndefined();
  expect(placeLabels([{ ...bol, names: ['a'.repeat(40)] }], size)).toBeUndefined();
});
