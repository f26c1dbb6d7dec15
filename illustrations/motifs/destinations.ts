import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawIsland, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawCampanile, drawTown } from '../layers/houses.ts';
import { drawMassif, drawRidge } from '../layers/land.ts';
import { drawAgave, drawBranch } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawBeach, drawPebbles, drawRock, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawGrove, drawPine, drawWood } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import { smooth } from '../paint/shape.ts';

export const destinations: Record<string, Drawing> = {
  bol: drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 400 });
    drawCumulus(s, 430, 250, 420);
    drawCumulus(s, 1320, 180, 300);
    drawFarIslands(s, 400, [[240, 620, 46], [560, 420, 30]]);
    drawRidge(s, [[520, 400], [760, 270], [980, 190], [1180, 132], [1330, 150], [1620, 210]], { distance: 0.34, base: 402 });
    drawSea(s, 399);
    drawWood(s, [[760, 404], [1000, 330], [1300, 300], [1620, 260]], 470, 0.2);
    // The horn: a tongue of white shingle that starts broad at the grove and bends to a point in the sea.
    const horn = 'M1640 470C1350 452 1120 470 960 530C760 606 620 690 420 716Q350 724 322 742Q372 762 470 752C700 730 900 760 1120 830C1320 892 1480 930 1640 950z';
    s.stroke(horn, fade(s.tone.shallow, 0.35), 150, 'stroke-linejoin="round"');
    s.stroke(horn, fade(s.tone.shallow, 0.5), 84, 'stroke-linejoin="round"');
    s.stroke(horn, fade('#d9f5ee', 0.6), 36, 'stroke-linejoin="round"');
    s.stroke(horn, '#ffffff', 12, 'stroke-linejoin="round"');
    s.fill(horn, s.gradient([s.tint('#f3ead6', 0.9), s.tint('#fdf7ea', 1)]));
    s.stroke(smooth([[1600, 520], [1250, 540], [1000, 600], [760, 690], [480, 730]]), fade(s.tint('#cbbd9f', 0.6), 0.5), 5);
    s.stroke(smooth([[1600, 890], [1300, 820], [1060, 770], [800, 730], [520, 738]]), fade(s.tint('#cbbd9f', 0.6), 0.5), 5);
    drawWood(s, [[1010, 640], [1120, 560], [1300, 500], [1620, 440]], 740, 0.06);
    drawGrove(s, [[1080, 690], [1180, 720], [1290, 748], [1420, 770], [1540, 800], [1120, 660], [1350, 700], [1500, 720]], 190);
    drawFarSail(s, [330, 450], 40);
    drawFarSail(s, [520, 478], 54);
    drawYacht(s, [250, 610], { size: 120, flip: true });
    drawBranch(s, [-30, 60], [330, 170], 92);
  }),
  brela: drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 470 });
    drawCumulus(s, 330, 200, 380);
    drawWall(s, 470, { height: 380, left: 420, right: 1640, crest: [0.04, 0.3, 0.52, 0.62, 0.86, 0.8, 1, 0.92], distance: 0.36, foot: 120 });
    drawFarIslands(s, 470, [[120, 500, 34]]);
    drawSea(s, 468);
    drawWood(s, [[760, 472], [960, 420], [1250, 400], [1620, 330]], 560, 0.16);
    drawBeach(s, [[1640, 540], [1360, 556], [1180, 610], [1110, 690], [1060, 780], [900, 880], [640, 960], [300, 1010], [-20, 1030]], 120, '#f6f0e2');
    drawGrove(s, [[1200, 560], [1320, 566], [1440, 590], [1550, 600], [1270, 590], [1380, 620]], 210, 0.06);
    drawPebbles(s, [700, 1600], 930, 1060, 90);
    // The Brela stone: a boulder in the shallows with pines rooted on its top.
    drawMirror(s, [330, 760], 706, 120, s.tint('#6d6a5c', 0.2));
    drawRock(s, [545, 712], 430, 170);
    drawShrub(s, [430, 600], 90);
    drawShrub(s, [640, 590], 110);
    drawPine(s, [500, 572], { height: 250, lean: -60, spread: 210, detail: 2 });
    drawPine(s, [600, 566], { height: 210, lean: 70, spread: 180, detail: 2 });
    drawRock(s, [770, 724], 120, 46);
    drawPine(s, [1420, 1080], { height: 800, lean: -80, spread: 640, detail: 2 });
    drawAgave(s, [1230, 1050], 130);
  }),
  tucepi: drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawClouds(s, 90, 330, 5);
    drawMassif(s, [[-20, 420], [180, 300], [420, 240], [640, 170], [820, 190], [1040, 120], [1300, 180], [1620, 260]], { distance: 0.36, base: 562 });
    drawWood(s, [[-20, 470], [320, 440], [700, 470], [1100, 430], [1620, 400]], 565, 0.26);
    drawTown(s, [820, 1420], 572, { size: 58, rows: 4, campanile: 0.36, distance: 0.1 });
    drawSea(s, 572, { glitterAt: 380 });
    drawMirror(s, [700, 1600], 573, 90, s.tint('#6a6a58', 0.2, 0.2));
    for (const [x, size] of [[850, 70], [930, 84], [1010, 66], [1090, 80], [1180, 74]] as const) drawYacht(s, [x, 596], { size, sails: false });
    s.fill('M760 606h520l14 16H750z', s.tint('#eadfca', 0.9));
    s.rect(750, 622, 544, 9, s.tint('#9c8b78', 0.2));
    drawBeach(s, [[1640, 590], [1450, 640], [1260, 720], [1000, 800], [680, 880], [320, 960], [-20, 1010]], 130, '#f1e4c9');
    drawPebbles(s, [500, 1600], 900, 1060, 110);
    drawGrove(s, [[1500, 660], [1570, 690], [1430, 650]], 200, 0.04);
    drawRowboat(s, [420, 760], { size: 190 });
    drawPine(s, [1440, 1090], { height: 780, lean: 60, spread: 620, detail: 2 });
    drawGulls(s, 420, 300);
  }),
  'starigrad-paklenica': drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 610 });
    drawClouds(s, 80, 260, 4);
    drawMassif(s, [[-20, 380], [250, 250], [480, 190], [640, 260], [760, 420], [840, 430], [960, 240], [1160, 150], [1380, 200], [1620, 300]], { distance: 0.5, base: 600 });
    // The gate of the canyon: two buttresses with the gorge in shade between them.
    drawMassif(s, [[300, 560], [440, 360], [560, 290], [660, 310], [720, 420], [752, 600]], { distance: 0.26, base: 606, rough: 0.1 });
    drawMassif(s, [[826, 600], [850, 400], [920, 270], [1060, 230], [1180, 330], [1330, 480], [1480, 560]], { distance: 0.26, base: 606, rough: 0.1 });
    drawWood(s, [[-20, 560], [300, 540], [700, 590], [790, 602], [900, 590], [1300, 548], [1620, 520]], 632, 0.2);
    drawTown(s, [960, 1330], 632, { size: 40, rows: 2, campanile: 0.7, distance: 0.14 });
    drawSea(s, 630);
    drawMirror(s, [0, 1600], 631, 90, s.tint('#6a7f78', 0.2, 0.2));
    s.fill(smooth([[-20, 760], [180, 742], [360, 760], [520, 800], [560, 824], [400, 838], [180, 850], [-20, 860]]) + 'z', s.tint('#d8cba8', 0.8));
    // The ruin of the tower on its point, its crown broken.
    s.clip('M0 0H420V470L392 486L370 462L340 500L300 478L262 520V860H0z', () => drawCampanile(s, [326, 776], { width: 128, height: 330, cap: 'flat' }));
    drawRock(s, [440, 800], 130, 34);
    drawShrub(s, [210, 790], 90);
    drawShrub(s, [400, 786], 60);
    drawRowboat(s, [1000, 800], { size: 220, flip: true });
    drawIsland(s, [1640, 690], 0, 0, 0.2);
    drawAgave(s, [1420, 1060], 210, true);
    drawShrub(s, [1560, 1080], 200);
    drawShrub(s, [1270, 1080], 150);
  }),
  };
export const riviera: Record<string, Drawing> = {
  riviera: drawing('golden', 'right', (s) => {
    drawOpenSea(s, { horizon: 560, sun: [560, 480], sunRadius: 34, islands: [[200, 560, 60], [460, 420, 40], [760, 520, 54]], clouds: 6 });
    drawWall(s, 562, { height: 430, left: 760, right: 1660, crest: [0.02, 0.3, 0.46, 0.7, 0.66, 0.9, 1, 0.94], distance: 0.42, foot: 130 });
    drawTown(s, [1090, 1520], 606, { size: 52, rows: 4, campanile: 0.45, distance: 0.14 });
    drawMirror(s, [900, 1640], 606, 120, s.tint('#6a6458', 0.2, 0.2));
    drawYacht(s, [880, 680], { size: 130 });
    drawFarSail(s, [330, 590], 36);
    drawRock(s, [1380, 900], 560, 120);
    drawPine(s, [1330, 1090], { height: 880, lean: -110, spread: 700, detail: 2 });
    drawPine(s, [1560, 1090], { height: 620, lean: 60, spread: 460, detail: 2 });
    drawAgave(s, [1180, 1050], 170);
    drawShrub(s, [1440, 1080], 200);
    drawGulls(s, 360, 250);
  }),
};
