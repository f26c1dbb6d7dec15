import { type Drawing, drawing } from '../drawing.ts';
import { drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawFigure } from '../layers/people.ts';
import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { height, lens, type Point, points, polygon, roughen, triples, width } from '../paint/shape.ts';

/** The walls around the mouth of a sea cave: rings of rock, the inner ones nearer to the light. */
function drawCaveWalls(s: Scene, mouth: readonly Point[], colours: readonly string[], rim: string): void {
  const rings = 4;
  const [cx, cy] = [
    mouth.reduce((sum, [x]) => sum + x, 0) / mouth.length,
    mouth.reduce((sum, [, y]) => sum + y, 0) / mouth.length,
  ];
  for (let ring = 0; ring < rings; ring += 1) {
    const grow = 1 + ring * 0.17;
    const edge = mouth.flatMap(([x, y]): Point[] => [
      [
        cx + (x - cx) * grow * s.random.between(0.97, 1.04),
        cy + (y - cy) * grow * s.random.between(0.95, 1.06),
      ],
    ]);
    const colour = mix(rim, colours[1] ?? rim, ring / (rings - 1));
    s.add(
      `<path d="M0 0H${width}V${height}H0z${polygon(roughen(s.random, [...edge, edge[0] as Point], 0.07, 2))}" fill-rule="evenodd" fill="${s.gradient([colours[0] ?? rim, colour])}"/>`,
    );
  }
}

export const cave: readonly Drawing[] = [
  drawing('noon', 'right', (s) => {
    s.rect(0, 0, width, height, s.gradient(['#0a2c4a', '#1573b8', '#37b4e8', '#0e6fb0', '#052444']));
    s.circle(980, 540, 620, s.radial([fade('#bff2ff', 0.95), fade('#4fc3f2', 0.45), fade('#1b8ed0', 0)]));
    drawCaveWalls(
      s,
      points('90,640 190,480 420,380 640,390 900,300 1160,370 1330,460 1500,640 1400,900 300,900'),
      ['#04101f', '#082038'],
      '#1d5f96',
    );
    s.rect(0, 600, width, 467, s.gradient(['#7fe0ff', '#27a5e4', '#0d6db4', '#063a6b']));
    const waves = Array.from({ length: 60 }, () =>
      lens(
        s.random.between(-60, 1600),
        610 + s.random.between(0, 1) ** 1.4 * 440,
        s.random.between(40, 220),
        s.random.between(1.5, 6),
      ),
    );
    s.fill(waves.join(''), fade('#d4f7ff', 0.38));
    s.fill(
      'M-10 1080V660Q100 640 160 700T300 800 380 1080zM1610 1080V600Q1500 620 1460 720T1340 900 1290 1080z',
      s.gradient(['#0c3355', '#041427']),
    );
    s.group('opacity=".96"', () => drawRowboat(s, [760, 800], { size: 330, hull: '#2b4c66' }));
    drawFigure(s, [730, 770], { size: 130, pose: 'sit', shirt: '#16324c', trousers: '#10243a' });
    drawFigure(s, [820, 770], { size: 126, pose: 'sit', shirt: '#1d3d58', trousers: '#10243a' });
  }),
  drawing('noon', 'left', (s) => {
    drawOpenSea(s, { horizon: 520, islands: triples('820,500,50'), clouds: 3 });
    drawYacht(s, [900, 600], { size: 120 });
    drawCaveWalls(
      s,
      points('400,720 430,520 520,400 600,270 760,210 900,250 1010,330 1130,420 1190,560 1220,720 800,760'),
      ['#16211f', '#24332f'],
      '#6f7f68',
    );
    s.rect(0, 690, width, 377, s.gradient(['#8fe8d4', '#2fae9f', '#0f6f6c', '#06383c']));
    s.fill(
      polygon(points('560,300 700,240 1010,1067 600,1067')),
      s.gradient([fade('#f2fff4', 0.5), fade('#bff5df', 0.06)]),
    );
    const waves = Array.from({ length: 44 }, () =>
      lens(
        s.random.between(-60, 1600),
        700 + s.random.between(0, 1) ** 1.4 * 350,
        s.random.between(40, 200),
        s.random.between(1.5, 6),
      ),
    );
    s.fill(waves.join(''), fade('#e4fff2', 0.4));
    s.fill(
      'M-10 1080V560Q160 600 240 720T430 880 480 1080zM1610 1080V520Q1440 560 1380 700T1210 860 1160 1080z',
      s.gradient(['#33463f', '#0c2426']),
    );
    drawRowboat(s, [820, 860], { size: 300 });
  }),
];
