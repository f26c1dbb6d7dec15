import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawFerry, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawIsland, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawFigure } from '../layers/people.ts';
import { drawBranch } from '../layers/plants.ts';
import { drawSea } from '../layers/sea.ts';
import { drawRock } from '../layers/shore.ts';
import { drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawPine } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import { triples } from '../paint/shape.ts';

export const boat: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 520,
      islands: triples('360,800,120 1100,700,80'),
    });
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
    drawOpenSea(s, {
      horizon: 440,
      sun: [1260, 380],
      islands: triples('500,900,130 1100,500,50'),
      clouds: 5,
    });
    drawRowboat(s, [720, 780], { size: 620, hull: '#f3e8d4' });
    drawFigure(s, [760, 730], { size: 210, pose: 'sit', shirt: '#2f7f8f', hat: '#efe3c8' });
  }),
  drawing('noon', 'right', (s) => {
    drawSky(s, { horizon: 240 });
    drawFarIslands(s, 240, triples('300,700,60 1200,800,80'));
    drawSea(s, 239);
    s.ellipse(
      840,
      730,
      900,
      340,
      s.radial([
        fade('#a9ece0', 0.95),
        fade(s.tone.shallow, 0.7),
        fade(s.tone.shallow, 0.25),
        fade(s.tone.shallow, 0),
      ]),
    );
    s.ellipse(870, 812, 190, 26, s.radial([fade(s.tone.sea[2], 0.6), fade(s.tone.sea[2], 0)]));
    drawYacht(s, [820, 720], { size: 330, sails: false });
    drawIsland(s, [1320, 470], 520, 110, 0.14, true);
    drawRock(s, [140, 1000], 460, 170);
    drawPine(s, [180, 860], { height: 460, lean: 120, spread: 400, detail: 2 });
  }),
  drawing('sunset', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 480,
      sun: [420, 400],
      islands: triples('900,800,90 1400,500,130'),
      clouds: 7,
    });
    drawFerry(s, [960, 720], { size: 520, flip: true });
    drawFarSail(s, [560, 520], 60);
  }),
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 380,
      islands: triples('1200,700,80 500,600,60'),
      clouds: 3,
    });
    drawYacht(s, [420, 560], { size: 190 });
    drawYacht(s, [720, 500], { size: 110 });
    drawYacht(s, [1080, 760], { size: 400, hull: '#0a5c7a' });
    drawFarSail(s, [900, 420], 50);
    drawFarSail(s, [1380, 430], 60);
    drawBranch(s, [-30, 20], [330, 150], 100);
  }),
];
