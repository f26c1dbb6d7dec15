import { type Drawing, drawing } from '../drawing.ts';
import { drawFerry, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawCampanile, drawHouse, drawTown } from '../layers/houses.ts';
import { drawRidge } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawBlossom, drawPalm } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawQuay, drawRock, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawLamps } from '../layers/table.ts';
import { archPath, drawPot } from '../layers/terrace.ts';
import { drawCypress, drawGrove, drawWood } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { nums, polygon } from '../paint/shape.ts';

/** A lane of steps between two walls of houses, with light at its far end. */
function drawLane(s: Scene, far: readonly [left: number, right: number, ground: number], wall: string): void {
  const [left, right, ground] = far;
  const lit = s.tint(wall, 0.95);
  const dark = s.tint(wall, 0.16);
  const [a, b] = s.light > 0 ? [lit, dark] : [dark, lit];
  s.fill(polygon([[-10, -10], [left, 150], [left, ground], [-10, 1077]]), s.gradient([a, s.tint(wall, s.light > 0 ? 0.6 : 0.3)]));
  s.fill(polygon([[1610, -10], [right, 150], [right, ground], [1610, 1077]]), s.gradient([b, s.tint(wall, s.light < 0 ? 0.6 : 0.3)]));
  s.fill(polygon([[left, ground], [right, ground], [1610, 1077], [-10, 1077]]), s.gradient([s.tint('#e3d6bf', 0.7), s.tint('#cbbba0', 0.35)]));
  for (let step = 1; step < 11; step += 1) {
    const u = (step / 11) ** 1.5;
    const y = ground + (1067 - ground) * u;
    const [x1, x2] = [left + (-10 - left) * u, right + (1610 - right) * u];
    s.fill(polygon([[x1, y], [x2, y], [x2 + 4, y + 5 + 26 * u], [x1 - 4, y + 5 + 26 * u]]), s.tint('#a9977c', 0.15));
    s.rect(x1, y - 2 - 6 * u, x2 - x1, 3 + 7 * u, s.tint('#f6ecd8', 0.9));
  }
  const openings = (near: number, distant: number, colour: string) => {
    for (const [u, w, top, bottom] of [[0.2, 0.12, 0.24, 0.5], [0.52, 0.13, 0.2, 0.48], [0.36, 0.1, 0.62, 1.0]] as const) {
      const x = (k: number) => near + (distant - near) * k;
      const edge = (k: number, share: number) => {
        const [t, g] = [-10 + 160 * k, 1077 + (ground - 1077) * k];
        return t + (g - t) * share;
      };
      const shape = (from: number, to: number) => polygon([[x(from), edge(from, top)], [x(to), edge(to, top)], [x(to), edge(to, bottom)], [x(from), edge(from, bottom)]]);
      s.fill(shape(u, u + w), s.tone.lampsLit ? '#ffcf7d' : s.tint('#3d4a52', 0.3));
      if (bottom < 1) s.fill(shape(u - w * 0.6, u - 0.005) + shape(u + w + 0.005, u + w * 1.6), s.tint(colour, 0.5));
    }
  };
  openings(-10, left, '#4f8a7c');
  openings(1610, right, '#5d8298');
}

export const stoneTown: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, { horizon: 520, islands: [[760, 500, 50]], clouds: 3 });
    drawCampanile(s, [700, 640], { width: 70, height: 400, distance: 0.16 });
    drawHouse(s, [740, 650], { width: 150, height: 90, distance: 0.14 });
    drawLane(s, [620, 980, 640], '#eedfc6');
    for (const [x, y, k] of [[300, 960, 110], [1270, 950, 120], [470, 800, 70]] as const) {
      drawPot(s, [x, y], k, (px, py) => drawBlossom(s, [[px - k * 0.2, py - k * 0.3], [px + k * 0.2, py - k * 0.4], [px, py - k * 0.15]], k * 0.36, '#c8508a'));
    }
    drawBlossom(s, [[1540, 260], [1480, 320], [1580, 380], [1500, 200], [1440, 250], [1560, 470]], 60, '#cf4f86');
    drawFigure(s, [790, 760], { size: 120, pose: 'walk', shirt: '#f6efe2', hat: '#efe3c8' });
  }),
  drawing('golden', 'left', (s) => {
    drawOpenSea(s, { horizon: 360, islands: [[300, 800, 90], [1100, 700, 60]], clouds: 5 });
    drawTown(s, [-60, 1700], 700, { size: 120, rows: 3, campanile: 0.62 });
    drawTown(s, [-90, 1700], 1120, { size: 210, rows: 2 });
    drawGulls(s, 620, 250, 5);
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 700 });
    drawCumulus(s, 380, 240, 420);
    drawTown(s, [-80, 560], 720, { size: 170, rows: 2 });
    drawTown(s, [1120, 1720], 720, { size: 180, rows: 2 });
    const [x, w] = [620, 400];
    s.fill(`M${x} 740V430H${x + 60}Q${x + 70} 330 ${x + 140} 320Q${x + 200} 210 ${x + 260} 320Q${x + 330} 330 ${x + 340} 430H${x + w}V740z`, s.gradient([s.tint('#fbf3e2', 1), s.tint('#e6d6b8', 0.7)]));
    s.rect(x + w * 0.8, 430, w * 0.2, 310, fade(s.tint('#b8a58a', 0.1), 0.5));
    s.circle(x + 200, 400, 46, s.tint('#cdb995', 0.5));
    s.circle(x + 200, 400, 36, s.tint('#4d5c66', 0.3));
    for (let at = 0; at < 8; at += 1) s.stroke(`M${x + 200} 400l${nums(Math.cos(at * 0.785) * 36, Math.sin(at * 0.785) * 36)}`, s.tint('#e9dcc0', 0.8), 4);
    s.fill(archPath(x + 200, 740, 110, 220), s.tint('#b39c78', 0.5));
    s.fill(archPath(x + 200, 740, 82, 195), s.tint('#4a3f38', 0.25));
    s.stroke(`M${x} 430h400M${x} 520h400`, s.tint('#cdb995', 0.5), 7);
    drawCampanile(s, [1076, 740], { width: 104, height: 500 });
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
    for (const x of [300, 420, 560, 700, 860, 980, 1120, 1290]) s.fill(`M${x - 5} 650h10l8 150h-26z`, s.gradient([fade('#ffd28a', 0.6), fade('#ffd28a', 0)]));
    s.rect(120, 626, 1380, 16, s.tint('#d9c8ae', 0.5));
    drawRowboat(s, [420, 830], { size: 230 });
    drawYacht(s, [1150, 760], { size: 170, sails: false });
  }),
  drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 620 });
    drawClouds(s, 80, 330, 5);
    drawFarIslands(s, 600, [[240, 700, 70]]);
    drawTown(s, [560, 1420], 520, { size: 90, rows: 3, campanile: 0.5, distance: 0.06 });
    const wall = polygon([[420, 820], [430, 560], [500, 560], [500, 590], [1500, 540], [1640, 530], [1640, 860]]);
    s.fill(wall, s.gradient([s.tint('#e9d9ba', 0.95), s.tint('#bfa887', 0.4)]));
    s.hatch('M450 640L1640 610M446 700L1640 684M440 760L1640 756', fade(s.tint('#8d7658', 0.2), 0.4), 4, '40 26 22 30');
    s.hatch('M500 580L1640 526', s.tint('#e9d9ba', 0.95), 34, '30 26');
    s.fill('M1090 850a150 150 0 0 1 300-10V900H1090z', s.tint('#c7b18c', 0.5));
    drawCampanile(s, [470, 850], { width: 150, height: 360, cap: 'flat' });
    drawSea(s, 820, { swell: 0.8 });
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
    for (const [x, y] of [[360, 360], [1260, 380], [560, 440], [1050, 440]] as const) {
      s.circle(x, y, 190, s.radial([fade('#ffd88a', 0.6), fade('#ffc870', 0.2), fade('#ffc870', 0)]));
      s.fill(`M${x - 14} ${y - 20}h28l6 40h-40z`, '#ffefc2');
      s.stroke(`M${x - 18} ${y - 22}h36l-18-20z`, s.tint('#3a3d48', 0.5), 5);
    }
    drawLamps(s, [430, 220], [1180, 240], 60, 9);
    drawFigure(s, [760, 790], { size: 140, pose: 'walk', shirt: '#e9dcc8' });
    drawFigure(s, [840, 794], { size: 132, pose: 'walk', shirt: '#c8643c', trousers: '#d9c9b0' });
  }),
];

export const bridge: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawClouds(s, 60, 240, 4);
    drawRidge(s, [[-20, 420], [320, 300], [700, 380], [1100, 280], [1640, 360]], { distance: 0.56, base: 620 });
    drawTown(s, [-80, 560], 560, { size: 96, rows: 3, distance: 0.1 });
    drawTown(s, [1090, 1700], 560, { size: 96, rows: 3, distance: 0.1 });
    s.stroke('M1180 560V250', s.tint('#f3e8d4', 0.9, 0.1), 22);
    s.fill('M1169 260h22l-11-70zM1160 330h40v12h-40z', s.tint('#d6c6a8', 0.8, 0.1));
    s.fill('M0 760C300 700 500 720 800 716S1300 700 1600 760V1067H0z', s.gradient([s.tint('#79bfa0', 0.9), s.tint('#3d9884', 0.9), s.tint('#14584f', 0.8)]));
    drawWood(s, [[-20, 600], [160, 590], [330, 640], [420, 730]], 770, 0.06);
    drawWood(s, [[1180, 730], [1280, 640], [1440, 590], [1620, 600]], 770, 0.06);
    drawRock(s, [300, 800], 420, 140);
    drawRock(s, [1330, 800], 420, 150);
    const stone = s.gradient([s.tint('#f6ead2', 1), s.tint('#d3bf9e', 0.6)]);
    s.fill('M210 560Q500 420 800 372Q1100 420 1390 560V760H1250Q1180 480 800 452Q420 480 350 760H210z', stone);
    s.stroke('M350 760Q420 480 800 452Q1180 480 1250 760', s.tint('#a58f6e', 0.2), 15);
    s.hatch('M366 760Q434 496 800 468Q1166 496 1234 760', s.tint('#efe0c2', 0.9), 22, '24 5');
    s.stroke('M196 556Q500 412 800 362Q1100 412 1404 556', s.tint('#fff6e4', 1), 15, 'stroke-linejoin="round"');
    for (const [x, w, h] of [[140, 150, 330], [1320, 150, 350]] as const) {
      s.rect(x, 800 - h - 60, w, h + 60, s.gradient([s.tint('#f3e6cc', 0.95), s.tint('#c9b28c', 0.5)]));
      s.rect(x + w * 0.66, 800 - h - 60, w * 0.34, h + 60, fade(s.tint('#8f7a5c', 0.1), 0.4));
      s.fill(polygon([[x - 12, 740 - h], [x + w / 2, 680 - h], [x + w + 12, 740 - h]]), s.tint('#c0714c', 0.8));
      s.fill(archPath(x + w * 0.34, 620, 34, 70) + archPath(x + w * 0.34, 500, 26, 50), s.tint('#4a4a4a', 0.2));
    }
    s.fill('M420 800Q800 690 1180 800Q800 880 420 800z', fade(s.tint('#e9dcbc', 0.6), 0.28));
    s.fill('M500 900q200-16 420 0-220 16-420 0zM760 970q240-18 520 0-270 20-520 0zM240 1000q150-10 300 0-150 12-300 0z', fade('#ffffff', 0.3));
    drawRock(s, [160, 1020], 380, 120);
    drawShrub(s, [1480, 1040], 260);
  }),
];

export const harbour: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 500 });
    drawCumulus(s, 1180, 220, 420);
    drawRidge(s, [[-20, 380], [400, 300], [900, 360], [1640, 250]], { distance: 0.55, base: 520 });
    drawTown(s, [60, 1640], 560, { size: 108, rows: 2, campanile: 0.7, distance: 0.08 });
    s.rect(-10, 558, 1640, 22, s.tint('#e9dcc4', 0.9));
    drawSea(s, 580, { swell: 0.8 });
    drawMirror(s, [0, 1600], 580, 200, s.tint('#a58c74', 0.3));
    for (const [x, y, k, hull] of [[240, 660, 200, '#2f7f8f'], [520, 690, 210, '#f6f1e6'], [820, 670, 200, '#c8643c'], [1120, 700, 220, '#f6f1e6'], [420, 860, 300, '#e8c87e'], [1010, 900, 340, '#3f8fa0']] as const) drawRowboat(s, [x, y], { size: k, hull });
    drawYacht(s, [1400, 680], { size: 190, sails: false });
  }),
  drawing('dusk', 'left', (s) => {
    drawOpenSea(s, { horizon: 480, islands: [[500, 900, 110], [1200, 600, 60]], clouds: 6, swell: 0.6 });
    drawFerry(s, [520, 640], { size: 420 });
    s.fill('M860 700H1640V740H846z', s.tint('#e3d4ba', 0.8));
    s.rect(846, 740, 794, 30, s.tint('#8d7c70', 0.1));
    s.stroke('M1180 700V470', s.tint('#efe3cf', 0.8), 44);
    s.fill('M1146 470h68v-14h-68zM1160 456h40v-52h-40z', s.tint('#c8643c', 0.7));
    s.circle(1180, 430, 170, s.radial([fade('#ffe4a6', 0.8), fade('#ffd07a', 0.2), fade('#ffd07a', 0)]));
    s.circle(1180, 430, 13, '#fff3c8');
    drawMirror(s, [850, 1640], 770, 120, s.tint('#5a4f5c', 0.2));
    drawRowboat(s, [820, 890], { size: 260, hull: '#e6d3b0' });
    drawFigure(s, [1400, 700], { size: 110, shirt: '#e9dcc8' });
  }),
  drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 440 });
    drawClouds(s, 60, 300, 5);
    drawWall(s, 442, { height: 320, left: -20, right: 1100, crest: [0.9, 1, 0.8, 0.86, 0.5, 0.3, 0.06], distance: 0.46 });
    drawFarIslands(s, 442, [[1380, 600, 60]]);
    drawSea(s, 440);
    drawTown(s, [-60, 560], 520, { size: 80, rows: 3, campanile: 0.6, distance: 0.1 });
    drawMirror(s, [-20, 600], 521, 90, s.tint('#8d7868', 0.2, 0.1));
    for (const [x, y, k] of [[700, 560, 150], [860, 580, 170], [1030, 570, 150], [1200, 590, 180]] as const) drawYacht(s, [x, y], { size: k, sails: false });
    drawQuay(s, 860);
    for (const x of [360, 980]) {
      s.fill(`M${x - 34} 862q0-30 16-34v-16h36v16q16 4 16 34z`, s.tint('#4d5a62', 0.6));
      s.ellipse(x, 812, 30, 9, s.tint('#7f8c92', 0.9));
      s.stroke(`M${x - 26} 850q-40 30-100 10t-120-30`, s.tint('#e9dcc0', 0.9), 11);
    }
    drawRowboat(s, [560, 830], { size: 330, hull: '#2f7f8f', flip: true });
    drawGrove(s, [[1460, 860], [1560, 880]], 420);
  }),
];
