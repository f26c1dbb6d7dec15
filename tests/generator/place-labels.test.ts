import { expect, test } from 'vitest';
import { placeLabels } from '../../generator/model/map/place-labels.ts';

const surface = { width: 720, height: 560, radius: 13 };
const fontSize = 34;
const bol = { point: [413, 407] as const, names: ['Bol', 'Bol auf Brač', '브라치섬 볼'], fontSize };
const hvar = { point: [360, 435] as const, names: ['Hvar', 'Stadt Hvar'], fontSize };
const brela = { point: [473, 375] as const, names: ['Brela'], fontSize };
const tucepi = { point: [500, 406] as const, names: ['Tučepi'], fontSize };

test('a name goes after its point where there is room', () => {
  expect(placeLabels([tucepi], surface)).toMatchObject([{ label: { x: 518, y: 415, anchor: 'start' } }]);
});

test('a name near the east goes before its point', () => {
  expect(placeLabels([{ ...tucepi, point: [700, 300] }], surface)).toMatchObject([
    { label: { anchor: 'end' } },
  ]);
});

test('neighbours get different heights or sides', () => {
  const labels = placeLabels([bol, brela, tucepi, hvar], surface) ?? [];
  expect(labels).toHaveLength(4);
  const [ofBol, ofBrela, ofTucepi] = labels.map(({ label }) => label);
  expect(ofBol?.anchor).toBe('end');
  expect((ofTucepi?.y ?? 0) - (ofBrela?.y ?? 0)).toBeGreaterThanOrEqual(28);
});

test('a name leaves room for what else is there', () => {
  const taken = [{ left: 513, right: 700, top: 300, bottom: 500 }];
  expect(placeLabels([tucepi], { ...surface, taken })).toMatchObject([{ label: { anchor: 'end' } }]);
});

test('names that do not fit have no labels', () => {
  const crowd = Array.from({ length: 12 }, () => ({ ...bol, names: ['Starigrad-Paklenica'] }));
  expect(placeLabels(crowd, surface)).toBeUndefined();
  expect(placeLabels([{ ...bol, names: ['a'.repeat(40)] }], surface)).toBeUndefined();
});
