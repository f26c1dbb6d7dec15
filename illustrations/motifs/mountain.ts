import { type Drawing, drawing } from '../drawing.ts';
import { drawFarIslands, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawHouse } from '../layers/houses.ts';
import { drawMassif, drawRidge, drawSlope } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawBlossom, drawGrass } from '../layers/plants.ts';
import { drawSea } from '../layers/sea.ts';
import { drawRock, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawGrove, drawPine, drawWood } from '../layers/trees.ts';
import type { Scene } from '../paint/scene.ts';
import { fade } from '../paint/colour.ts';
import { type Point, smooth } from '../paint/shape.ts';

/** A path that narrows into the distance along `points`. */
function drawTrail(s: Scene, points: readonly Point[], wide: number, narrow: number, colour = '#e6d5b4'): void {
  const half = (at: number) => (wide + (narrow - wide) * (at / (points.length - 1))) / 2;
  const left = points.map(([x, y], at): Point => [x - half(at), y]);
  const right = points.map(([x, y], at): Point => [x + half(at), y]).reverse();
  s.fill(`${smooth(left)}${smooth(right, 'L')}z`, s.gradient([s.tint(colour, 1, 0.2), s.tint(colour, 0.8)]));
  s.stroke(smooth(s.light > 0 ? left : [...right].reverse()), fade(s.tint('#6b5a40', 0.1), 0.35), narrow * 0.4);
}

export const mountain: readonly Drawing[] = [
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 700 });
    drawClouds(s, 60, 300, 5);
    drawMassif(s, [[-20, 420], [300, 330], [600, 200], [820, 150], [1040, 230], [1300, 190], [1620, 330]], { distance: 0.5, base: 740 });
    drawMassif(s, [[300, 760], [620, 480], [900, 350], [1180, 300], [1400, 380], [1640, 440]], { distance: 0.26, base: 800 });
    drawWood(s, [[-20, 700], [400, 740], [800, 700], [1200, 680], [1640, 640]], 880, 0.16);
    drawSlope(s, [[-20, 860], [400, 900], [900, 880], [1640, 930]], 1080, '#8a8a5c');
    drawGrass(s, [0, 1600], 960, 60, 130, '#a39a5c');
    drawShrub(s, [220, 1010], 200);
    drawShrub(s, [1380, 1040], 260);
  }),
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, { horizon: 420, islands: [[300, 900, 70], [1000, 800, 50], [600, 620, 36]], clouds: 3 });
    drawMassif(s, [[700, 1000], [840, 620], [1000, 420], [1160, 300], [1300, 220], [1460, 260], [1640, 200]], { distance: 0.06, base: 1080 });
    drawSlope(s, [[-20, 1010], [300, 950], [620, 930], [900, 990], [1100, 1080]], 1080, '#7c8a5c');
    drawFigure(s, [560, 936], { size: 190, rucksack: '#c8643c', hat: '#efe3c8' });
    drawGulls(s, 480, 300, 3);
    drawShrub(s, [180, 1010], 160);
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 640 });
    drawCumulus(s, 1160, 230, 520);
    drawCumulus(s, 300, 320, 300);
    drawWall(s, 660, { height: 420, distance: 0.34, foot: 170, crest: [0.7, 0.86, 0.8, 1, 0.72, 0.6, 0.7, 0.56, 0.4] });
    drawSlope(s, [[-20, 660], [400, 700], [900, 680], [1640, 720]], 1080, '#9fae6e');
    drawHouse(s, [980, 790], { width: 230, height: 110, floors: 1, columns: 3 });
    drawGrove(s, [[760, 800], [860, 780], [1290, 810], [1400, 800]], 220);
    drawGrass(s, [0, 1600], 1060, 120, 160, '#b0a860');
    drawBlossom(s, [[200, 960], [320, 1010], [460, 960], [620, 1020]], 34, '#f3efe4', '#7f8f58');
  }),
  drawing('dusk', 'right', (s) => {
    drawSky(s, { horizon: 760 });
    drawClouds(s, 120, 460, 6);
    drawRidge(s, [[-20, 470], [300, 420], [700, 480], [1100, 400], [1640, 470]], { distance: 0.8, base: 800 });
    drawRidge(s, [[-20, 600], [260, 520], [640, 560], [1000, 500], [1300, 560], [1640, 500]], { distance: 0.62, base: 860 });
    drawRidge(s, [[-20, 660], [300, 690], [620, 620], [980, 700], [1640, 610]], { distance: 0.42, base: 930 });
    drawWood(s, [[-20, 800], [320, 760], [760, 840], [1200, 790], [1640, 760]], 1080, 0.2);
    drawGrove(s, [[1180, 980], [1320, 1020], [1460, 990]], 420);
  }),
  drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 620 });
    drawMassif(s, [[-20, 560], [200, 420], [460, 260], [640, 140], [760, 210], [980, 380], [1300, 480], [1640, 540]], { distance: 0.22, base: 760 });
    drawFarIslands(s, 700, [[1300, 700, 60]]);
    s.fill('M0 700Q400 640 800 690T1600 660V800H0z', s.gradient([fade('#ffffff', 0.75), fade('#ffffff', 0.1)]));
    drawWood(s, [[-20, 790], [400, 760], [900, 800], [1640, 740]], 1080, 0.12);
    drawSlope(s, [[-20, 980], [500, 960], [1100, 1000], [1640, 950]], 1080, '#8d9a62');
    drawPine(s, [1340, 1060], { height: 620, lean: 60, spread: 420, detail: 2 });
    drawRock(s, [480, 1050], 380, 110);
  }),
];

export const canyon: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 620 });
    drawMassif(s, [[400, 600], [560, 420], [720, 330], [900, 360], [1100, 480], [1240, 620]], { distance: 0.58, base: 760 });
    drawMassif(s, [[-20, 120], [200, 100], [380, 190], [480, 420], [560, 700], [600, 860]], { distance: 0.24, base: 900, rough: 0.12 });
    drawMassif(s, [[920, 880], [980, 640], [1060, 380], [1160, 180], [1320, 60], [1640, 90]], { distance: 0.14, base: 940, rough: 0.12 });
    drawWood(s, [[-20, 800], [300, 820], [560, 850], [760, 880], [960, 860], [1300, 820], [1640, 800]], 1000, 0.1);
    s.fill('M700 880Q760 930 640 1000T560 1080H980Q900 1000 860 960T760 880z', s.gradient([s.tint('#d6e6e0', 1), s.tint('#7fb9b0', 0.9)]));
    drawRock(s, [440, 1060], 420, 130);
    drawRock(s, [1160, 1050], 380, 120);
    drawFigure(s, [1160, 950], { size: 120, rucksack: '#c8643c' });
  }),
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 500 });
    drawMassif(s, [[500, 560], [640, 330], [820, 260], [1000, 340], [1160, 560]], { distance: 0.55, base: 800 });
    drawMassif(s, [[760, 900], [880, 620], [1000, 330], [1180, 140], [1380, 60], [1640, 110]], { distance: 0.16, base: 960, rough: 0.1, rock: '#d6bfa0' });
    drawMassif(s, [[-20, 60], [160, 130], [300, 330], [420, 600], [560, 900]], { distance: 0.08, base: 1080, rough: 0.1, rock: '#cdb79a' });
    drawSlope(s, [[-20, 960], [300, 900], [700, 920], [1100, 880], [1640, 940]], 1080, '#94895e');
    drawPine(s, [420, 1010], { height: 430, lean: 70, spread: 320, detail: 2 });
    drawFigure(s, [760, 930], { size: 140, pose: 'walk', rucksack: '#2f7f8f', hat: '#efe3c8' });
    drawFigure(s, [840, 930], { size: 132, pose: 'walk', rucksack: '#e0b45a', shirt: '#c8643c' });
  }),
  drawing('noon', 'right', (s) => {
    drawSky(s, { horizon: 400 });
    drawCumulus(s, 760, 200, 300);
    drawMassif(s, [[-20, 200], [240, 160], [420, 280], [560, 300], [640, 480], [700, 700]], { distance: 0.2, base: 760, rough: 0.1 });
    drawMassif(s, [[860, 720], [920, 460], [1040, 240], [1240, 200], [1440, 120], [1640, 160]], { distance: 0.2, base: 760, rough: 0.1 });
    drawWood(s, [[-20, 620], [300, 640], [700, 720], [900, 720], [1300, 640], [1640, 600]], 800, 0.16);
    s.fill('M-20 800Q400 760 760 770T1640 790V1080H-20z', s.gradient([s.tint('#8fd0c2', 0.9), s.tint('#3f9c94', 0.9), s.tint('#17665f', 0.7)]));
    s.fill('M100 900q300-30 600 0-300 26-600 0zM800 980q300-40 700 0-360 36-700 0z', fade('#ffffff', 0.25));
    drawRock(s, [220, 900], 340, 90);
    drawRock(s, [1420, 960], 480, 130);
    drawGrove(s, [[1300, 860], [1440, 850]], 240);
  }),
  drawing('dawn', 'left', (s) => {
    drawSky(s, { horizon: 700 });
    drawMassif(s, [[300, 700], [520, 440], [700, 380], [900, 520], [1040, 700]], { distance: 0.66, base: 820 });
    drawMassif(s, [[-20, 300], [240, 260], [480, 460], [640, 760]], { distance: 0.4, base: 860 });
    drawMassif(s, [[840, 900], [1000, 520], [1180, 320], [1400, 240], [1640, 280]], { distance: 0.3, base: 940 });
    s.fill('M0 800Q500 720 900 790T1600 760V940H0z', s.gradient([fade('#ffffff', 0.55), fade('#ffffff', 0)]));
    drawWood(s, [[-20, 920], [400, 900], [900, 950], [1640, 900]], 1080, 0.06);
    drawGulls(s, 760, 300, 2);
  }),
];

export const trail: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, { horizon: 460, islands: [[400, 800, 80], [900, 600, 50]], clouds: 3 });
    drawWall(s, 462, { height: 330, left: 900, right: 1640, crest: [0.03, 0.4, 0.7, 0.9, 1], distance: 0.4 });
    drawSlope(s, [[-20, 900], [400, 800], [900, 700], [1300, 620], [1640, 580]], 1080, '#9aa26a');
    drawTrail(s, [[560, 1090], [640, 980], [900, 900], [1000, 800], [1180, 720], [1300, 640]], 230, 18);
    drawFigure(s, [940, 890], { size: 190, pose: 'walk', rucksack: '#c8643c', hat: '#efe3c8' });
    drawFigure(s, [1030, 850], { size: 160, pose: 'walk', rucksack: '#2f7f8f', shirt: '#e0b45a' });
    drawShrub(s, [260, 960], 230);
    drawShrub(s, [1300, 930], 260);
    drawPine(s, [1440, 980], { height: 560, lean: -70, spread: 430, detail: 2 });
  }),
  drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 520 });
    drawMassif(s, [[-20, 300], [300, 220], [560, 320], [800, 240], [1100, 300], [1640, 380]], { distance: 0.45, base: 640 });
    drawWood(s, [[-20, 600], [500, 560], [1000, 620], [1640, 560]], 760, 0.2);
    drawSlope(s, [[-20, 720], [500, 740], [1100, 700], [1640, 760]], 1080, '#b8a66a');
    drawTrail(s, [[1180, 1090], [1000, 960], [720, 900], [640, 830], [760, 770], [820, 736]], 260, 14);
    s.hatch('M140 830Q400 800 640 880T900 1080', s.tint('#d6cab2', 0.8), 50, '34 7 22 6');
    drawGrass(s, [1120, 1600], 1080, 190, 120, '#b59f52');
    drawGrove(s, [[300, 790], [430, 800], [1240, 800], [1420, 830]], 260);
    drawFigure(s, [700, 830], { size: 96, pose: 'walk', rucksack: '#c8643c' });
  }),
  drawing('noon', 'right', (s) => {
    drawOpenSea(s, { horizon: 300, islands: [[1100, 900, 80], [400, 560, 40]], clouds: 3 });
    drawSlope(s, [[-20, 420], [260, 470], [520, 600], [720, 760], [900, 930], [1000, 1080]], 1080, '#7f9060');
    drawWood(s, [[-20, 440], [240, 490], [480, 610], [660, 740]], 1080, 0.08);
    drawTrail(s, [[760, 1090], [640, 960], [420, 880], [260, 780], [160, 700]], 210, 24);
    drawPine(s, [180, 1000], { height: 760, lean: 100, spread: 640, detail: 2 });
    drawFigure(s, [600, 960], { size: 200, pose: 'walk', rucksack: '#e0b45a', shirt: '#2f7f8f', hat: '#efe3c8', flip: true });
    drawRock(s, [1020, 1080], 420, 120);
  }),
  drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 640 });
    drawMassif(s, [[-20, 360], [220, 180], [420, 120], [560, 300], [700, 560], [760, 700]], { distance: 0.28, base: 760, rough: 0.1 });
    drawRidge(s, [[600, 560], [900, 500], [1200, 540], [1640, 440]], { distance: 0.6, base: 720 });
    drawWood(s, [[-20, 700], [400, 680], [800, 720], [1640, 620]], 900, 0.16);
    drawSlope(s, [[-20, 880], [500, 860], [1000, 900], [1640, 840]], 1080, '#8b9a66');
    drawTrail(s, [[880, 1090], [840, 1000], [960, 930], [1080, 880]], 240, 60);
    s.stroke('M1220 960V720M1220 960', s.tint('#7d5a40', 0.7), 20);
    s.fill('M1130 740h190l46 34-46 34h-190z', s.tint('#a97a52', 0.9));
    s.fill('M1310 830h-180l-42 30 42 30h180z', s.tint('#97683f', 0.7));
    s.circle(1220, 774, 12, '#ffffff');
    s.circle(1220, 774, 6, '#c8643c');
    drawFigure(s, [930, 960], { size: 200, rucksack: '#2f7f8f', shirt: '#f1e6d2' });
    drawShrub(s, [340, 990], 280);
  }),
];
