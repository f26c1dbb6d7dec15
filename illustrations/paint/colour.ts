type Channels = readonly [number, number, number];

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function join(parts: Channels): string {
  return `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour `share` (0 to 1) of the way from `from` to `to`, both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const part = (at: 0 | 1 | 2) => a[at] + (b[at] - a[at]) * share;
  return join([part(0), part(1), part(2)]);
}

/** What a surface of one colour shows under light of another: the product of both. */
export function multiply(surface: string, light: string): string {
  const [a, b] = [channels(surface), channels(light)];
  return join([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255]);
}

/** The colour with an opacity of 0 to 1, as `#rrggbbaa`. */
export function fade(colour: string, opacity: number): string {
  return `${colour.slice(0, 7)}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** The opacity of `#rrggbb` (1) or `#rrggbbaa`, with two decimals. */
export function opacityOf(colour: string): number {
  return colour.length < 9 ? 1 : Math.round(Number.parseInt(colour.slice(7, 9), 16) / 2.55) / 100;
}
