import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawFigure } from '../layers/people.ts';
import { drawAgave, drawBranch, drawGrass } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawBeach, drawLounger, drawParasol, drawPebbles, drawRock, drawShade, drawShrub } from '../layers/shore.ts';
import { drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawGrove, drawPine, drawWood } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';

export const beach: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, { horizon: 400, islands: [[400, 700, 70], [1200, 620, 50]] });
    drawCumulus(s, 1180, 270, 420);
    drawBeach(s, [[-20, 690], [300, 720], [700, 740], [1100, 716], [1640, 660]], 130);
    drawPebbles(s, [0, 1600], 880, 1060, 120);
    for (const [x, y, size, c] of [[460, 900, 330, '#2f93a3'], [1010, 880, 300, '#d98a5a']] as const) {
      drawParasol(s, [x, y], size, c);
      drawLounger(s, [x + 30, y + 30], 230);
    }
    drawFarSail(s, [760, 440], 56);
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 360 });
    drawCumulus(s, 420, 240, 380);
    drawWall(s, 362, { height: 250, left: 600, right: 1640, crest: [0.04, 0.3, 0.6, 0.8, 1, 0.9, 0.94], distance: 0.4 });
    drawSea(s, 360);
    drawWood(s, [[900, 366], [1200, 340], [1640, 280]], 480, 0.14);
    drawBeach(s, [[1640, 450], [1300, 480], [1060, 560], [960, 660], [900, 780], [760, 900], [520, 1000], [280, 1080]], 150, '#f7f0de');
    drawGrove(s, [[1240, 480], [1340, 490], [1450, 510], [1540, 530]], 190, 0.06);
    for (const [x, y, k] of [[1120, 620, 110], [1260, 680, 130], [1080, 770, 150], [1330, 840, 190]] as const) drawParasol(s, [x, y], k, s.random.pick(['#c8643c', '#2fa3b3', '#e0b45a']));
    drawPine(s, [1530, 1090], { height: 700, lean: -60, spread: 520, detail: 2 });
    drawYacht(s, [420, 560], { size: 130 });
  }),
  drawing('golden', 'left', (s) => {
    drawOpenSea(s, { horizon: 520, sun: [380, 420], islands: [[1100, 800, 90], [420, 560, 44]], clouds: 5 });
    drawBeach(s, [[-20, 900], [320, 880], [720, 840], [1120, 850], [1640, 800]], 120);
    drawPebbles(s, [0, 1600], 940, 1060, 150);
    drawFigure(s, [980, 880], { size: 190, pose: 'walk', shirt: '#f7efe0', trousers: '#d9c6a0' });
    drawFigure(s, [1080, 884], { size: 176, pose: 'walk', shirt: '#c8643c', trousers: '#f1e6d2', hat: '#e9d9b6' });
    drawGrass(s, [1240, 1640], 1070, 190, 90, '#a5a466');
  }),
  drawing('noon', 'right', (s) => {
    drawOpenSea(s, { horizon: 250, islands: [[900, 700, 50]], clouds: 3 });
    drawBeach(s, [[-20, 470], [240, 500], [380, 580], [600, 640], [900, 620], [1140, 560], [1260, 470], [1640, 430]], 190, '#faf4e6');
    drawRock(s, [140, 520], 420, 200);
    drawRock(s, [1480, 500], 460, 240);
    drawShrub(s, [120, 340], 130);
    drawGrove(s, [[60, 340], [220, 360], [1420, 280], [1560, 270]], 200, 0.04);
    for (const [x, y] of [[520, 820], [800, 780], [1080, 830]] as const) {
      drawParasol(s, [x, y], 200, '#f3ead6', -5);
      drawLounger(s, [x - 160, y + 24], 150, '#dcebe8');
    }
    drawRowboat(s, [740, 470], { size: 180, hull: '#f2d7b0' });
  }),
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, { horizon: 440, islands: [[1200, 800, 130], [700, 620, 60]] });
    drawBeach(s, [[-20, 820], [280, 760], [620, 780], [980, 860], [1300, 960], [1500, 1080]], 160);
    drawShade(s, [380, 930], 700, 120, 0.25);
    drawLounger(s, [300, 920], 300);
    drawLounger(s, [640, 960], 300);
    drawPine(s, [170, 1080], { height: 900, lean: 180, spread: 860, detail: 2 });
    drawYacht(s, [1180, 640], { size: 150, sails: false });
    drawFarSail(s, [980, 480], 46);
  }),
  drawing('sunset', 'right', (s) => {
    drawOpenSea(s, { horizon: 500, sun: [1180, 430], islands: [[1200, 700, 60], [420, 720, 110]], clouds: 7 });
    drawBeach(s, [[-20, 760], [360, 800], [760, 800], [1180, 860], [1640, 900]], 120, '#e9d6b4');
    drawParasol(s, [430, 930], 330, '#f0e0c4', -4);
    drawLounger(s, [470, 950], 250);
    drawLounger(s, [180, 950], 250);
    drawGulls(s, 760, 280, 5);
    drawAgave(s, [1480, 1080], 170);
  }),
];

export const family: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, { horizon: 420, islands: [[1180, 760, 90], [420, 520, 50]] });
    drawCumulus(s, 520, 280, 400);
    drawBeach(s, [[-20, 720], [400, 740], [800, 700], [1200, 720], [1640, 690]], 130, '#f3dfb4');
    const [x, y] = [820, 940];
    const sand = s.gradient([s.tint('#f6dca6', 1), s.tint('#c99e62', 0.6)]);
    s.ellipse(x, y + 6, 330, 44, fade(s.tint('#8a6b42', 0.1), 0.3));
    s.fill(`M${x - 300} ${y}Q${x - 240} ${y - 70} ${x - 190} ${y - 80}H${x + 200}Q${x + 260} ${y - 60} ${x + 310} ${y}z`, sand);
    for (const [dx, w, h] of [[-170, 96, 150], [-20, 130, 230], [140, 96, 160]] as const) {
      s.fill(`M${x + dx - w / 2} ${y - 60}l10-${h}h${w - 20}l10 ${h}z`, sand);
      s.hatch(`M${x + dx - w / 2 + 8} ${y - 66 - h}h${w - 16}`, s.tint('#e8c98c', 0.9), 20, '14 9');
      s.fill(`M${x + dx} ${y - 60 - h}v-70l46 16-46 16z`, s.tint(dx === -20 ? '#c8643c' : '#2f93a3', 0.9));
    }
    s.fill(`M${x - 36} ${y}v-60a36 36 0 0 1 72 0v60z`, s.tint('#8f6c3e', 0.2));
    s.fill('M1180 980l-22-110h150l-22 110z', s.gradient([s.tint('#2fa3b3', 1), s.tint('#0a5c7a', 0.7)]));
    s.stroke('M1160 872q72-120 146 0', s.tint('#f6f1e6', 0.9), 9);
    s.stroke('M470 960l120-70', s.tint('#c8643c', 0.9), 14);
    s.fill('M440 976q-40-8-30-50q50-20 78 20z', s.tint('#c8643c', 0.7));
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, { horizon: 460, sun: [1240, 380], islands: [[400, 720, 80], [1000, 560, 50]] });
    drawBeach(s, [[-20, 820], [300, 790], [800, 800], [1200, 770], [1640, 760]], 120, '#f0dcb6');
    drawFigure(s, [640, 880], { size: 280, pose: 'walk', shirt: '#f7efe0', trousers: '#8a9aa0' });
    drawFigure(s, [760, 890], { size: 160, pose: 'walk', shirt: '#e0b45a', trousers: '#2f93a3', flip: true });
    drawFigure(s, [880, 884], { size: 260, pose: 'walk', shirt: '#c8643c', trousers: '#f1e6d2', hat: '#e9d9b6' });
    drawBranch(s, [-20, 40], [380, 190], 110);
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 330 });
    drawCumulus(s, 1100, 220, 420);
    drawFarIslands(s, 330, [[400, 700, 60], [1200, 620, 90]]);
    drawSea(s, 329);
    drawMirror(s, [400, 640], 700, 60, s.tint('#0a5c7a', 0.2));
    for (const [x, y, r, c] of [[520, 720, 150, '#e0734a'], [1010, 640, 120, '#f2c14e']] as const) {
      s.ellipse(x, y + r * 0.12, r * 1.1, r * 0.42, fade(s.tone.sea[2], 0.4));
      s.ellipse(x, y, r, r * 0.42, s.tint(c, 0.5));
      s.ellipse(x, y - r * 0.08, r * 0.98, r * 0.36, s.tint(c, 1));
      s.add(`<ellipse cx="${x}" cy="${y - r * 0.08}" rx="${r * 0.75}" ry="${Math.round(r * 0.26)}" fill="none" stroke="${s.tint('#ffffff', 0.95)}" stroke-width="${Math.round(r * 0.34)}" stroke-dasharray="${Math.round(r * 0.5)} ${Math.round(r * 0.5)}" opacity=".85"/>`);
      s.ellipse(x, y - r * 0.06, r * 0.5, r * 0.16, s.tint('#2f93a3', 0.7));
    }
    drawBeach(s, [[-20, 960], [400, 930], [900, 960], [1640, 900]], 150, '#f6ead0');
    drawPine(s, [1420, 1090], { height: 820, lean: -60, spread: 680, detail: 2 });
  }),
];
