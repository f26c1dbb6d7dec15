import { type Drawing, drawing } from '../drawing.ts';
import { drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawHouse } from '../layers/houses.ts';
import { drawLamps } from '../layers/lamps.ts';
import { drawFigure } from '../layers/people.ts';
import { drawBlossom, drawClimber, drawPalm } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawQuay, drawRock } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { archPath, drawPot } from '../layers/terrace.ts';
import { drawCampanile, drawTown } from '../layers/town.ts';
import { drawCypress } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { num, nums, points, polygon, triples } from '../paint/shape.ts';

/** A lane of steps between two walls of houses, with light at its far end. */
function drawLane(s: Scene, far: readonly [left: number, right: number, ground: number], wall: string): void {
  const [left, right, ground] = far;
  const lit = s.tint(wall, 0.95);
  const dark = s.tint(wall, 0.16);
  const [a, b] = s.light > 0 ? [lit, dark] : [dark, lit];
  s.fill(
    polygon([
      [-10, -10],
      [left, 150],
      [left, ground],
      [-10, 1077],
    ]),
    s.gradient([a, s.tint(wall, s.light > 0 ? 0.6 : 0.3)]),
  );
  s.fill(
    polygon([
      [1610, -10],
      [right, 150],
      [right, ground],
      [1610, 1077],
    ]),
    s.gradient([b, s.tint(wall, s.light < 0 ? 0.6 : 0.3)]),
  );
  for (let course = 1; course < 17; course += 1) {
    const u = course / 17;
    const dash = `${s.random.whole(30, 60)} ${s.random.whole(20, 60)} ${s.random.whole(14, 30)} ${s.random.whole(30, 80)}`;
    s.hatch(
      `M-10 ${num(-10 + 1087 * u)}L${left} ${num(150 + (ground - 150) * u)}M1610 ${num(-10 + 1087 * u)}L${right} ${num(150 + (ground - 150) * u)}`,
      fade(s.tint('#8d7658', 0.15), 0.3),
      2.5,
      dash,
    );
  }
  s.fill(
    polygon([
      [left, ground],
      [right, ground],
      [1610, 1077],
      [-10, 1077],
    ]),
    s.gradient([s.tint('#e3d6bf', 0.7), s.tint('#cbbba0', 0.35)]),
  );
  for (let step = 1; step < 11; step += 1) {
    const u = (step / 11) ** 1.5;
    const y = ground + (1067 - ground) * u;
    const [x1, x2] = [left + (-10 - left) * u, right + (1610 - right) * u];
    s.fill(
      polygon([
        [x1, y],
        [x2, y],
        [x2 + 4, y + 5 + 26 * u],
        [x1 - 4, y + 5 + 26 * u],
      ]),
      s.tint('#a9977c', 0.15),
    );
    s.rect(x1, y - 2 - 6 * u, x2 - x1, 3 + 7 * u, s.tint('#f6ecd8', 0.9));
  }
  const openings = (near: number, distant: number, colour: string) => {
    for (const [u, w, top, bottom] of [
      [0.2, 0.12, 0.24, 0.5],
      [0.52, 0.13, 0.2, 0.48],
      [0.36, 0.1, 0.62, 1.0],
    ] as const) {
      const x = (k: number) => near + (distant - near) * k;
      const edge = (k: number, share: number) => {
        const [t, g] = [-10 + 160 * k, 1077 + (ground - 1077) * k];
        return t + (g - t) * share;
      };
      const shape = (from: number, to: number) =>
        polygon([
          [x(from), edge(from, top)],
          [x(to), edge(to, top)],
          [x(to), edge(to, bottom)],
          [x(from), edge(from, bottom)],
        ]);
      s.fill(shape(u, u + w), s.tone.lampsLit ? '#ffcf7d' : s.tint('#3d4a52', 0.3));
      if (bottom < 1)
        s.fill(shape(u - w * 0.6, u - 0.005) + shape(u + w + 0.005, u + w * 1.6), s.tint(colour, 0.5));
    }
  };
  openings(-10, left, '#4f8a7c');
  openings(1610, right, '#5d8298');
}

export const stoneTown: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, { horizon: 520, islands: triples('760,500,50'), clouds: 3 });
    drawCampanile(s, [700, 640], { width: 70, height: 400, distance: 0.16 });
    drawHouse(s, [740, 650], { width: 150, height: 90, distance: 0.14 });
    drawLane(s, [620, 980, 640], '#eedfc6');
    for (const [x, y, k] of triples('300,960,110 1270,950,120 470,800,70')) {
      drawPot(s, [x, y], k, (px, py) =>
        drawBlossom(
          s,
          [
            [px - k * 0.2, py - k * 0.3],
            [px + k * 0.2, py - k * 0.4],
            [px, py - k * 0.15],
          ],
          k * 0.36,
          '#c8508a',
        ),
      );
    }
    drawClimber(s, points('1620,120 1520,190 1440,250 1480,330 1560,400 1590,520'), 64, '#cf4f86');
    drawFigure(s, [790, 760], { size: 120, pose: 'walk', shirt: '#f6efe2', hat: '#efe3c8' });
  }),
  drawing('golden', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 360,
      islands: triples('300,800,90 1100,700,60'),
      clouds: 5,
    });
    drawTown(s, [-60, 1700], 700, { size: 120, rows: 3, campanile: 0.62 });
    drawMirror(s, [0, 1600], 700, 110, s.tint('#8d6a58', 0.3));
    drawYacht(s, [420, 790], { size: 120, sails: false });
    drawTown(s, [-90, 1700], 1140, { size: 200, rows: 2 });
    drawGulls(s, 620, 250, 5);
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 700 });
    drawCumulus(s, 380, 240, 420);
    drawTown(s, [-80, 560], 720, { size: 170, rows: 2 });
    drawTown(s, [1120, 1720], 720, { size: 180, rows: 2 });
    const [x, w] = [620, 400];
    s.fill(
      `M${x} 740V430H${x + 60}Q${x + 70} 330 ${x + 140} 320Q${x + 200} 210 ${x + 260} 320Q${x + 330} 330 ${x + 340} 430H${x + w}V740z`,
      s.gradient([s.tint('#fbf3e2', 1), s.tint('#e6d6b8', 0.7)]),
    );
    s.rect(x + w * 0.8, 430, w * 0.2, 310, fade(s.tint('#b8a58a', 0.1), 0.5));
    s.circle(x + 200, 400, 46, s.tint('#cdb995', 0.5));
    s.circle(x + 200, 400, 36, s.tint('#4d5c66', 0.3));
    for (let at = 0; at < 8; at += 1)
      s.stroke(
        `M${x + 200} 400l${nums(Math.cos(at * 0.785) * 36, Math.sin(at * 0.785) * 36)}`,
        s.tint('#e9dcc0', 0.8),
        4,
      );
    s.fill(archPath(x + 200, 740, 110, 220), s.tint('#b39c78', 0.5));
    s.fill(archPath(x + 200, 740, 82, 195), s.tint('#4a3f38', 0.25));
    s.stroke(`M${x} 430h400M${x} 520h400`, s.tint('#cdb995', 0.5), 7);
    drawCampanile(s, [1076, 740], { width: 104, height: 500 });
    s.rect(-10, 700, 1640, 40, s.tint('#d9cbb0', 0.5));
    drawQuay(s, 736);
    drawPalm(s, [420, 800], 420, -30);
    drawFigure(s, [700, 860], { size: 130, pose: 'walk', shirt: '#c8643c' });
    drawFigure(s, [960, 830], { size: 116, shirt: '#7fb0b0', hat: '#efe3c8' });
    drawFigure(s, [1000, 830], { size: 112, shirt: '#f4efe4', trousers: '#6b5848' });
  }),
  drawing('dusk', 'right', (s) => {
    drawSky(s, { horizon: 640 });
    drawClouds(s, 120, 400, 5);
    drawWall(s, 560, { height: 300, distance: 0.5, foot: 60 });
    drawTown(s, [160, 1460], 630, { size: 92, rows: 4, campanile: 0.44 });
    drawSea(s, 640, { swell: 0.7 });
    drawMirror(s, [120, 1500], 640, 190, s.tint('#6b5a60', 0.3));
    for (const x of [300, 420, 560, 700, 860, 980, 1120, 1290])
      s.fill(`M${x - 5} 650h10l8 150h-26z`, s.gradient([fade('#ffd28a', 0.6), fade('#ffd28a', 0)]));
    s.rect(120, 626, 1380, 16, s.tint('#d9c8ae', 0.5));
    drawRowboat(s, [420, 830], { size: 230 });
    drawYacht(s, [1150, 760], { size: 170, sails: false });
  }),
  drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 620 });
    drawClouds(s, 80, 330, 5);
    drawFarIslands(s, 600, triples('240,700,70'));
    drawSea(s, 599, { swell: 0.8 });
    drawTown(s, [560, 1420], 520, { size: 90, rows: 3, campanile: 0.5, distance: 0.06 });
    const wall = polygon(points('420,820 430,560 500,560 500,590 1500,540 1640,530 1640,860'));
    s.fill(wall, s.gradient([s.tint('#e9d9ba', 0.95), s.tint('#bfa887', 0.4)]));
    s.hatch(
      'M450 640L1640 610M446 700L1640 684M440 760L1640 756',
      fade(s.tint('#8d7658', 0.2), 0.4),
      4,
      '40 26 22 30',
    );
    s.hatch('M500 580L1640 526', s.tint('#e9d9ba', 0.95), 34, '30 26');
    s.fill('M1090 850a150 150 0 0 1 300-10V822H1090z', s.tint('#c7b18c', 0.5));
    drawCampanile(s, [470, 850], { width: 150, height: 360, cap: 'flat' });
    drawMirror(s, [400, 1640], 820, 140, s.tint('#8d7658', 0.2));
    drawRock(s, [620, 838], 500, 46);
    drawRowboat(s, [300, 920], { size: 280 });
    drawCypress(s, [1530, 560], 240);
    drawCypress(s, [1470, 560], 190);
  }),
  drawing('night', 'left', (s) => {
    drawSky(s, { horizon: 640, sun: [780, 240], sunRadius: 30 });
    drawCampanile(s, [860, 640], { width: 90, height: 420, distance: 0.12 });
    drawHouse(s, [640, 650], { width: 190, height: 130, distance: 0.1 });
    drawLane(s, [600, 1000, 650], '#e6d3b4');
    for (const [x, y] of points('300,330 1300,330 500,420 1100,420')) {
      s.circle(x, y, 190, s.radial([fade('#ffd88a', 0.6), fade('#ffc870', 0.2), fade('#ffc870', 0)]));
      s.stroke(`M${x} ${y - 40}q${x < 800 ? -30 : 30}-20 ${x < 800 ? -60 : 60} 0`, s.tint('#3a3d48', 0.5), 6);
      s.fill(`M${x - 14} ${y - 20}h28l6 40h-40z`, '#ffefc2');
      s.stroke(`M${x - 18} ${y - 22}h36l-18-20z`, s.tint('#3a3d48', 0.5), 5);
    }
    drawLamps(s, [430, 220], [1180, 240], 60, 9);
    drawFigure(s, [760, 790], { size: 140, pose: 'walk', shirt: '#e9dcc8' });
    drawFigure(s, [840, 794], { size: 132, pose: 'walk', shirt: '#c8643c', trousers: '#d9c9b0' });
  }),
];
