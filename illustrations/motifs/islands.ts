import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawIsland, drawOpenSea } from '../layers/coast.ts';
import { drawFigure } from '../layers/people.ts';
import { drawSea } from '../layers/sea.ts';
import { drawClouds, drawCumulus, drawSky } from '../layers/sky.ts';
import { drawCampanile } from '../layers/town.ts';
import { drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const islands: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 300 });
    drawClouds(s, 60, 240, 5);
    drawFarIslands(s, 300, triples('900,900,60 300,700,44'));
    drawSea(s, 299);
    const chain = points('1320,352 520,384 980,446 1420,506 400,530 1060,672 90,780');
    for (const [at, [x, y]] of chain.entries()) {
      const w = [700, 520, 330, 440, 720, 820, 520][at] ?? 400;
      const shallows = s.radial([fade('#b8f0e4', 0.85), fade(s.tone.shallow, 0.6), fade(s.tone.shallow, 0)]);
      s.ellipse(x + w * 0.06, y + 6, w * 0.62, 14 + at * 9, shallows);
      drawIsland(s, [x, y], w, [46, 40, 44, 74, 70, 120, 96][at] ?? 60, 0.5 - at * 0.075, true);
    }
    drawFarSail(s, [760, 560], 54);
    drawYacht(s, [620, 850], { size: 150, sails: false });
  }),
  drawing('sunset', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 560,
      sun: [420, 500],
      islands: triples('1100,900,150 300,700,60 760,420,44'),
      clouds: 7,
    });
    drawIsland(s, [1250, 640], 620, 130, 0.12, true);
    drawIsland(s, [780, 600], 260, 46, 0.26, true);
    drawFarSail(s, [560, 620], 70);
  }),
  drawing('noon', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 380,
      islands: triples('260,640,80 900,500,50 1400,560,90'),
    });
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
    drawFarIslands(s, 420, triples('300,760,90 1000,820,130 1500,560,60'));
    drawSea(s, 419, { glitterAt: 1100 });
    drawIsland(s, [380, 560], 620, 120, 0.3);
    drawIsland(s, [1120, 600], 460, 80, 0.26);
    drawWood(s, points('-20,880 260,820 520,860 760,960 900,1067'), 1080, 0);
    drawPine(s, [260, 1000], { height: 640, lean: 120, spread: 560, detail: 2 });
    drawFigure(s, [720, 960], { size: 150, rucksack: '#c8643c', hat: '#efe3c8' });
    drawFigure(s, [800, 976], { size: 138, shirt: '#7fb0b0', trousers: '#6b5848' });
  }),
];
