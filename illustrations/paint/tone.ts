/** The light of one time of day. Colours are `#rrggbb`; gradients run from top to bottom. */
export interface Tone {
  readonly sky: readonly string[];
  /** The disc of the sun or moon. */
  readonly sun: string;
  readonly glow: string;
  /** What distance turns everything into. */
  readonly haze: string;
  /** Horizon, middle, near. */
  readonly sea: readonly [string, string, string];
  readonly shallow: string;
  /** Light on water. */
  readonly glint: string;
  /** Colour of the direct light and of the shadow, multiplied with a surface's own colour. */
  readonly light: string;
  readonly shadow: string;
  readonly lampsLit: boolean;
}

const day = { lampsLit: false };
const evening = { lampsLit: true };

export const tones = {
  dawn: {
    ...day,
    sky: ['#6f8db3', '#b3bfd0', '#f0d2c3', '#fde4cb'],
    sun: '#fff6e0',
    glow: '#ffe9c4',
    haze: '#dfcfd0',
    sea: ['#efd5c6', '#8db3c0', '#33708c'],
    shallow: '#a8d3d0',
    glint: '#fff0dc',
    light: '#ffe8d6',
    shadow: '#868fb0',
  },
  morning: {
    ...day,
    sky: ['#5aa2c8', '#97cbdf', '#d3ebef', '#f5f0e2'],
    sun: '#fffdf2',
    glow: '#fff3cf',
    haze: '#cbe0e6',
    sea: ['#a6d5dc', '#3d9fb2', '#0a5c7a'],
    shallow: '#8ed8d4',
    glint: '#f4fdfb',
    light: '#fff8ea',
    shadow: '#87a1ba',
  },
  noon: {
    ...day,
    sky: ['#2a83b8', '#66b2d6', '#b4deec', '#e6f4f3'],
    sun: '#ffffff',
    glow: '#fffbe6',
    haze: '#b4d5e2',
    sea: ['#54afc5', '#1585a1', '#06597a'],
    shallow: '#7fd6d0',
    glint: '#f2fffd',
    light: '#fffdf6',
    shadow: '#829ebd',
  },
  golden: {
    ...day,
    sky: ['#6894b4', '#aec4c4', '#f1dcae', '#fccf86'],
    sun: '#fff4d2',
    glow: '#ffd88a',
    haze: '#ecc99c',
    sea: ['#f2d3a0', '#6ca7ab', '#1b5d77'],
    shallow: '#9fd0c2',
    glint: '#ffeec4',
    light: '#ffe4b8',
    shadow: '#8d7890',
  },
  sunset: {
    ...day,
    sky: ['#3f4f7e', '#8d749a', '#e3937b', '#fbc571'],
    sun: '#fff0c0',
    glow: '#ffc56b',
    haze: '#d3937f',
    sea: ['#f5b57c', '#94748c', '#2b3d64'],
    shallow: '#c99a94',
    glint: '#ffdca0',
    light: '#ffc79a',
    shadow: '#62547c',
  },
  dusk: {
    ...evening,
    sky: ['#2b3c6a', '#626c9f', '#b597ae', '#efbfa8'],
    sun: '#fff1e0',
    glow: '#f5cdb6',
    haze: '#9f90b0',
    sea: ['#dcaead', '#6e76a2', '#22345d'],
    shallow: '#8f8fb4',
    glint: '#ffdfc8',
    light: '#dbb9c4',
    shadow: '#525988',
  },
  night: {
    ...evening,
    sky: ['#071429', '#0f2647', '#1e4266', '#3d6781'],
    sun: '#fdf6e0',
    glow: '#bcd3e0',
    haze: '#2d5070',
    sea: ['#386680', '#123654', '#061a33'],
    shallow: '#2a6478',
    glint: '#d8e8ec',
    light: '#7f9cc0',
    shadow: '#243a60',
  },
  winter: {
    ...day,
    sky: ['#6c94b2', '#a3bfd0', '#d3dfe5', '#f3efe9'],
    sun: '#ffffff',
    glow: '#fff6e2',
    haze: '#c3d2db',
    sea: ['#a2c0ca', '#3f7f98', '#0f4864'],
    shallow: '#8fbfc2',
    glint: '#f7fbfb',
    light: '#fbf6ee',
    shadow: '#7f93b0',
  },
} as const satisfies Record<string, Tone>;

export type TimeOfDay = keyof typeof tones;
