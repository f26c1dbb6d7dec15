import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawFerry, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawIsland, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawCampanile } from '../layers/houses.ts';
import { drawFigure } from '../layers/people.ts';
import { drawAgave, drawBranch } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawQuay, drawRock, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawGrove, drawPine, drawWood } from '../layers/trees.ts';

export const sea: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, { horizon: 430, islands: [[1250, 700, 90], [900, 500, 50], [300, 420, 36]] });
    drawCumulus(s, 420, 280, 460);
    drawYacht(s, [980, 660], { size: 250 });
    drawFarSail(s, [380, 462], 44);
    drawBranch(s, [1640, -10], [1240, 150], 110);
    drawGulls(s, 600, 340);
  }),
  drawing('noon', 'right', (s) => {
    drawOpenSea(s, { horizon: 300, islands: [[300, 500, 60], [1300, 620, 40]], clouds: 3 });
    for (const [x, y, w, h] of [[180, 700, 420, 150], [60, 900, 460, 200], [420, 960, 300, 110], [1500, 1010, 420, 170]] as const) {
      drawMirror(s, [x - w / 2, x + w / 2], y, 60, s.tint('#56705f', 0.1));
      drawRock(s, [x, y], w, h);
    }
    drawPine(s, [150, 580], { height: 380, lean: 150, spread: 330, detail: 2 });
    drawShrub(s, [60, 730], 130);
    drawRowboat(s, [980, 700], { size: 280, hull: '#e9f2f0' });
    drawFarSail(s, [1180, 330], 46);
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, { horizon: 620, sun: [1180, 540], islands: [[1250, 760, 46], [620, 560, 80], [260, 640, 120]], clouds: 7 });
    drawYacht(s, [520, 800], { size: 170, sails: false });
    drawGulls(s, 1180, 320, 6);
  }),
  drawing('dawn', 'left', (s) => {
    drawOpenSea(s, { horizon: 520, islands: [[1200, 900, 110], [700, 700, 70]], clouds: 6, swell: 0.6 });
    drawIsland(s, [1180, 560], 560, 90, 0.24, true);
    drawCampanile(s, [1150, 500], { width: 26, height: 90, distance: 0.2 });
    drawQuay(s, 930, 0, 760);
    drawRowboat(s, [1040, 860], { size: 300, hull: '#3f8fa0', flip: true });
    drawFigure(s, [420, 930], { size: 190, pose: 'sit', shirt: '#f4efe4' });
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 480 });
    drawCumulus(s, 1180, 330, 560);
    drawCumulus(s, 520, 250, 300);
    drawWall(s, 482, { height: 260, left: -20, right: 900, crest: [1, 0.9, 0.96, 0.7, 0.74, 0.4, 0.1], distance: 0.5 });
    drawFarIslands(s, 482, [[1380, 560, 44]]);
    drawSea(s, 480, { swell: 1.5 });
    drawFerry(s, [920, 680], { size: 420 });
    drawFarSail(s, [420, 520], 60);
    drawFarSail(s, [500, 506], 40);
    drawGulls(s, 760, 440, 6);
  }),
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, { horizon: 360, islands: [[820, 620, 70], [1300, 560, 110], [250, 480, 54]] });
    drawWood(s, [[-20, 560], [240, 480], [430, 470], [600, 560], [700, 640]], 660, 0.1);
    drawMirror(s, [0, 690], 660, 100, s.tint('#3f5d4c', 0.1));
    drawRock(s, [430, 672], 560, 50);
    drawGrove(s, [[120, 640], [260, 630], [400, 640], [520, 650]], 200, 0.05);
    drawYacht(s, [1040, 720], { size: 220, sails: false, flip: true });
    drawYacht(s, [1330, 560], { size: 100 });
    drawAgave(s, [1480, 1070], 260, true);
    drawShrub(s, [1300, 1090], 200);
  }),
];

export const islands: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 300 });
    drawClouds(s, 60, 240, 5);
    drawFarIslands(s, 300, [[900, 900, 60], [300, 700, 44]]);
    drawSea(s, 299);
    for (const [x, y, w, h, d] of [[1180, 380, 420, 70, 0.42], [520, 430, 360, 60, 0.38], [900, 520, 460, 90, 0.28], [300, 620, 520, 120, 0.18], [1240, 720, 560, 150, 0.08]] as const) drawIsland(s, [x, y], w, h, d, true);
    drawFarSail(s, [760, 640], 60);
    drawYacht(s, [720, 820], { size: 120 });
  }),
  drawing('sunset', 'left', (s) => {
    drawOpenSea(s, { horizon: 560, sun: [420, 500], islands: [[1100, 900, 150], [300, 700, 60], [760, 420, 44]], clouds: 7 });
    drawIsland(s, [1250, 640], 620, 130, 0.12, true);
    drawIsland(s, [780, 600], 260, 46, 0.26, true);
    drawFarSail(s, [560, 620], 70);
  }),
  drawing('noon', 'left', (s) => {
    drawOpenSea(s, { horizon: 380, islands: [[260, 640, 80], [900, 500, 50], [1400, 560, 90]] });
    drawCumulus(s, 760, 240, 420);
    drawIsland(s, [820, 640], 760, 190, 0.1, true);
    s.stroke('M470 646Q640 676 820 668T1180 646', s.tint('#f6edd8', 1), 22);
    drawCampanile(s, [700, 560], { width: 40, height: 140, distance: 0.06 });
    drawYacht(s, [470, 760], { size: 150, sails: false });
    drawRowboat(s, [1200, 820], { size: 210 });
  }),
  drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 420 });
    drawClouds(s, 60, 330, 6);
    drawFarIslands(s, 420, [[300, 760, 90], [1000, 820, 130], [1500, 560, 60]]);
    drawSea(s, 419, { glitterAt: 1100 });
    drawIsland(s, [380, 560], 620, 120, 0.3);
    drawIsland(s, [1120, 600], 460, 80, 0.26);
    drawWood(s, [[-20, 880], [260, 820], [520, 860], [760, 960], [900, 1067]], 1080, 0);
    drawPine(s, [260, 1000], { height: 640, lean: 120, spread: 560, detail: 2 });
    drawFigure(s, [720, 960], { size: 150, rucksack: '#c8643c', hat: '#efe3c8' });
    drawFigure(s, [800, 976], { size: 138, shirt: '#7fb0b0', trousers: '#6b5848' });
  }),
];

export const sunset: readonly Drawing[] = [
  drawing('sunset', 'right', (s) => {
    drawOpenSea(s, { horizon: 600, sun: [1040, 560], sunRadius: 52, islands: [[500, 800, 90], [1250, 620, 44]], clouds: 8 });
    drawYacht(s, [640, 720], { size: 210 });
    drawBranch(s, [-30, 20], [420, 150], 120);
  }),
  drawing('sunset', 'left', (s) => {
    drawOpenSea(s, { horizon: 520, sun: [520, 430], sunRadius: 44, islands: [[900, 700, 110], [240, 520, 60]], clouds: 6 });
    drawWall(s, 522, { height: 300, left: 900, right: 1640, crest: [0.03, 0.4, 0.6, 0.86, 1], distance: 0.3, foot: 100 });
    drawQuay(s, 880, 620, 1600);
    drawFigure(s, [1020, 880], { size: 210, pose: 'sit', shirt: '#f0e2d2' });
    drawFigure(s, [1110, 880], { size: 220, pose: 'sit', shirt: '#37607a', flip: true });
  }),
  drawing('dusk', 'left', (s) => {
    drawOpenSea(s, { horizon: 640, islands: [[1200, 900, 170], [500, 900, 110], [900, 500, 60]], clouds: 8, swell: 0.5 });
    drawPine(s, [1330, 1090], { height: 820, lean: -120, spread: 640, detail: 2 });
    drawPine(s, [1520, 1090], { height: 620, lean: 90, spread: 480, detail: 2 });
    drawShrub(s, [1420, 1090], 260);
    drawYacht(s, [500, 760], { size: 120, sails: false });
  }),
  drawing('golden', 'left', (s) => {
    drawOpenSea(s, { horizon: 460, sun: [380, 400], sunRadius: 40, islands: [[260, 900, 50], [800, 600, 90]], clouds: 5 });
    drawWood(s, [[900, 560], [1100, 470], [1350, 420], [1620, 380]], 640, 0.14);
    drawCampanile(s, [1180, 560], { width: 56, height: 240, distance: 0.1 });
    drawMirror(s, [880, 1600], 640, 120, s.tint('#4a4f48', 0.1));
    drawRock(s, [1350, 650], 700, 56);
    drawRowboat(s, [700, 830], { size: 330 });
    drawGulls(s, 560, 280, 5);
  }),
];
