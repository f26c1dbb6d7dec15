import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawFerry, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawIsland, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawTown } from '../layers/houses.ts';
import { drawFigure } from '../layers/people.ts';
import { drawBlossom, drawBranch, drawGrass } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawBeach, drawRock, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawGrove, drawPine, drawWood } from '../layers/trees.ts';
import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { height, leafy, lens, limb, nums, type Point, polygon, width } from '../paint/shape.ts';

export const boat: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, { horizon: 520, islands: [[360, 800, 120], [1100, 700, 80]] });
    drawYacht(s, [760, 860], { size: 560 });
    drawFarSail(s, [1280, 560], 50);
    drawGulls(s, 1180, 300, 5);
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 330 });
    drawCumulus(s, 1180, 220, 380);
    drawWall(s, 332, { height: 240, distance: 0.44, foot: 90 });
    drawSea(s, 330);
    drawFerry(s, [840, 700], { size: 760 });
    drawGulls(s, 420, 240, 5);
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, { horizon: 440, sun: [1260, 380], islands: [[500, 900, 130], [1100, 500, 50]], clouds: 5 });
    drawRowboat(s, [720, 780], { size: 620, hull: '#f3e8d4' });
    drawFigure(s, [760, 730], { size: 210, pose: 'sit', shirt: '#2f7f8f', hat: '#efe3c8' });
  }),
  drawing('noon', 'right', (s) => {
    drawSky(s, { horizon: 240 });
    drawFarIslands(s, 240, [[300, 700, 60], [1200, 800, 80]]);
    drawSea(s, 239);
    s.ellipse(820, 720, 720, 300, fade(s.tone.shallow, 0.3));
    s.ellipse(820, 720, 520, 210, fade(s.tone.shallow, 0.35));
    s.ellipse(860, 800, 250, 46, fade(s.tone.sea[2], 0.35));
    drawYacht(s, [820, 720], { size: 330, sails: false });
    drawIsland(s, [1320, 470], 520, 110, 0.14, true);
    drawRock(s, [140, 1000], 460, 170);
    drawPine(s, [180, 860], { height: 460, lean: 120, spread: 400, detail: 2 });
  }),
  drawing('sunset', 'left', (s) => {
    drawOpenSea(s, { horizon: 480, sun: [420, 400], islands: [[900, 800, 90], [1400, 500, 130]], clouds: 7 });
    drawFerry(s, [960, 720], { size: 520, flip: true });
    drawFarSail(s, [560, 520], 60);
  }),
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, { horizon: 380, islands: [[1200, 700, 80], [500, 600, 60]], clouds: 3 });
    drawYacht(s, [420, 560], { size: 190 });
    drawYacht(s, [720, 500], { size: 110 });
    drawYacht(s, [1080, 760], { size: 400, hull: '#0a5c7a' });
    drawFarSail(s, [900, 420], 50);
    drawFarSail(s, [1380, 430], 60);
    drawBranch(s, [-30, 20], [330, 150], 100);
  }),
];

/** Curtains of falling water over a ledge from `left` to `right`. */
function drawFall(s: Scene, [left, right]: Point, top: number, foot: number): void {
  const { random } = s;
  s.fill(`M${left} ${top}Q${(left + right) / 2} ${top - 12} ${right} ${top}L${right + 10} ${foot}H${left - 10}z`, s.gradient([s.tint('#dff0ee', 0.95), s.tint('#a9d8d6', 0.9), s.tint('#f4fbfa', 1)]));
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
  const foam = Array.from({ length: Math.round((right - left) / 26) }, (_, at) => leafy(random, [left + at * 26 + 13, foot + random.between(-4, 8)], random.between(20, 36), random.between(10, 17), 7));
  s.fill(foam.join(''), fade('#ffffff', 0.75));
}

function drawPoolOf(s: Scene, y: number, bottom = height): void {
  s.rect(0, y, width, bottom - y, s.gradient([s.tint('#9cdccb', 1), s.tint('#3fae9f', 0.9), s.tint('#126a63', 0.8)]));
  const ripples = Array.from({ length: 26 }, () => lens(s.random.between(-60, width), s.random.between(y + 8, bottom), s.random.between(60, 260), s.random.between(2, 7)));
  s.fill(ripples.join(''), fade('#ffffff', 0.3));
}

export const waterfall: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 420 });
    drawWood(s, [[-20, 300], [400, 240], [800, 290], [1200, 230], [1640, 280]], 520, 0.3);
    drawWood(s, [[-20, 400], [300, 360], [760, 400], [1200, 350], [1640, 390]], 560, 0.14);
    drawPoolOf(s, 470, 560);
    s.fill('M-20 500H1640V760H-20z', s.tint('#6f7a58', 0.3));
    for (const [a, b] of [[120, 330], [380, 480], [560, 900], [950, 1080], [1140, 1420]] as const) drawFall(s, [a, b], 500, 700);
    for (const [x, y, k] of [[60, 560, 190], [350, 560, 110], [520, 560, 130], [925, 560, 120], [1110, 570, 110], [1500, 560, 240]] as const) drawShrub(s, [x, y], k, '#6f9a4e');
    drawPoolOf(s, 700, 830);
    s.rect(-10, 800, 1640, 150, s.tint('#667353', 0.25));
    for (const [a, b] of [[60, 420], [500, 720], [820, 1240], [1320, 1560]] as const) drawFall(s, [a, b], 800, 920);
    for (const [x, y, k] of [[460, 850, 130], [770, 850, 120], [1280, 850, 130], [10, 850, 160]] as const) drawShrub(s, [x, y], k, '#7ba355');
    drawPoolOf(s, 920);
    drawGrass(s, [0, 420], 1075, 130, 60, '#7f9a4c');
  }),
  drawing('noon', 'right', (s) => {
    drawSky(s, { horizon: 300 });
    s.fill('M-20 160Q200 120 420 150L520 200V1080H-20zM1640 120Q1300 100 1120 150L1040 210V1080H1640z', s.gradient([s.tint('#8d8a72', 0.8), s.tint('#4f5a48', 0.2)]));
    s.fill('M480 200H1080V860H480z', s.tint('#5e6652', 0.2));
    drawFall(s, [610, 930], 210, 830);
    drawWood(s, [[-20, 170], [240, 90], [420, 150], [600, 220]], 250, 0.08);
    drawWood(s, [[930, 220], [1120, 140], [1350, 90], [1640, 120]], 250, 0.08);
    for (const [x, y, k] of [[520, 420, 170], [1010, 480, 190], [500, 640, 150], [1060, 700, 200], [300, 560, 260], [1290, 520, 300], [180, 800, 300], [1450, 800, 320]] as const) drawShrub(s, [x, y], k, '#6d9650');
    drawPoolOf(s, 830);
    s.ellipse(770, 850, 330, 40, fade('#ffffff', 0.6));
    drawRock(s, [330, 950], 340, 110, 0, '#a9a48c');
    drawRock(s, [1260, 960], 400, 120, 0, '#a9a48c');
    drawFigure(s, [1250, 850], { size: 130, pose: 'sit', shirt: '#c8643c', hat: '#efe3c8' });
  }),
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 360 });
    drawWood(s, [[-20, 240], [500, 300], [900, 260], [1640, 180]], 500, 0.3, '#7d8a48');
    drawPoolOf(s, 420, 620);
    for (const [a, b, t, f] of [[-20, 260, 560, 680], [300, 520, 590, 700], [560, 980, 610, 740], [1010, 1240, 600, 720], [1290, 1640, 570, 700]] as const) {
      s.rect(a - 20, t - 6, b - a + 40, f - t, s.tint('#7a7050', 0.3));
      drawFall(s, [a, b], t, f);
    }
    drawPoolOf(s, 700);
    s.stroke('M-20 830Q500 790 900 850T1640 820', s.tint('#a07a54', 0.5), 34);
    s.hatch('M-20 824Q500 784 900 844T1640 814', s.tint('#d3a878', 0.95), 26, '22 3');
    s.stroke('M-20 740Q500 700 900 760T1640 730', s.tint('#8d6846', 0.6), 9);
    s.stroke([80, 330, 580, 830, 1080, 1330, 1560].map((x) => `M${x} ${nums(724 + 22 * Math.sin(x / 260))}v96`).join(''), s.tint('#8d6846', 0.5), 11);
    drawFigure(s, [640, 800], { size: 190, pose: 'walk', shirt: '#f1e6d2', rucksack: '#c8643c' });
    drawGrass(s, [900, 1640], 1080, 190, 130, '#a39a4c');
    drawShrub(s, [160, 1060], 300, '#8d9a4a');
  }),
];

/** Water seen from below the surface: shafts of light over a dark deep. */
function drawDeep(s: Scene, colours: readonly string[]): void {
  s.rect(0, 0, width, height, s.gradient(colours));
  s.fill(`M0 0H${width}V46Q1400 86 1200 50T800 60 400 44 0 70z`, fade('#eafcf8', 0.5));
  s.fill(`M0 0H${width}V20Q1300 50 1000 26T500 34 0 26z`, fade('#ffffff', 0.6));
  for (let at = 0; at < 8; at += 1) {
    const x = s.random.between(100, 1500);
    const w = s.random.between(30, 110);
    const lean = -s.light * s.random.between(120, 330);
    const long = s.random.between(520, 980);
    s.fill(polygon([[x, 0], [x + w, 0], [x + w * 2.4 + lean, long], [x + lean - w, long]]), s.gradient([fade('#f2fffb', 0.3), fade('#bdf3ec', 0)]));
  }
}

/** A shoal swimming one way. */
function drawShoal(s: Scene, [x, y]: Point, [w, h]: Point, count: number, size: number, colour: string): void {
  const fish = (share: number, tone: string) => {
    const path = Array.from({ length: Math.round(count * share) }, () => {
      const angle = s.random.between(0, 6.3);
      const reach = Math.sqrt(s.random.between(0, 1));
      const k = size * s.random.between(0.65, 1.15);
      return `M${nums(x + Math.cos(angle) * reach * w, y + Math.sin(angle) * reach * h)}q${nums(k * 0.5, -k * 0.36, k, -k * 0.03)}l${nums(k * 0.26, -k * 0.18, -k * 0.06, k * 0.2, k * 0.06, k * 0.2, -k * 0.26, -k * 0.16)}q${nums(-k * 0.5, k * 0.28, -k, -k * 0.03)}z`;
    });
    s.fill(path.join(''), tone);
  };
  fish(0.6, mix(colour, '#0a4a63', 0.5));
  fish(0.4, colour);
}

/** Meadow of Neptune grass on the bottom. */
function drawMeadow(s: Scene, y: number, size: number, colours: readonly string[]): void {
  for (const [at, colour] of colours.entries()) {
    const blades = Array.from({ length: 70 }, () => {
      const x = s.random.between(-20, width + 20);
      const long = size * s.random.between(0.5, 1) * (0.7 + at * 0.2);
      const sway = s.random.between(-0.2, 0.5) * long;
      return `M${nums(x, y + at * 30)}q${nums(sway * 0.1, -long * 0.6, sway, -long, -sway * 0.5 + 14, long * 0.4, 9, long)}z`;
    });
    s.fill(blades.join(''), colour);
  }
}

export const underwater: readonly Drawing[] = [
  drawing('noon', 'left', (s) => {
    drawDeep(s, ['#9be3e0', '#3fb1bf', '#117d99', '#06435f']);
    drawShoal(s, [520, 420], [260, 110], 34, 46, '#e8f4ee');
    s.fill('M900 1080Q960 760 1120 640T1380 520L1640 430V1080z', s.gradient(['#1d6f84', '#0a3c52']));
    for (const [x, y, k, c] of [[1130, 700, 90, '#d9694a'], [1250, 640, 120, '#e08a5a'], [1420, 600, 100, '#b8527a'], [1040, 860, 80, '#e0b45a']] as const) {
      for (let at = 0; at < 7; at += 1) s.stroke(`M${x} ${y}q${nums((at - 3) * k * 0.16, -k * 0.5, (at - 3) * k * 0.3, -k * s.random.between(0.8, 1.1))}`, mix(c, '#0a4a63', 0.2 + 0.06 * at), 9);
    }
    drawMeadow(s, 1050, 190, ['#0d5a64', '#1d7d70', '#3f9a78']);
    drawShoal(s, [1160, 330], [150, 60], 14, 60, '#f2c96a');
  }),
  drawing('noon', 'right', (s) => {
    drawDeep(s, ['#7fd3de', '#2796b3', '#0b6488', '#04304c']);
    s.group('transform="translate(720 470) rotate(-12)"', () => {
      const suit = '#0c2f42';
      s.fill(`${limb([-40, 10], [70, 0], [150, -6], 70, 60)}M-60-34Q60-52 150-30Q170 0 140 26Q40 44-60 30z`, suit);
      s.fill('M-50-26Q-180-20-250 14L-380 40-390 64-240 40Q-140 20-50 20zM-50 0Q-170 30-230 66L-350 120-350 144-214 92Q-120 44-46 26z', suit);
      s.fill('M120-14Q190 30 250 70l14-12Q210 0 160-28z', '#124257');
      s.circle(186, -16, 34, '#17485c');
      s.fill('M198-34q26 4 24 28l-24 4z', '#8fd8dc');
      s.rect(-20, -66, 130, 34, '#e0b45a', 16);
      s.fill('M-380 34l-90-6 70 44zM-346 112l-90 14 76 22z', '#e0b45a');
      s.circle(240, -110, 13, fade('#ffffff', 0.6));
      s.circle(262, -160, 19, fade('#ffffff', 0.5));
      s.circle(236, -220, 10, fade('#ffffff', 0.5));
    });
    s.fill('M-20 1080V700Q140 690 240 780T460 930 700 1080z', s.gradient(['#14627c', '#052f47']));
    s.fill('M1640 1080V640Q1500 660 1420 780T1180 1000L1120 1080z', s.gradient(['#17708a', '#06354d']));
    drawShoal(s, [1200, 480], [200, 90], 22, 40, '#d8eee8');
    drawMeadow(s, 1075, 130, ['#0a4a58', '#146868']);
  }),
  drawing('noon', 'left', (s) => {
    drawDeep(s, ['#aeebe2', '#58c1c4', '#1f93a6', '#0a5a74']);
    s.fill('M-20 1080V860Q400 800 800 850T1640 820V1080z', s.gradient(['#d9d0a4', '#8fa58c']));
    for (const [x, y, k, turn] of [[560, 900, 1, 72], [860, 930, 1.15, -64], [1120, 890, 0.9, 100]] as const) {
      s.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`, () => {
        s.fill('M-40-120h80v24q-22 10-22 34 70 40 62 120-8 70-66 130h-28Q-72 128-80 58-88-22-18-62q0-24-22-34z', s.gradient(['#d99a6a', '#8f5a3e'], true));
        s.stroke('M-24-90q-60 10-52 84M24-90q60 10 52 84', '#b5764e', 13);
        s.stroke('M-76 20q76 26 152 0M-78 60q78 26 156 0', fade('#6b3f2c', 0.5), 5);
      });
    }
    drawMeadow(s, 1040, 90, ['#4f9a84', '#6fb08c']);
    drawShoal(s, [900, 420], [330, 120], 36, 50, '#f3f6ea');
    drawShoal(s, [420, 620], [110, 50], 8, 54, '#e0734a');
  }),
  drawing('morning', 'right', (s) => {
    const y = 430;
    drawSky(s, { horizon: 300 });
    drawFarIslands(s, 300, [[400, 700, 80], [1150, 800, 110]]);
    drawSea(s, 299);
    drawFarSail(s, [600, 340], 60);
    s.fill(`M-10 ${y}Q200 ${y - 50} 420 ${y}T860 ${y}T1300 ${y}T1640 ${y}V1080H-10z`, s.gradient(['#7fd8d8', '#2fa3b3', '#0d6c8a', '#063f5c']));
    s.stroke(`M-10 ${y}Q200 ${y - 50} 420 ${y}T860 ${y}T1300 ${y}T1640 ${y}`, fade('#ffffff', 0.9), 8);
    for (const x of [300, 620, 1000, 1300]) s.fill(polygon([[x, y + 8], [x + 80, y + 8], [x - 60, 980], [x - 260, 980]]), s.gradient([fade('#ffffff', 0.24), fade('#ffffff', 0)]));
    drawShoal(s, [1020, 660], [230, 90], 26, 50, '#eef6ee');
    drawShoal(s, [420, 760], [120, 46], 9, 60, '#f2c96a');
    s.fill('M-20 1080V960Q200 900 420 980T760 1080zM1640 1080V880Q1460 880 1360 970T1160 1080z', s.gradient(['#176f86', '#08405a']));
    drawMeadow(s, 1070, 110, ['#0f5a66', '#1f8078']);
  }),
];

/** The mouth of a sea cave, the light behind it, the walls around it. */
function drawCaveWalls(s: Scene, mouth: string, colours: readonly string[]): void {
  s.add(`<path d="M0 0H${width}V${height}H0z${mouth}" fill-rule="evenodd" fill="${s.gradient(colours)}"/>`);
  const facets = Array.from({ length: 30 }, () => {
    const [x, y] = [s.random.between(0, 1600), s.random.between(0, 420)];
    const k = s.random.between(40, 130);
    return polygon([[x, y], [x + k, y + k * 0.2], [x + k * 0.7, y + k * s.random.between(0.8, 1.6)], [x + k * 0.1, y + k * 0.7]]);
  });
  s.fill(facets.join(''), fade('#8fd6ff', 0.05));
}

export const cave: readonly Drawing[] = [
  drawing('noon', 'right', (s) => {
    s.rect(0, 0, width, height, s.gradient(['#0a2c4a', '#1573b8', '#37b4e8', '#0e6fb0', '#052444']));
    s.ellipse(980, 560, 330, 60, fade('#eafcff', 0.9));
    s.circle(980, 540, 620, s.radial([fade('#bff2ff', 0.95), fade('#4fc3f2', 0.45), fade('#1b8ed0', 0)]));
    drawCaveWalls(s, 'M-10 610Q120 420 420 360T900 300T1280 420T1610 560V1077H-10z', ['#06182b', '#0a2540', '#0f3a5e']);
    s.rect(0, 600, width, 467, s.gradient(['#7fe0ff', '#27a5e4', '#0d6db4', '#063a6b']));
    const waves = Array.from({ length: 60 }, () => lens(s.random.between(-60, 1600), 610 + s.random.between(0, 1) ** 1.4 * 440, s.random.between(40, 220), s.random.between(1.5, 6)));
    s.fill(waves.join(''), fade('#d4f7ff', 0.38));
    s.fill('M-10 1080V660Q100 640 160 700T300 800 380 1080zM1610 1080V600Q1500 620 1460 720T1340 900 1290 1080z', s.gradient(['#0c3355', '#041427']));
    s.group('opacity=".96"', () => drawRowboat(s, [760, 800], { size: 330, hull: '#2b4c66' }));
    drawFigure(s, [730, 770], { size: 130, pose: 'sit', shirt: '#16324c', trousers: '#10243a' });
    drawFigure(s, [820, 770], { size: 126, pose: 'sit', shirt: '#1d3d58', trousers: '#10243a' });
  }),
  drawing('noon', 'left', (s) => {
    drawOpenSea(s, { horizon: 520, islands: [[820, 500, 50]], clouds: 3 });
    drawYacht(s, [900, 600], { size: 120 });
    drawCaveWalls(s, 'M420 700Q400 420 560 300T900 220T1160 400T1200 690Q1100 720 800 716T420 700z', ['#2c3a38', '#3d4f48', '#16302f']);
    s.rect(0, 690, width, 377, s.gradient(['#8fe8d4', '#2fae9f', '#0f6f6c', '#06383c']));
    s.fill(polygon([[560, 300], [700, 240], [1010, 1067], [600, 1067]]), s.gradient([fade('#f2fff4', 0.5), fade('#bff5df', 0.06)]));
    const waves = Array.from({ length: 44 }, () => lens(s.random.between(-60, 1600), 700 + s.random.between(0, 1) ** 1.4 * 350, s.random.between(40, 200), s.random.between(1.5, 6)));
    s.fill(waves.join(''), fade('#e4fff2', 0.4));
    s.fill('M-10 1080V560Q160 600 240 720T430 880 480 1080zM1610 1080V520Q1440 560 1380 700T1210 860 1160 1080z', s.gradient(['#33463f', '#0c2426']));
    drawRowboat(s, [820, 860], { size: 300 });
  }),
];

export const surf: readonly Drawing[] = [
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 400 });
    drawCumulus(s, 420, 240, 380);
    drawWall(s, 402, { height: 240, left: 500, right: 1640, crest: [0.1, 0.4, 0.7, 0.64, 0.9, 1, 0.86], distance: 0.46 });
    drawSea(s, 400, { swell: 1.8 });
    const rig = (x: number, y: number, k: number, colour: string) => {
      s.group(`transform="translate(${x} ${y}) rotate(-9)"`, () => {
        s.fill(`M${nums(-k * 0.03, -k * 0.1)}Q${nums(-k * 0.1, -k * 0.7, k * 0.06, -k * 1.15)}Q${nums(k * 0.46, -k * 0.6, k * 0.5, -k * 0.2)}Q${nums(k * 0.2, -k * 0.16, -k * 0.03, -k * 0.1)}z`, s.gradient([s.tint(colour, 1), s.tint(mix(colour, '#ffffff', 0.5), 0.9)]));
        s.stroke(`M${nums(-k * 0.04, -k * 0.44)}Q${nums(k * 0.2, -k * 0.56, k * 0.5, -k * 0.3)}M${nums(-k * 0.03, -k * 0.1)}Q${nums(-k * 0.1, -k * 0.7, k * 0.06, -k * 1.15)}`, s.tint('#22333c', 0.4), k * 0.016);
        s.fill(lens(-k * 0.5, 0, k, k * 0.07), s.tint('#fbf5e8', 0.95));
        drawFigure(s, [-k * 0.2, -k * 0.02], { size: k * 0.72, shirt: '#22475a', trousers: '#1d3340' });
      });
      const spray = Array.from({ length: 9 }, () => leafy(s.random, [x + s.random.between(-0.7, -0.2) * k, y + s.random.between(-6, 14)], s.random.between(8, 24) * (k / 300), s.random.between(4, 12) * (k / 300), 6));
      s.fill(spray.join(''), fade('#ffffff', 0.85));
    };
    rig(1180, 560, 150, '#f2b544');
    rig(430, 620, 210, '#2f93a3');
    rig(800, 840, 440, '#e0653c');
    const crests = Array.from({ length: 9 }, () => lens(s.random.between(0, 1500), s.random.between(620, 1040), s.random.between(120, 320), s.random.between(5, 10)));
    s.fill(crests.join(''), fade('#ffffff', 0.6));
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, { horizon: 470, sun: [1220, 400], islands: [[500, 800, 100], [1000, 500, 60]], clouds: 5 });
    drawBeach(s, [[-20, 860], [400, 900], [900, 920], [1640, 1000]], 130, '#ecd9b0');
    for (const [x, tilt, colour] of [[360, -7, '#2f93a3'], [470, 3, '#f3ead6'], [590, 9, '#d9694a']] as const) {
      s.group(`transform="rotate(${tilt} ${x} 990)"`, () => {
        s.fill(`M${x} 990Q${x - 66} 800 ${x - 50} 600Q${x - 30} 470 ${x} 420Q${x + 30} 470 ${x + 50} 600Q${x + 66} 800 ${x} 990z`, s.gradient([s.tint(colour, 1), s.tint(colour, 0.5)]));
        s.stroke(`M${x} 440V970`, fade('#ffffff', 0.6), 5);
        s.fill(`M${x - 52} 640h104l4 60h-112z`, s.tint('#f2b544', 0.8));
      });
    }
    s.fill('M1010 690q120-30 250 0-130 24-250 0z', s.tint('#f3ead6', 0.8));
    drawFigure(s, [1130, 690], { size: 190, shirt: '#22475a', trousers: '#c8643c' });
    s.stroke('M1160 620L1210 760', s.tint('#5b4636', 0.5), 7);
    drawGulls(s, 620, 300, 4);
  }),
];

export const aircraft: readonly Drawing[] = [
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 900 });
    drawFarIslands(s, 780, [[300, 900, 70], [1100, 900, 110]]);
    drawSea(s, 779);
    drawIsland(s, [480, 870], 620, 80, 0.3, true);
    drawIsland(s, [1240, 930], 520, 80, 0.2, true);
    drawTown(s, [1120, 1380], 930, { size: 26, rows: 2, distance: 0.2 });
    drawCumulus(s, 300, 640, 560);
    drawCumulus(s, 1330, 600, 480);
    s.group('transform="translate(800 420) rotate(-8)"', () => {
      const white = s.gradient([s.tint('#ffffff', 1), s.tint('#e4e6e2', 0.7), s.tint('#a9b6c0', 0.3)]);
      s.fill('M-150-14L-250-150-200-150-40-20z', s.tint('#d3dadd', 0.5));
      s.fill('M-400-30L-452-170-396-170-300-40z', s.tint('#0a5c7a', 0.8));
      s.fill('M-436-12Q-380-44-250-46H280Q400-44 446 0Q420 34 280 40H-240Q-360 36-436-12z', white);
      s.fill('M-436-12Q-360 36-240 40H280Q400 36 446 4Q400 16 280 18H-220Q-360 14-436-12z', s.tint('#0a5c7a', 0.55));
      s.fill('M-380-10l-110-30-30 4 90 44z', s.tint('#c2ccd1', 0.6));
      s.fill('M60 14L-120 176-180 178-80 14z', s.gradient([s.tint('#f1f3f1', 0.9), s.tint('#8fa0ac', 0.4)]));
      s.ellipse(-30, 92, 46, 19, s.tint('#dfe4e5', 0.7));
      s.ellipse(8, 92, 13, 17, s.tint('#3d4d57', 0.4));
      s.hatch('M-240-14H290', s.tint('#3b5968', 0.6), 15, '11 17');
      s.fill('M372-22q36 6 52 20h-44z', s.tint('#29434f', 0.5));
    });
  }),
];

