import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawIsland, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawTown } from '../layers/houses.ts';
import { drawRidge, drawSlope } from '../layers/land.ts';
import { drawBlossom, drawBranch, drawRows, drawVine } from '../layers/plants.ts';
import { drawMirror } from '../layers/sea.ts';
import { drawShade, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawSky, drawStars } from '../layers/sky.ts';
import { drawBottle, drawBowl, drawBread, drawCandle, drawCocktail, drawFish, drawGlass, drawLamps, drawPlate, drawTable } from '../layers/table.ts';
import { archPath, drawBalustrade, drawFrame, drawPergola, drawPot } from '../layers/terrace.ts';
import { drawCypress, drawOlive, drawPine, drawWood } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { nums, polygon } from '../paint/shape.ts';

const white = '#eadf9a';

/** Greens, tomatoes and cheese on a plate. */
function drawSalad(s: Scene, x: number, y: number, r: number): void {
  for (const [u, v, c] of [[-0.3, 0, '#6f9a4a'], [0.26, -0.04, '#86ad55'], [0, 0.06, '#5f8a42'], [-0.12, -0.1, '#97b95c'], [0.36, 0.06, '#6f9a4a']] as const) s.ellipse(x + u * r, y + v * r - r * 0.06, r * 0.26, r * 0.12, s.tint(c, 0.8));
  for (const [u, v] of [[-0.2, -0.1], [0.14, -0.14], [0.32, 0], [-0.36, 0.03]] as const) {
    s.circle(x + u * r, y + v * r - r * 0.06, r * 0.085, s.tint('#cf4a35', 0.9));
    s.circle(x + u * r + s.light * 2, y + v * r - r * 0.085, r * 0.025, fade('#ffffff', 0.7));
  }
  s.fill(polygon([[x - r * 0.04, y - r * 0.04], [x + r * 0.12, y - r * 0.1], [x + r * 0.16, y], [x, y + r * 0.05]]), s.tint('#fffaf0', 1));
}

/** A fork and a knife beside a plate. */
function drawCutlery(s: Scene, x: number, y: number, k: number): void {
  s.stroke(`M${nums(x - k * 1.2, y - k * 0.2)}l${nums(-k * 0.14, k * 0.5)}M${nums(x + k * 1.2, y - k * 0.2)}l${nums(k * 0.14, k * 0.5)}`, s.tint('#aab4b8', 0.9), k * 0.035);
}

export const table: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, { horizon: 380, islands: [[1180, 760, 90], [420, 520, 50]], clouds: 3 });
    drawBalustrade(s, [-20, 1620], 520, 190);
    drawTable(s, 730);
    drawPlate(s, [780, 860], 200, (x, y, r) => drawFish(s, x, y, r));
    drawCutlery(s, 780, 850, 200);
    drawGlass(s, [1080, 850], 260, white);
    drawBottle(s, [1250, 820], 390);
    drawBread(s, [380, 870], 200);
    drawBowl(s, [1430, 900], 110, ['#f2b544', '#f6d860', '#e8963c']);
  }),
  drawing('sunset', 'right', (s) => {
    drawOpenSea(s, { horizon: 470, sun: [1120, 400], sunRadius: 46, islands: [[500, 800, 110], [1300, 560, 50]], clouds: 6 });
    drawTable(s, 740, 'wood');
    drawCandle(s, [800, 870], 110);
    drawGlass(s, [560, 900], 330, '#8a2a3c');
    drawGlass(s, [1040, 900], 330, '#8a2a3c', 0.5);
    drawPlate(s, [330, 930], 160, (x, y, r) => drawSalad(s, x, y, r));
    drawPlate(s, [1310, 930], 160, (x, y, r) => drawFish(s, x, y, r));
  }),
  drawing('noon', 'right', (s) => {
    drawOpenSea(s, { horizon: 420, islands: [[400, 800, 80], [1200, 560, 50]], clouds: 3 });
    drawFarSail(s, [900, 450], 54);
    drawPergola(s, 130, [210, 1400], 1000);
    drawVine(s, [-40, 1640], 110, 70);
    drawTable(s, 760, 'stone');
    drawBowl(s, [420, 900], 150, ['#cf4a35', '#e0653c', '#b9382c'], '#f0e6d2');
    drawBread(s, [780, 900], 210);
    drawBottle(s, [1090, 860], 340, '#a9862c');
    drawPlate(s, [1290, 930], 150, (x, y, r) => {
      for (const [u, v] of [[-0.3, 0], [0, -0.04], [0.3, 0], [-0.14, 0.07], [0.16, 0.08]] as const) s.ellipse(x + u * r, y + v * r - 4, r * 0.12, r * 0.085, s.tint(u > 0 ? '#6b7a3c' : '#3f3846', 0.8));
      s.fill(polygon([[x - r * 0.5, y - r * 0.12], [x - r * 0.26, y - r * 0.24], [x - r * 0.1, y - r * 0.1], [x - r * 0.36, y]]), s.tint('#f6e2a6', 1));
    });
  }),
  drawing('dusk', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawClouds(s, 80, 330, 5);
    drawWall(s, 520, { height: 260, distance: 0.55, foot: 70 });
    drawTown(s, [420, 1240], 570, { size: 74, rows: 3, campanile: 0.4, distance: 0.12 });
    s.rect(0, 570, 1600, 500, s.gradient(s.tone.sea));
    drawMirror(s, [400, 1260], 570, 110, s.tint('#6b5a60', 0.3));
    drawLamps(s, [-20, 90], [820, 130], 60, 9);
    drawLamps(s, [820, 130], [1620, 70], 56, 8);
    drawTable(s, 770);
    drawPlate(s, [520, 890], 170, (x, y, r) => drawFish(s, x, y, r));
    drawPlate(s, [1120, 890], 170, (x, y, r) => drawSalad(s, x, y, r));
    drawGlass(s, [820, 900], 280, white);
    drawCandle(s, [660, 830], 70);
    drawCandle(s, [960, 830], 70);
    drawBottle(s, [1390, 880], 360);
  }),
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 520 });
    drawRidge(s, [[-20, 400], [400, 330], [900, 400], [1640, 300]], { distance: 0.6, base: 560 });
    drawSlope(s, [[-20, 540], [500, 520], [1000, 560], [1640, 500]], 900, '#a8a262');
    for (const [x, y, k] of [[200, 640, 170], [470, 620, 150], [760, 640, 160], [1060, 620, 150], [1360, 650, 180]] as const) drawOlive(s, [x, y], k, 0.1);
    drawTable(s, 730, 'wood');
    drawBread(s, [420, 880], 230);
    drawBottle(s, [760, 850], 340, '#a98a2c');
    drawBowl(s, [1010, 900], 130, ['#5d6b34', '#77843f', '#46404e'], '#f0e6d2');
    drawPlate(s, [1300, 910], 160, (x, y, r) => {
      for (const [u, v, c] of [[-0.3, 0.02, '#c9584a'], [-0.1, -0.06, '#d9705a'], [0.1, 0, '#b8483e'], [0.32, 0.03, '#f1d58c'], [0.24, -0.1, '#e8c570']] as const) s.ellipse(x + u * r, y + v * r, r * 0.2, r * 0.075, s.tint(c, 0.85));
    });
  }),
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, { horizon: 430, islands: [[1000, 700, 80], [500, 500, 40]], clouds: 3 });
    drawFrame(s, archPath(800, 760, 820, 690), '#efe3cf', 0.45);
    s.stroke(archPath(800, 760, 860, 712), s.tint('#d9c7a6', 0.7), 34);
    drawTable(s, 750);
    s.fill('M250 905h170v-96q0-22-26-22h-118q-26 0-26 22z', s.tint('#2f7f8f', 0.7));
    s.fill('M420 830q52-8 50 30t-60 30v-14q42 2 42-20t-34-14z', s.tint('#2f7f8f', 0.5));
    s.ellipse(335, 790, 82, 18, s.tint('#5a3826', 0.5));
    drawPlate(s, [700, 890], 170, (x, y, r) => {
      for (const u of [-0.3, 0.16]) s.fill(`M${nums(x + u * r - r * 0.3, y + 6)}q${nums(r * 0.08, -r * 0.36, r * 0.34, -r * 0.3, r * 0.3, r * 0.02, r * 0.3, r * 0.3, -r * 0.3, -r * 0.14, -r * 0.64, 0)}z`, s.gradient([s.tint('#e3a85c', 1), s.tint('#a9652c', 0.6)]));
    });
    drawCocktail(s, [1020, 890], 200, '#f2a23c');
    drawBowl(s, [1290, 910], 150, ['#b8405a', '#d9694a', '#f2b544', '#5a3a66']);
    drawBlossom(s, [[1230, 350], [1290, 300], [1330, 380], [1250, 250], [1350, 230]], 46, '#cf4f86');
  }),
];

export const bar: readonly Drawing[] = [
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, { horizon: 470, sun: [1180, 400], islands: [[480, 760, 90]], clouds: 5 });
    drawTable(s, 770, 'wood');
    drawCocktail(s, [520, 910], 330, '#e0653c');
    drawCocktail(s, [760, 930], 330, '#f2b544', '#8fb04a');
    drawCocktail(s, [1000, 915], 330, '#c94a6a');
    drawBowl(s, [1310, 920], 110, ['#8fb04a', '#6f8f3a'], '#f0e6d2');
    drawBranch(s, [1640, -10], [1180, 120], 110);
  }),
  drawing('night', 'left', (s) => {
    drawSky(s, { horizon: 560, sun: [340, 220], sunRadius: 34 });
    drawStars(s, 460);
    drawFarIslands(s, 560, [[420, 900, 90], [1200, 800, 130]]);
    s.rect(0, 560, 1600, 520, s.gradient(s.tone.sea));
    s.fill('M0 120H1600V168H0z', s.tint('#6b4d3a', 0.5));
    for (const x of [90, 1490]) s.rect(x, 120, 40, 900, s.tint('#5a4234', 0.4));
    drawLamps(s, [110, 170], [800, 170], 50, 8);
    drawLamps(s, [800, 170], [1510, 170], 50, 8);
    s.rect(0, 740, 1600, 40, s.tint('#d9b48a', 1));
    s.rect(0, 780, 1600, 300, s.gradient(['#5a4233', '#33261f']));
    s.hatch('M0 930H1600', fade('#1d1512', 0.5), 300, '4 96');
    for (const [x, c] of [[300, '#2f7f8f'], [380, '#7d2334'], [460, '#a98a2c'], [540, '#2f4a3c'], [1080, '#7d2334'], [1160, '#3d6a58']] as const) drawBottle(s, [x, 742], 270, c);
    drawCocktail(s, [760, 744], 210, '#f2a23c');
    drawCocktail(s, [900, 744], 210, '#5fb8c0', '#8fb04a');
    drawCandle(s, [1330, 742], 60);
    for (const x of [330, 700, 1070]) {
      s.stroke(`M${x} 900V1080`, '#2c2622', 16);
      s.rect(x - 78, 870, 156, 34, s.tint('#c8643c', 0.9), 16);
    }
  }),
  drawing('dusk', 'right', (s) => {
    drawOpenSea(s, { horizon: 500, islands: [[1150, 900, 140], [420, 700, 80]], clouds: 6, swell: 0.6 });
    s.rect(0, 700, 1600, 380, s.gradient([s.tint('#b79069', 0.8), s.tint('#6b4d3a', 0.3)]));
    s.hatch('M0 880H1600', fade(s.tint('#3a2a20', 0.1), 0.35), 370, '3 77');
    s.stroke('M-10 640H1610M-10 668H1610', fade(s.tint('#f4efe4', 0.9), 0.7), 5);
    s.stroke([100, 420, 740, 1060, 1380].map((x) => `M${x} 632V740`).join(''), s.tint('#f4efe4', 0.8), 9);
    for (const [x, flip] of [[330, false], [1230, true]] as const) {
      const k = flip ? -1 : 1;
      s.ellipse(x, 960, 230, 24, fade('#1d1a2c', 0.35));
      s.fill(`M${x - 190 * k} 950q${-30 * k}-220 ${30 * k}-240q${60 * k}-6 ${70 * k} 110h${250 * k}q${40 * k} 10 ${30 * k} 130z`, s.gradient([s.tint('#e9e0d0', 0.95), s.tint('#b9aca4', 0.4)]));
      s.fill(`M${x - 100 * k} 826h${260 * k}v34h${-264 * k}z`, s.tint('#f8f2e6', 1));
      s.rect(x - 60 * k - (k < 0 ? 90 : 0), 720, 90, 100, s.tint('#c8643c', 0.8), 14);
    }
    s.ellipse(790, 880, 150, 34, s.tint('#e3d3ba', 0.95));
    s.fill('M770 890h40l12 110h-64z', s.tint('#8e7460', 0.4));
    drawGlass(s, [740, 880], 190, '#e8c45a');
    drawGlass(s, [850, 884], 190, '#d98a8a');
    drawCandle(s, [800, 872], 42);
    drawLamps(s, [-20, 120], [1620, 90], 90, 14);
  }),
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, { horizon: 380, islands: [[1150, 800, 100], [500, 500, 50]], clouds: 3 });
    drawYacht(s, [1200, 560], { size: 150 });
    drawTable(s, 720, 'stone');
    for (const [x, y, k] of [[560, 870, 1], [900, 900, 1.1]] as const) {
      s.ellipse(x, y, 150 * k, 32 * k, s.tint('#f7f4ec', 1));
      s.ellipse(x, y, 90 * k, 17 * k, s.tint('#dcd6c8', 0.6));
      s.fill(`M${x - 76 * k} ${y - 96 * k}q4 ${90 * k} ${50 * k} ${96 * k}h${52 * k}q${46 * k}-6 ${50 * k}-${96 * k}z`, s.gradient([s.tint('#ffffff', 1), s.tint('#ccd3d3', 0.4)], true));
      s.stroke(`M${x + 74 * k} ${y - 78 * k}q${44 * k}-4 ${36 * k} ${26 * k}t-${52 * k} ${30 * k}`, s.tint('#eef0ee', 0.7), 11 * k);
      s.ellipse(x, y - 96 * k, 76 * k, 15 * k, s.tint('#fbf9f3', 1));
      s.ellipse(x, y - 94 * k, 66 * k, 11 * k, s.tint('#6b432c', 0.7));
      s.fill(`M${x - 30 * k} ${y - 94 * k}q${30 * k}-${10 * k} ${60 * k} 0-${30 * k} ${9 * k}-${60 * k} 0z`, s.tint('#d8b48c', 1));
      s.stroke(`M${x - 6 * k} ${y - 130 * k}q${-16 * k}-${30 * k} 4-${52 * k}t0-${50 * k}`, fade('#ffffff', 0.45), 9 * k);
    }
    drawPot(s, [1340, 900], 150, (x, y) => drawBlossom(s, [[x - 40, y - 50], [x + 40, y - 70], [x, y - 20], [x, y - 110]], 50, '#8f7fc0', '#6f8f78'));
    drawBranch(s, [-30, 30], [360, 150], 110);
  }),
];

export const wine: readonly Drawing[] = [
  drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 420 });
    drawClouds(s, 60, 260, 4);
    drawFarIslands(s, 420, [[300, 800, 90], [1100, 900, 140]]);
    s.rect(0, 419, 1600, 90, s.gradient([s.tone.sea[0], s.tone.sea[1]]));
    drawRows(s, [980, 500], 1300, 6, '#6f8a3c', '#c8a86a');
    drawCypress(s, [300, 560], 190, 0.1);
    drawCypress(s, [350, 562], 150, 0.1);
    drawGlass(s, [430, 1010], 520, '#7d2334', 0.5);
    drawBottle(s, [260, 1030], 640, '#27382e');
  }),
  drawing('night', 'left', (s) => {
    s.rect(0, 0, 1600, 1067, s.gradient(['#2b2018', '#3d2c20', '#241a14']));
    for (let at = 0; at < 4; at += 1) {
      const w = 1500 - at * 330;
      s.stroke(archPath(800, 800 - at * 20, w, 760 - at * 110), ['#6b523c', '#80654a', '#96795a', '#ad8f6c'][at] ?? '#ad8f6c', 40 - at * 7);
    }
    s.circle(800, 480, 420, s.radial([fade('#ffd28a', 0.75), fade('#ffb85a', 0.22), fade('#ffb85a', 0)]));
    s.fill('M0 800L560 700H1040L1600 800V1067H0z', s.gradient(['#8c6d4e', '#4f3a29']));
    for (const side of [-1, 1]) {
      for (const [u, k] of [[0.38, 0.5], [0.62, 0.75], [0.98, 1.1]] as const) {
        const [x, y, r] = [800 + side * 780 * u, 640 + 130 * u, 150 * k];
        for (const lift of [0, 1]) {
          const cy = y + r * 0.5 - lift * r * 1.85;
          s.circle(x, cy, r, '#3b2417');
          s.circle(x, cy, r * 0.93, s.gradient(['#b98650', '#7a5030']));
          s.hatch(`M${nums(x, cy - r * 0.9)}V${nums(cy + r * 0.9)}`, fade('#4a2e1a', 0.4), r * 1.5, `3 ${nums(r * 0.26)}`);
          s.add(`<circle cx="${nums(x)}" cy="${nums(cy)}" r="${nums(r * 0.96)}" fill="none" stroke="#4b4f50" stroke-width="${nums(r * 0.09)}"/>`);
          s.circle(x, cy + r * 0.5, r * 0.07, '#d9a86a');
        }
      }
    }
    s.fill('M560 900h480l60 60H500z', '#a97a4e');
    s.rect(500, 960, 600, 34, '#6f4a2c');
    drawGlass(s, [720, 930], 270, '#8a1f30');
    drawGlass(s, [880, 936], 270, '#8a1f30');
    drawCandle(s, [800, 910], 66);
  }),
];

export const night: readonly Drawing[] = [
  drawing('night', 'right', (s) => {
    drawSky(s, { horizon: 600, sun: [1180, 260], sunRadius: 44 });
    drawStars(s, 480, 140);
    drawFarIslands(s, 600, [[300, 900, 120], [1300, 800, 90]]);
    s.rect(0, 600, 1600, 470, s.gradient(s.tone.sea));
    for (let at = 0; at < 30; at += 1) s.fill(`M${nums(1180 - 20 - at * 5 + s.random.between(-30, 30), 606 + at * 15)}h${nums(30 + at * 9)}v${nums(1 + at * 0.16)}h${nums(-30 - at * 9)}z`, fade(s.tone.glint, 0.5));
    drawYacht(s, [560, 740], { size: 190, sails: false });
    s.circle(560, 706, 50, s.radial([fade('#ffd98e', 0.8), fade('#ffd98e', 0)]));
    drawPine(s, [200, 1100], { height: 820, lean: 120, spread: 660, detail: 2 });
  }),
  drawing('night', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawStars(s, 420, 120);
    drawWall(s, 520, { height: 320, distance: 0.3, foot: 90 });
    drawTown(s, [240, 1380], 590, { size: 84, rows: 3, campanile: 0.6 });
    s.rect(0, 592, 1600, 480, s.gradient(s.tone.sea));
    for (let x = 280; x < 1360; x += 76) s.fill(`M${x} 596h12l${nums(s.random.between(4, 12))} ${nums(s.random.between(120, 260))}h-34z`, s.gradient([fade('#ffd28a', 0.7), fade('#ffd28a', 0)]));
    drawRowboat(s, [480, 900], { size: 300, hull: '#8fa0a8' });
  }),
  drawing('dusk', 'right', (s) => {
    drawOpenSea(s, { horizon: 520, islands: [[400, 800, 120], [1150, 700, 90]], clouds: 4, swell: 0.6 });
    drawStars(s, 240, 50);
    drawIsland(s, [1200, 600], 620, 110, 0.1, true);
    s.fill(polygon([[-20, 760], [1640, 700], [1640, 1080], [-20, 1080]]), s.gradient([s.tint('#d9c8ae', 0.7), s.tint('#8d7c70', 0.2)]));
    drawShade(s, [800, 960], 1200, 100, 0.2);
    s.fill(polygon([[560, 860], [1040, 846], [1180, 880], [440, 900]]), s.tint('#c8643c', 0.6));
    for (const x of [480, 1120]) {
      s.circle(x, 690, 210, s.radial([fade('#ffd88a', 0.65), fade('#ffc870', 0.18), fade('#ffc870', 0)]));
      s.stroke(`M${x} 870V700`, s.tint('#3b3a44', 0.3), 9);
      s.circle(x, 690, 15, '#fff1c8');
    }
    s.fill('M700 862V640l100-56 100 56v222z', s.tint('#f4ead8', 0.75));
    s.fill('M690 648l110-74 110 74v-26l-110-72-110 72z', s.tint('#e9dccb', 0.95));
    s.fill('M740 862V690h120v172z', '#ffcf85');
    drawLamps(s, [-20, 240], [800, 520], 50, 9);
    drawLamps(s, [800, 520], [1620, 220], 50, 9);
    drawShrub(s, [160, 1060], 300);
    drawRowboat(s, [420, 640], { size: 130 });
    drawWood(s, [[1400, 760], [1500, 640], [1640, 560]], 800, 0.05);
  }),
];
