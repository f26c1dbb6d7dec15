import { type Drawing, drawing } from '../drawing.ts';
import { drawMassif } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawGrass } from '../layers/plants.ts';
import { drawRock, drawShrub } from '../layers/shore.ts';
import { drawSky } from '../layers/sky.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { height, leafy, lens, nums, type Point, points, triples, width } from '../paint/shape.ts';

/** Curtains of falling water over a ledge from `left` to `right`. */
function drawFall(s: Scene, [left, right]: Point, top: number, foot: number): void {
  const { random } = s;
  s.fill(
    `M${left} ${top}Q${(left + right) / 2} ${top - 12} ${right} ${top}L${right + 10} ${foot}H${left - 10}z`,
    s.gradient([s.tint('#dff0ee', 0.95), s.tint('#a9d8d6', 0.9), s.tint('#f4fbfa', 1)]),
  );
  const threads = (count: number, colour: string, w: number) => {
    const path = Array.from({ length: count }, () => {
      const x = random.between(left + 4, right - 4);
      const from = top + random.between(0, 0.5) * (foot - top);
      return `M${nums(x, from)}q${nums(random.between(-5, 5), (foot - from) * 0.5, random.between(-6, 6), (foot - from) * random.between(0.5, 1))}`;
    });
    s.stroke(path.join(''), colour, w);
  };
  const count = Math.round((right - left) / 13);
  threads(count, fade('#ffffff', 0.8), 4);
  threads(count, fade(s.tint('#5fa9a6', 0.5), 0.5), 3);
  const foam = Array.from({ length: Math.round((right - left) / 26) }, (_, at) =>
    leafy(
      random,
      [left + at * 26 + 13, foot + random.between(-4, 8)],
      random.between(20, 36),
      random.between(10, 17),
      7,
    ),
  );
  s.fill(foam.join(''), fade('#ffffff', 0.75));
}

function drawPoolOf(s: Scene, y: number, bottom = height): void {
  s.rect(
    0,
    y,
    width,
    bottom - y,
    s.gradient([s.tint('#9cdccb', 1), s.tint('#3fae9f', 0.9), s.tint('#126a63', 0.8)]),
  );
  const ripples = Array.from({ length: 26 }, () =>
    lens(
      s.random.between(-60, width),
      s.random.between(y + 8, bottom),
      s.random.between(60, 260),
      s.random.between(2, 7),
    ),
  );
  s.fill(ripples.join(''), fade('#ffffff', 0.3));
}

/** A ledge of travertine with a fall in each of the `gaps`, moss and bushes between them. */
function drawLedge(s: Scene, gaps: readonly Point[], top: number, foot: number): void {
  s.rect(-10, top - 8, 1640, foot - top, s.gradient([s.tint('#8d9468', 0.5), s.tint('#59624a', 0.15)]));
  for (const [from, to] of gaps) drawFall(s, [from, to], top + s.random.between(-10, 18), foot);
  const moss = ['#6f9a4e', '#7ba355', '#5f8a4c'].map((green) =>
    s.stamp(() => drawShrub(s, [0, 0], 100, green)),
  );
  const banks = [-40, ...gaps.flat(), 1640];
  for (let at = 0; at < banks.length; at += 2) {
    const [left = 0, right = 0] = banks.slice(at, at + 2);
    drawRock(s, [(left + right) / 2, foot + 6], (right - left) * 1.15, (foot - top) * 0.62, 0, '#a39c7c');
    for (let x = left; x < right + 10; x += 46) {
      s.random.pick(moss)(
        x,
        top + s.random.between(16, 44),
        s.random.between(0.56, 1.04),
        s.random.chance(0.5),
      );
    }
  }
}

export const waterfall: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 420 });
    drawWood(s, points('-20,300 400,240 800,290 1200,230 1640,280'), 520, 0.3);
    drawWood(s, points('-20,400 300,360 760,400 1200,350 1640,390'), 560, 0.14);
    drawPoolOf(s, 470, 560);
    drawLedge(s, points('120,330 390,470 560,900 950,1060 1150,1420'), 506, 700);
    drawPoolOf(s, 700, 830);
    drawLedge(s, points('60,400 500,700 800,1240 1330,1560'), 806, 922);
    drawPoolOf(s, 920);
    drawGrass(s, [0, 420], 1075, 130, 60, '#7f9a4c');
  }),
  drawing('noon', 'right', (s) => {
    drawSky(s, { horizon: 300 });
    s.fill(
      'M-20 160Q200 120 420 150L520 200V1080H-20zM1640 120Q1300 100 1120 150L1040 210V1080H1640z',
      s.gradient([s.tint('#8d8a72', 0.8), s.tint('#4f5a48', 0.2)]),
    );
    s.fill('M480 200H1080V860H480z', s.tint('#5e6652', 0.2));
    drawMassif(s, points('-40,190 160,150 420,170 540,230 600,300'), {
      distance: 0,
      base: 900,
      rock: '#9a937a',
      foot: 0,
      rough: 0.05,
    });
    drawMassif(s, points('940,300 1000,230 1160,160 1400,130 1660,150'), {
      distance: 0,
      base: 900,
      rock: '#9a937a',
      foot: 0,
      rough: 0.05,
    });
    drawFall(s, [610, 930], 210, 830);
    drawWood(s, points('-20,170 240,90 420,150 600,220'), 250, 0.08);
    drawWood(s, points('930,220 1120,140 1350,90 1640,120'), 250, 0.08);
    drawWood(s, points('-20,360 200,380 420,430 560,520'), 560, 0.04, '#5f8f4a');
    drawWood(s, points('-20,600 160,600 380,650 520,720'), 760, 0, '#6d9650');
    drawWood(s, points('1000,440 1140,400 1380,380 1640,330'), 560, 0.04, '#5f8f4a');
    drawWood(s, points('1060,640 1220,570 1420,560 1640,520'), 780, 0, '#6d9650');
    for (const [x, y, k] of triples(
      '560,470,90 985,430,80 580,720,110 1000,650,110 540,830,150 1020,830,160',
    ))
      drawShrub(s, [x, y], k, '#7aa357');
    drawPoolOf(s, 830);
    s.ellipse(770, 850, 330, 40, fade('#ffffff', 0.6));
    drawRock(s, [330, 950], 340, 110, 0, '#a9a48c');
    drawRock(s, [1260, 960], 400, 120, 0, '#a9a48c');
    drawFigure(s, [1250, 850], { size: 130, pose: 'sit', shirt: '#c8643c', hat: '#efe3c8' });
  }),
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 360 });
    drawWood(s, points('-20,240 500,300 900,260 1640,180'), 500, 0.3, '#7d8a48');
    drawPoolOf(s, 420, 620);
    for (const [a, b, t, f] of [
      [-20, 260, 560, 680],
      [300, 520, 590, 700],
      [560, 980, 610, 740],
      [1010, 1240, 600, 720],
      [1290, 1640, 570, 700],
    ] as const) {
      s.rect(a - 20, t - 6, b - a + 40, f - t, s.tint('#7a7050', 0.3));
      drawFall(s, [a, b], t, f);
    }
    drawPoolOf(s, 700);
    s.stroke('M-20 830Q500 790 900 850T1640 820', s.tint('#a07a54', 0.5), 34);
    s.hatch('M-20 824Q500 784 900 844T1640 814', s.tint('#d3a878', 0.95), 26, '22 3');
    s.stroke('M-20 740Q500 700 900 760T1640 730', s.tint('#8d6846', 0.6), 9);
    s.stroke(
      [80, 330, 580, 830, 1080, 1330, 1560]
        .map((x) => `M${x} ${nums(724 + 22 * Math.sin(x / 260))}v96`)
        .join(''),
      s.tint('#8d6846', 0.5),
      11,
    );
    drawFigure(s, [640, 800], { size: 190, pose: 'walk', shirt: '#f1e6d2', rucksack: '#c8643c' });
    drawGrass(s, [900, 1640], 1080, 190, 130, '#a39a4c');
    drawShrub(s, [160, 1060], 300, '#8d9a4a');
  }),
];
