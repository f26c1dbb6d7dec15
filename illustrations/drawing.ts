import type { LightSide, Scene } from './paint/scene.ts';
import type { TimeOfDay } from './paint/tone.ts';

/** One picture: its light, and what is painted under it. */
export interface Drawing {
  readonly time: TimeOfDay;
  readonly light: LightSide;
  readonly paint: (scene: Scene) => void;
}

export function drawing(time: TimeOfDay, light: 'left' | 'right', paint: (scene: Scene) => void): Drawing {
  return { time, light: light === 'left' ? -1 : 1, paint };
}
