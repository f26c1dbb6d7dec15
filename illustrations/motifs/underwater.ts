import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail } from '../layers/boats.ts';
import { drawFarIslands } from '../layers/coast.ts';
import { drawSea } from '../layers/sea.ts';
import { drawSky } from '../layers/sky.ts';
import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { height, limb, nums, type Point, polygon, triples, width } from '../paint/shape.ts';

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
    s.fill(
      polygon([
        [x, 0],
        [x + w, 0],
        [x + w * 2.4 + lean, long],
        [x + lean - w, long],
      ]),
      s.gradient([fade('#f2fffb', 0.3), fade('#bdf3ec', 0)]),
    );
  }
}

/** A shoal swimming one way. */
function drawShoal(
  s: Scene,
  [x, y]: Point,
  [w, h]: Point,
  count: number,
  size: number,
  colour: string,
): void {
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
    for (const [x, y, k, c] of [
      [1130, 700, 90, '#d9694a'],
      [1250, 640, 120, '#e08a5a'],
      [1420, 600, 100, '#b8527a'],
      [1040, 860, 80, '#e0b45a'],
    ] as const) {
      for (let at = 0; at < 7; at += 1)
        s.stroke(
          `M${x} ${y}q${nums((at - 3) * k * 0.16, -k * 0.5, (at - 3) * k * 0.3, -k * s.random.between(0.8, 1.1))}`,
          mix(c, '#0a4a63', 0.2 + 0.06 * at),
          9,
        );
    }
    drawMeadow(s, 1050, 190, ['#0d5a64', '#1d7d70', '#3f9a78']);
    drawShoal(s, [1160, 330], [150, 60], 14, 60, '#f2c96a');
  }),
  drawing('noon', 'right', (s) => {
    drawDeep(s, ['#7fd3de', '#2796b3', '#0b6488', '#04304c']);
    s.group('transform="translate(720 470) rotate(-12)"', () => {
      const suit = '#0c2f42';
      s.fill(
        `${limb([-40, 10], [70, 0], [150, -6], 70, 60)}M-60-34Q60-52 150-30Q170 0 140 26Q40 44-60 30z`,
        suit,
      );
      s.fill(
        'M-50-26Q-180-20-250 14L-380 40-390 64-240 40Q-140 20-50 20zM-50 0Q-170 30-230 66L-350 120-350 144-214 92Q-120 44-46 26z',
        suit,
      );
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
    for (const [x, y, k, turn] of [
      [560, 900, 1, 72],
      [860, 930, 1.15, -64],
      [1120, 890, 0.9, 100],
    ] as const) {
      s.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`, () => {
        s.fill(
          'M-40-120h80v24q-22 10-22 34 70 40 62 120-8 70-66 130h-28Q-72 128-80 58-88-22-18-62q0-24-22-34z',
          s.gradient(['#d99a6a', '#8f5a3e'], true),
        );
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
    drawFarIslands(s, 300, triples('400,700,80 1150,800,110'));
    drawSea(s, 299);
    drawFarSail(s, [600, 340], 60);
    s.fill(
      `M-10 ${y}Q200 ${y - 50} 420 ${y}T860 ${y}T1300 ${y}T1640 ${y}V1080H-10z`,
      s.gradient(['#7fd8d8', '#2fa3b3', '#0d6c8a', '#063f5c']),
    );
    s.stroke(`M-10 ${y}Q200 ${y - 50} 420 ${y}T860 ${y}T1300 ${y}T1640 ${y}`, fade('#ffffff', 0.9), 8);
    for (const x of [300, 620, 1000, 1300])
      s.fill(
        polygon([
          [x, y + 8],
          [x + 80, y + 8],
          [x - 60, 980],
          [x - 260, 980],
        ]),
        s.gradient([fade('#ffffff', 0.24), fade('#ffffff', 0)]),
      );
    drawShoal(s, [1020, 660], [230, 90], 26, 50, '#eef6ee');
    drawShoal(s, [420, 760], [120, 46], 9, 60, '#f2c96a');
    s.fill(
      'M-20 1080V960Q200 900 420 980T760 1080zM1640 1080V880Q1460 880 1360 970T1160 1080z',
      s.gradient(['#176f86', '#08405a']),
    );
    drawMeadow(s, 1070, 110, ['#0f5a66', '#1f8078']);
  }),
];
