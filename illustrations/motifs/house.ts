import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawTown } from '../layers/houses.ts';
import { drawFigure } from '../layers/people.ts';
import { drawAgave, drawBlossom, drawBranch } from '../layers/plants.ts';
import { drawLounger, drawParasol, drawRock } from '../layers/shore.ts';
import { drawClouds, drawSky } from '../layers/sky.ts';
import { drawBottle, drawBowl, drawCandle, drawGlass, drawTable } from '../layers/table.ts';
import { archPath, drawBalustrade, drawCurtain, drawFloor, drawFrame, drawPool, drawPot, drawShutters } from '../layers/terrace.ts';
import { drawCypress, drawOlive, drawPine } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { num, nums, polygon } from '../paint/shape.ts';

/** Folded towels, the largest below. */
function drawTowels(s: Scene, x: number, y: number, k: number): void {
  for (const [at, c] of ['#f8f4ea', '#d9e8e6', '#f0dcc8'].entries()) {
    const w = k * (1 - at * 0.08);
    s.rect(x - w / 2, y - k * 0.2 * (at + 1), w, k * 0.19, s.gradient([s.tint(c, 1), s.tint(c, 0.35)]), k * 0.08);
    s.stroke(`M${nums(x - w * 0.44, y - k * 0.2 * at - k * 0.09)}h${num(w * 0.84)}`, fade(s.tint('#9fa6a2', 0.2), 0.4), 3);
  }
}

/** Smooth stones laid on one another. */
function drawStones(s: Scene, x: number, y: number, k: number): void {
  for (const [lift, w, h, c] of [[0, 1, 0.3, '#5f6f78'], [0.28, 0.78, 0.25, '#7d8b92'], [0.5, 0.56, 0.2, '#566670'], [0.67, 0.36, 0.15, '#98a4a8']] as const) {
    s.ellipse(x, y - k * (lift + h / 2), (k * w) / 2, (k * h) / 2, s.tint(c, 0.2));
    s.ellipse(x + s.light * k * w * 0.05, y - k * (lift + h / 2) - k * h * 0.09, k * w * 0.42, k * h * 0.36, s.tint(c, 0.85));
  }
}

export const spa: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, { horizon: 400, islands: [[1100, 800, 100], [400, 520, 50]], clouds: 3 });
    drawPool(s, [[-20, 640], [1640, 640], [1640, 1100], [-20, 1100]]);
    s.rect(0, 620, 1600, 26, s.tint('#fbf6ec', 1));
    drawFloor(s, 960, '#efe6d6');
    drawStones(s, 1240, 980, 150);
    drawTowels(s, 360, 990, 260);
    drawBranch(s, [1640, -10], [1220, 130], 110);
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, { horizon: 440, sun: [900, 380], islands: [[1000, 700, 70], [500, 560, 100]], clouds: 4 });
    const arches = [330, 800, 1270].map((x) => archPath(x, 760, 380, 640)).join('');
    drawFrame(s, arches, '#e9d9c0', 0.35);
    s.stroke(arches, s.tint('#f6ead4', 0.8), 12);
    s.rect(0, 760, 1600, 320, s.gradient([s.tint('#d6c3a4', 0.5), s.tint('#a98f72', 0.2)]));
    drawPool(s, [[260, 810], [1340, 810], [1640, 1090], [-40, 1090]], '#4fb4ba');
    for (const x of [330, 800, 1270]) s.fill(polygon([[x - 90, 816], [x + 90, 816], [x + 60, 1060], [x - 200, 1060]]), s.gradient([fade('#ffe4b0', 0.6), fade('#ffe4b0', 0)]));
    drawCandle(s, [190, 850], 60);
    drawCandle(s, [1420, 850], 60);
  }),
  drawing('dusk', 'left', (s) => {
    drawOpenSea(s, { horizon: 420, islands: [[420, 800, 110], [1200, 700, 70]], clouds: 4, swell: 0.5 });
    drawFrame(s, 'M180 110H1420V700H180z', '#b99f86', 0.45);
    s.stroke('M800 110V700M180 110H1420V700H180z', s.tint('#6b5142', 0.4), 16);
    drawTable(s, 790, 'wood');
    drawStones(s, 560, 920, 210);
    for (const [x, k] of [[850, 90], [980, 120], [1100, 70]] as const) drawCandle(s, [x, 920], k);
    drawTowels(s, 1340, 940, 260);
    s.fill('M140 910h220l-30 60H170z', s.tint('#2f7f8f', 0.6));
    drawBlossom(s, [[200, 880], [260, 860], [310, 884]], 44, '#f3e3ee', '#6f8f78');
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 380 });
    drawClouds(s, 60, 260, 3);
    drawFarIslands(s, 380, [[300, 700, 70], [1200, 800, 100]]);
    s.rect(0, 379, 1600, 220, s.gradient(s.tone.sea));
    drawFloor(s, 580, '#eee4d2');
    drawPool(s, [[420, 640], [1300, 640], [1560, 960], [160, 960]]);
    for (const x of [180, 1420]) drawCypress(s, [x, 620], 330);
    for (const [x, y] of [[250, 640], [1330, 640]] as const) drawParasol(s, [x, y], 210, '#f6f1e6');
    drawLounger(s, [60, 740], 200, '#ffffff');
    drawLounger(s, [1560, 740], 200, '#ffffff', true);
    drawFigure(s, [800, 790], { size: 120, pose: 'sit', shirt: '#c98f68', trousers: '#3fa9b4' });
    s.ellipse(800, 796, 70, 12, fade('#e4fbf6', 0.8));
  }),
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, { horizon: 470, islands: [[500, 700, 90], [1100, 600, 60]], clouds: 4 });
    drawFarSail(s, [900, 500], 50);
    drawFloor(s, 700, '#d9b98e');
    s.hatch('M0 880H1600', fade(s.tint('#7d5a3c', 0.2), 0.4), 370, '4 66');
    for (const x of [260, 1340]) {
      s.rect(x - 13, 180, 26, 640, s.tint('#f6f0e2', 0.8));
      drawCurtain(s, [x + (x < 800 ? 10 : -10), 190], 190, 820, x > 800);
    }
    s.rect(230, 160, 1140, 34, s.tint('#fbf6ea', 0.95));
    s.fill(polygon([[440, 790], [1160, 790], [1230, 850], [370, 850]]), s.tint('#fdfaf2', 1));
    s.rect(370, 850, 860, 60, s.gradient([s.tint('#efe6d6', 0.9), s.tint('#cdbfa8', 0.3)]));
    s.rect(420, 910, 30, 60, s.tint('#8d6a4a', 0.5));
    s.rect(1150, 910, 30, 60, s.tint('#8d6a4a', 0.5));
    s.rect(480, 758, 190, 44, s.tint('#ffffff', 1), 20);
    drawTowels(s, 1010, 800, 170);
    drawPot(s, [150, 960], 140, (x, y) => drawBlossom(s, [[x - 40, y - 60], [x + 40, y - 70], [x, y - 20], [x, y - 130]], 48, '#9b8bc8', '#7f9a80'));
  }),
  drawing('night', 'right', (s) => {
    drawSky(s, { horizon: 460, sun: [1150, 200], sunRadius: 34 });
    drawFarIslands(s, 460, [[400, 800, 100], [1200, 800, 130]]);
    s.rect(0, 460, 1600, 240, s.gradient(s.tone.sea));
    drawFloor(s, 660, '#b9a68c');
    s.ellipse(800, 850, 470, 150, '#0f5f78');
    s.ellipse(800, 850, 450, 140, s.radial(['#c8f7ef', '#5fcfd2', '#1d8fa6']));
    s.add('<ellipse cx="800" cy="850" rx="462" ry="146" fill="none" stroke="#e9dcc6" stroke-width="16"/>');
    for (let at = 0; at < 22; at += 1) {
      const [x, y] = [800 + s.random.between(-330, 330), 850 + s.random.between(-90, 90)];
      s.circle(x, y, s.random.between(4, 13), fade('#ffffff', 0.4));
    }
    for (const x of [210, 340, 1260, 1390]) drawCandle(s, [x, 800], 56);
    drawTowels(s, 1420, 990, 230);
    drawPine(s, [120, 760], { height: 560, lean: 80, spread: 430, detail: 2 });
  }),
];

/** A seat of the audience seen from behind. */
function drawSeat(s: Scene, x: number, y: number, k: number): void {
  s.rect(x - k * 0.4, y - k * 0.8, k * 0.8, k * 0.62, s.gradient([s.tint('#2f7f8f', 0.8), s.tint('#0a4a63', 0.4)]), k * 0.12);
  s.rect(x - k * 0.44, y - k * 0.24, k * 0.88, k * 0.18, s.tint('#0d5870', 0.5), k * 0.08);
  s.stroke(`M${nums(x - k * 0.34, y - k * 0.1)}V${nums(y + k * 0.14)}M${nums(x + k * 0.34, y - k * 0.1)}V${nums(y + k * 0.14)}`, s.tint('#7a6a58', 0.5), k * 0.05);
}

export const conference: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, { horizon: 430, islands: [[1300, 600, 80], [1000, 500, 50]], clouds: 3 });
    drawFrame(s, 'M860 130H1560V640H860z', '#f0e8da', 0.6);
    s.stroke('M860 130H1560V640H860zM1093 130V640M1326 130V640', s.tint('#ffffff', 0.9), 13);
    s.rect(120, 170, 620, 380, s.tint('#fbfaf6', 1));
    s.stroke('M120 170H740V550H120z', s.tint('#9aa6aa', 0.6), 6);
    s.fill('M160 500L280 400 360 440 480 300 570 360 700 240V510H160z', fade('#2fa3b3', 0.5));
    s.stroke('M160 500L280 400 360 440 480 300 570 360 700 240', '#0a5c7a', 8, 'stroke-linejoin="round"');
    for (const [at, h] of [90, 140, 110, 180].entries()) s.rect(200 + at * 60, 230 + 140 - h * 0.6, 34, h * 0.6, fade('#c8643c', 0.75));
    s.rect(0, 640, 1600, 440, s.gradient([s.tint('#c9b294', 0.6), s.tint('#8f775c', 0.3)]));
    s.fill(polygon([[560, 600], [700, 600], [716, 720], [544, 720]]), s.tint('#8d6a4a', 0.7));
    drawFigure(s, [790, 724], { size: 220, shirt: '#f4efe4', trousers: '#2c3f4c' });
    for (const [y, k, n] of [[790, 110, 9], [880, 140, 8], [1000, 180, 7]] as const) for (let at = 0; at < n; at += 1) drawSeat(s, 800 + (at - (n - 1) / 2) * k * 1.28, y, k);
  }),
  drawing('noon', 'left', (s) => {
    drawOpenSea(s, { horizon: 400, islands: [[420, 700, 90], [1100, 600, 60]], clouds: 3 });
    drawWall(s, 402, { height: 200, left: 900, right: 1640, crest: [0.1, 0.6, 0.8, 1], distance: 0.5 });
    drawFrame(s, 'M80 120H540V640H80zM570 120H1030V640H570zM1060 120H1520V640H1060z', '#f3ecdf', 0.6);
    s.rect(0, 640, 1600, 440, s.gradient([s.tint('#d8c3a2', 0.7), s.tint('#a38a6a', 0.3)]));
    const chair = (x: number, y: number, k: number) => {
      s.rect(x - k / 2, y - k, k, k * 0.8, s.gradient([s.tint('#c8643c', 0.8), s.tint('#8f4526', 0.4)]), k * 0.2);
      s.stroke(`M${nums(x, y - k * 0.2)}v${num(k * 0.5)}`, s.tint('#4d4640', 0.4), k * 0.1);
    };
    for (const x of [480, 690, 910, 1120]) chair(x, 730, 90);
    s.ellipse(800, 850, 600, 130, s.tint('#7d5a3e', 0.3));
    s.ellipse(800, 834, 600, 128, s.gradient([s.tint('#d3a878', 1), s.tint('#a97a50', 0.7)]));
    for (const [x, y] of [[440, 810], [680, 770], [930, 770], [1170, 810], [560, 890], [1040, 890]] as const) {
      s.fill(polygon([[x - 50, y - 16], [x + 44, y - 20], [x + 60, y + 14], [x - 44, y + 18]]), s.tint('#ffffff', 1));
      s.rect(x + 74, y - 40, 22, 44, fade('#e8f6f6', 0.75), 4);
    }
    drawBlossom(s, [[770, 800], [830, 800], [800, 776]], 36, '#f4efe4', '#6f9a5c');
    for (const x of [330, 620, 960, 1270]) chair(x, 1050, 150);
  }),
  drawing('dusk', 'right', (s) => {
    drawOpenSea(s, { horizon: 480, islands: [[500, 800, 120], [1200, 600, 80]], clouds: 5, swell: 0.6 });
    drawFloor(s, 720, '#cdbba4');
    drawBalustrade(s, [-20, 1620], 600, 140);
    for (const [x, k] of [[330, 1], [800, 1.15], [1290, 1]] as const) {
      const y = 870 + (k - 1) * 300;
      s.fill(`M${x - 110 * k} ${y - 110 * k}q${20 * k} ${140 * k}-${14 * k} ${230 * k}h${248 * k}q-${34 * k}-${90 * k}-${14 * k}-${230 * k}z`, s.gradient([s.tint('#fffaf0', 0.95), s.tint('#b9b0b4', 0.3)]));
      s.ellipse(x, y - 110 * k, 116 * k, 26 * k, s.tint('#ffffff', 1));
      drawGlass(s, [x - 50 * k, y - 112 * k], 120 * k, white);
      drawGlass(s, [x + 44 * k, y - 106 * k], 120 * k, white);
      drawCandle(s, [x, y - 112 * k], 34 * k);
    }
    drawFigure(s, [530, 860], { size: 300, shirt: '#2c3f4c', trousers: '#2c3f4c' });
    drawFigure(s, [1050, 850], { size: 280, shirt: '#c8643c', trousers: '#3d3b4c' });
    drawFigure(s, [1130, 854], { size: 290, shirt: '#f4efe4', trousers: '#5a4c48', flip: true });
  }),
];

const white = '#eadf9a';

export const rooms: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, { horizon: 450, islands: [[900, 600, 80], [1200, 500, 110]], clouds: 3 });
    drawYacht(s, [1050, 560], { size: 110 });
    drawFrame(s, 'M760 120H1360V760H760z', '#f6efe2', 0.75);
    drawBalustrade(s, [760, 1360], 640, 120);
    s.stroke('M760 120H1360V760H760zM1060 120V300', s.tint('#ffffff', 0.95), 15);
    drawCurtain(s, [740, 90], 170, 800);
    drawCurtain(s, [1380, 90], 170, 800, true);
    s.rect(0, 790, 1600, 290, s.gradient([s.tint('#cdaa7c', 0.8), s.tint('#8f6d48', 0.4)]));
    s.fill(polygon([[780, 790], [1340, 790], [1180, 1067], [420, 1067]]), fade('#fff3d4', 0.4));
    s.rect(30, 440, 60, 420, s.tint('#a97f58', 0.6), 12);
    s.fill(polygon([[80, 700], [520, 680], [760, 900], [760, 1000], [80, 1000]]), s.gradient([s.tint('#ffffff', 1), s.tint('#dfe3e2', 0.5)]));
    s.fill(polygon([[330, 690], [520, 680], [760, 900], [760, 985], [560, 990]]), s.gradient([s.tint('#4f9fa8', 0.9), s.tint('#1d6a7c', 0.5)]));
    s.rect(96, 610, 170, 100, s.tint('#fbf9f4', 1), 34);
    s.rect(190, 640, 170, 90, s.tint('#f0e4d0', 0.9), 34);
    s.fill('M520 470h110l-24-100h-62z', s.tint('#f7e6c2', 1));
    s.stroke('M575 470V640', s.tint('#8d6a4a', 0.6), 9);
    s.rect(520, 640, 120, 26, s.tint('#a97f58', 0.8));
  }),
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 520 });
    drawClouds(s, 90, 320, 4);
    drawFarIslands(s, 500, [[800, 900, 110]]);
    s.rect(0, 499, 1600, 200, s.gradient(s.tone.sea));
    drawTown(s, [460, 1140], 640, { size: 70, rows: 2, campanile: 0.6, distance: 0.12 });
    const hole = 'M520 150H1080V700H520z';
    drawFrame(s, hole, '#e9d5b8', 0.4);
    drawShutters(s, [520, 150, 1080, 700], 230, '#3f7f88');
    s.stroke(hole, s.tint('#fbf3e2', 0.9), 18);
    s.rect(490, 700, 620, 34, s.tint('#f3e6cf', 1));
    drawPot(s, [660, 706], 110, (x, y) => drawBlossom(s, [[x - 30, y - 40], [x + 34, y - 50], [x, y - 90]], 40, '#c8508a'));
    drawBowl(s, [900, 706], 76, ['#f2b544', '#e8963c', '#f6d860']);
    s.rect(0, 860, 1600, 220, s.gradient([s.tint('#b98d62', 0.7), s.tint('#7d5a3c', 0.3)]));
    s.fill(polygon([[560, 860], [1060, 860], [1380, 1067], [780, 1067]]), fade('#ffe2ac', 0.35));
    s.rect(120, 760, 330, 250, s.gradient([s.tint('#2f7f8f', 0.8), s.tint('#0f4f63', 0.4)]), 60);
    s.rect(90, 880, 390, 120, s.tint('#3a8c9a', 0.8), 40);
    s.rect(190, 790, 150, 110, s.tint('#e9b86a', 0.9), 20);
  }),
];

export const letter: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, { horizon: 360, islands: [[1100, 800, 90], [400, 500, 50]], clouds: 3 });
    drawTable(s, 640, 'wood');
    s.group('transform="translate(800 830) rotate(-7)"', () => {
      s.rect(-262, -138, 530, 320, fade('#3b2a1c', 0.25), 6);
      s.rect(-270, -150, 530, 320, s.gradient([s.tint('#fffaf0', 1), s.tint('#eadfca', 0.8)]), 6);
      s.fill('M-270-150H260L-5 50z', s.tint('#f3e8d4', 0.85));
      s.stroke('M-270-150L-5 50L260-150', s.tint('#cdbb9a', 0.5), 5, 'stroke-linejoin="round"');
      s.circle(-5, 46, 44, s.tint('#a8432c', 0.5));
      s.circle(-5, 44, 38, s.tint('#c8573a', 0.9));
      s.stroke('M-5 26v36M-23 44h36M-18 31l26 26M8 31l-26 26', s.tint('#a8432c', 0.5), 4);
    });
    drawBowl(s, [1310, 860], 100, ['#f2b544', '#f6d860'], '#f0e6d2');
    s.stroke('M250 900Q360 860 470 760', s.tint('#7f9a78', 0.5), 6);
    for (const [x, y, a] of [[300, 884, -40], [350, 860, 140], [390, 836, -50], [430, 796, 130], [462, 768, -60]] as const) s.group(`transform="translate(${x} ${y}) rotate(${a})"`, () => s.fill('M0 0Q40-26 84 0Q40 24 0 0z', s.tint(a < 0 ? '#8fa583' : '#6f8a6c', 0.8)));
  }),
  drawing('noon', 'right', (s) => {
    drawTable(s, -10, 'wood');
    s.rect(0, 0, 1600, 1067, s.gradient([s.tint('#c79d6e', 0.95), s.tint('#a97c50', 0.7)]));
    s.stroke('M0 210H1600M0 470H1600M0 760H1600', fade(s.tint('#6d4a30', 0.2), 0.5), 5);
    s.group('transform="translate(760 540) rotate(-5)"', () => {
      s.rect(-510, -310, 1040, 660, fade('#3b2a1c', 0.28));
      for (const [at, x] of [-520, -260, 0, 260].entries()) {
        s.rect(x, -330, 260, 660, s.tint(at % 2 ? '#dfeef0' : '#eef6f4', at % 2 ? 0.85 : 1));
      }
      s.fill('M-520-120Q-380-200-260-90T-30-40T120 130T330 160T520 290V330H-520z', s.tint('#f0e4c6', 0.95));
      s.fill('M-520 20Q-380-40-260 60T-40 130T60 330H-520z', s.tint('#a9bd8c', 0.8));
      s.stroke('M-520-120Q-380-200-260-90T-30-40T120 130T330 160T520 290', s.tint('#2fa3b3', 0.9), 7);
      for (const [x, y, w, h] of [[120, -160, 150, 34], [330, -60, 120, 30], [-60, -230, 110, 24], [340, -240, 90, 26]] as const) s.ellipse(x, y, w, h, s.tint('#f0e4c6', 0.95));
      s.stroke('M-420-60Q-200 20-40 20T120 200', s.tint('#c8643c', 0.9), 8, 'stroke-dasharray="4 20"');
      for (const [x, y] of [[-420, -70], [120, 196], [130, -164]] as const) s.fill(`M${x} ${y}q-34-44-34-64a34 34 0 0 1 68 0q0 20-34 64z`, s.tint('#c8573a', 0.95));
    });
    s.circle(1286, 812, 150, fade('#2c2018', 0.35));
    s.circle(1280, 800, 150, s.tint('#c79a4a', 0.8));
    s.circle(1280, 800, 126, s.tint('#fbf6e8', 1));
    s.hatch('M1388 800a108 108 0 1 1-216 0a108 108 0 1 1 216 0', s.tint('#6b5a44', 0.4), 15, '3 11.1');
    s.fill('M1280 706l24 94h-48z', s.tint('#c8573a', 0.9));
    s.fill('M1280 894l24-94h-48z', s.tint('#2c4f60', 0.7));
    s.circle(1280, 800, 11, s.tint('#8d6a34', 0.6));
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, { horizon: 430, islands: [[1200, 600, 90], [900, 500, 60]], clouds: 3 });
    drawFrame(s, archPath(1180, 660, 520, 540), '#e9d5b8', 0.45);
    s.rect(110, 130, 680, 430, s.tint('#8a5f40', 0.5));
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 6; column += 1) {
        const [x, y] = [130 + column * 108, 148 + row * 102];
        s.rect(x, y, 96, 90, s.gradient([s.tint('#4a3122', 0.2), s.tint('#6b4a34', 0.6)]));
        if ((row * 5 + column * 3) % 4 === 0) continue;
        s.circle(x + 48, y + 22, 9, s.tint('#d9b064', 0.9));
        s.stroke(`M${x + 48} ${y + 30}v36m0-6h13m-13-12h10`, s.tint('#d9b064', 0.9), 6);
      }
    }
    s.fill(polygon([[-20, 690], [1640, 690], [1640, 780], [-20, 780]]), s.gradient([s.tint('#fbf3e4', 1), s.tint('#dccbb0', 0.7)]));
    s.rect(-20, 780, 1660, 300, s.gradient([s.tint('#8f6647', 0.6), s.tint('#5a3d2a', 0.3)]));
    s.hatch('M0 930H1600', fade(s.tint('#3a2618', 0.1), 0.35), 290, '4 150');
    s.ellipse(640, 744, 120, 20, s.tint('#6b4f36', 0.5));
    s.fill('M536 736q4-100 104-104t104 104z', s.gradient([s.tint('#f1d289', 1), s.tint('#a97d34', 0.5)], true));
    s.rect(624, 606, 32, 30, s.tint('#d9b064', 0.9), 10);
    s.fill(polygon([[860, 720], [1130, 706], [1190, 756], [900, 770]]), s.tint('#ffffff', 1));
    s.fill(polygon([[880, 712], [1140, 700], [1180, 744], [910, 756]]), s.tint('#f3ead6', 0.95));
    s.stroke('M1010 752L1150 668', s.tint('#0a5c7a', 0.8), 11);
    drawPot(s, [300, 760], 130, (x, y) => drawBlossom(s, [[x - 50, y - 60], [x + 50, y - 70], [x, y - 20], [x, y - 130]], 54, '#f0e0ea', '#6f9a6c'));
  }),
  drawing('dusk', 'left', (s) => {
    drawOpenSea(s, { horizon: 440, islands: [[500, 800, 110], [1200, 600, 70]], clouds: 5, swell: 0.6 });
    drawFrame(s, 'M260 90H1340V610H260z', '#bfa58c', 0.4);
    s.stroke('M260 90H1340V610H260zM800 90V610M260 350H1340', s.tint('#fbf3e2', 0.7), 13);
    drawTable(s, 700, 'wood');
    s.circle(1230, 560, 330, s.radial([fade('#ffd88a', 0.6), fade('#ffc870', 0.14), fade('#ffc870', 0)]));
    s.fill('M1130 560h200l-50-120h-100z', '#ffe6b0');
    s.rect(1218, 560, 24, 200, s.tint('#b98d4a', 0.7));
    s.ellipse(1230, 764, 90, 20, s.tint('#b98d4a', 0.6));
    s.group('transform="translate(640 860) rotate(4)"', () => {
      for (const [dx, dy, a] of [[-30, 14, -8], [20, 6, 5], [0, 0, 0]] as const) s.group(`transform="rotate(${a}) translate(${dx} ${dy})"`, () => s.rect(-280, -120, 560, 270, s.tint('#fffaf0', a === 0 ? 1 : 0.6), 4));
      s.stroke('M-230-70H120M-230-30H200M-230 10H170M-230 50H210M-230 90H40', fade(s.tint('#5f6f7c', 0.3), 0.6), 5);
    });
    s.group('transform="translate(930 850) rotate(-38)"', () => {
      s.rect(-190, -15, 300, 30, s.gradient(['#1d6a84', '#0a3a52']), 14);
      s.rect(-60, -15, 16, 30, '#d9b064');
      s.fill('M110-11l64 11-64 11z', '#e3c17a');
    });
    s.rect(310, 746, 120, 90, fade('#18324a', 0.85), 14);
    s.rect(344, 716, 52, 34, s.tint('#d9b064', 0.7), 6);
  }),
];

export const club: readonly Drawing[] = [
  drawing('golden', 'left', (s) => {
    drawOpenSea(s, { horizon: 420, sun: [420, 350], islands: [[1100, 800, 110], [500, 560, 60]], clouds: 4 });
    drawTable(s, 690, 'stone');
    s.group('transform="translate(660 860) rotate(-9)"', () => {
      s.rect(-252, -150, 520, 310, fade('#3b2a1c', 0.28), 26);
      s.rect(-260, -160, 520, 310, s.gradient(['#0f6f8c', '#0a4a66', '#06384d']), 26);
      s.circle(120, -10, 78, '#f2b544');
      s.clip('M-260-160h520v310h-520z', () => {
        s.fill('M-260 60Q-100 0 40 50T260 30V150H-260z', '#2fa3b3');
        s.fill('M-260 100Q-80 50 80 100T260 80V150H-260z', '#7fd0d3');
      });
      s.rect(-214, -110, 84, 62, '#e3c17a', 10);
      s.stroke('M-214-80h84M-172-110v62', '#b08a3e', 4);
    });
    drawGlass(s, [1060, 850], 330, '#f0d98a', 0.6);
    drawGlass(s, [1230, 880], 330, '#f0d98a', 0.6);
    drawBowl(s, [1440, 900], 100, ['#b8405a', '#5a3a66', '#7d4a80']);
  }),
  drawing('dusk', 'right', (s) => {
    drawOpenSea(s, { horizon: 460, islands: [[420, 800, 110], [1150, 700, 150]], clouds: 5, swell: 0.5 });
    drawFloor(s, 720, '#cbb8a0');
    drawPool(s, [[-20, 640], [1620, 640], [1620, 760], [-20, 760]], '#4fb4ba');
    for (const [x, flip] of [[300, false], [1300, true]] as const) drawLounger(s, [x, 960], 420, '#f8f2e6', flip);
    s.rect(730, 850, 140, 110, s.gradient([s.tint('#e9dcc4', 0.9), s.tint('#8f7a64', 0.3)]), 8);
    drawBottle(s, [770, 852], 200, '#2f4a3c');
    drawGlass(s, [836, 852], 130, '#f0d98a', 0.6);
    for (const x of [120, 1480]) drawCandle(s, [x, 800], 66);
    drawAgave(s, [1540, 1060], 150);
  }),
];

export const awards: readonly Drawing[] = [
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, { horizon: 560, sun: [1160, 450], islands: [[400, 800, 120], [1100, 600, 60]], clouds: 5 });
    drawTable(s, 800, 'stone', 360, 1240);
    s.ellipse(770, 868, 150, 22, fade('#3b2a1c', 0.3));
    const gold = s.gradient(['#b98a34', '#f7dfa0', '#d9ac54', '#8f6a24'], true);
    s.rect(690, 810, 220, 56, s.tint('#3d4a50', 0.6), 6);
    s.fill('M770 812q14-60 6-120h48q-8 60 6 120z', gold);
    s.fill('M640 330h320q4 220-84 300-36 34-76 62-40-28-76-62-88-80-84-300z', gold);
    s.stroke('M644 380q-110-10-104 70t130 110M956 380q110-10 104 70t-130 110', '#d9ac54', 24);
    s.ellipse(800, 330, 160, 28, '#fbe9b8');
    s.ellipse(800, 332, 134, 19, '#a97d34');
    s.circle(800, 490, 60, '#fff3d0');
    for (let at = 0; at < 12; at += 1) {
      const a = (at / 12) * 6.283;
      s.stroke(`M${nums(800 + Math.cos(a) * 40, 490 + Math.sin(a) * 40)}L${nums(800 + Math.cos(a) * 54, 490 + Math.sin(a) * 54)}`, '#d98a34', 6);
    }
    s.circle(800, 490, 28, '#f2a53c');
    for (const side of [-1, 1]) {
      for (let at = 0; at < 9; at += 1) {
        const a = ((100 + at * 15) * Math.PI) / 180;
        const [x, y] = [800 + side * Math.cos(a) * -330, 560 + Math.sin(a) * -330 + 260 * 0];
        s.group(`transform="translate(${nums(x)} ${nums(y)}) scale(${side} 1) rotate(${nums(-30 + at * 14)})"`, () => {
          s.fill('M0 0Q34-40 92-26Q60 18 0 0z', s.tint('#5f8a55', 0.9));
          s.fill('M0 0Q44 18 70 62Q10 54 0 0z', s.tint('#3f6a48', 0.5));
        });
      }
    }
  }),
];

