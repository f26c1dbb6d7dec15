import { type Drawing, drawing } from '../drawing.ts';
import { drawYacht } from '../layers/boats.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawBranch } from '../layers/plants.ts';
import { drawQuay, drawShade } from '../layers/shore.ts';
import { fade } from '../paint/colour.ts';
import { triples } from '../paint/shape.ts';

export const pets: readonly Drawing[] = [
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 500,
      sun: [1180, 410],
      islands: triples('420,800,100 1000,500,50'),
      clouds: 5,
    });
    drawQuay(s, 860);
    drawShade(s, [560, 890], 420, 40, 0.3);
    s.group('transform="translate(640 870)"', () => {
      const fur = s.gradient([s.tint('#e3b478', 1), s.tint('#a9713c', 0.4)], true);
      s.fill('M96 0q130 4 150-70q8-24 26-14q22 14-4 60-40 62-172 52z', s.tint('#c08a50', 0.7));
      s.fill('M-110 10Q-130-110-84-190Q-70-260 0-264Q72-260 88-190Q132-100 112 10z', fur);
      s.fill('M-72-250Q-86-330-40-362Q0-382 44-362Q88-330 72-250Q40-214 0-214T-72-250z', fur);
      s.fill('M-66-340q-40 6-46 76q22 22 44-8zM66-340q40 6 46 76q-22 22-44-8z', s.tint('#8f5c30', 0.5));
      s.fill('M-70-226q70 34 142 0v24q-72 32-142 0z', s.tint('#0a5c7a', 0.9));
      s.fill('M-104 12q0-54 50-54t50 54zM10 12q0-54 50-54t50 54z', s.tint('#d9a468', 0.9));
      s.stroke('M0-190Q6-100 0-40', fade(s.tint('#7d4f28', 0.2), 0.4), 6);
    });
    drawYacht(s, [1080, 640], { size: 170 });
    drawBranch(s, [-30, 10], [380, 140], 110);
  }),
];
