import { mix, multiply, opacityOf } from './colour.ts';
import { createRandom, type Random } from './random.ts';
import { height, num, width } from './shape.ts';
import { type TimeOfDay, type Tone, tones } from './tone.ts';

/** Where the light comes from: -1 from the left, 1 from the right. */
export type LightSide = -1 | 1;

/** One picture in the making: layers are added from the back to the front. */
export class Scene {
  readonly random: Random;
  readonly tone: Tone;
  readonly light: LightSide;
  readonly #definitions = new Map<string, string>();
  readonly #body: string[] = [];

  constructor(seed: string, time: TimeOfDay, light: LightSide) {
    this.random = createRandom(seed);
    this.tone = tones[time];
    this.light = light;
  }

  /**
   * The colour that a surface shows: `lit` from 0 (in shadow) to 1 (in the sun), `distance` from 0 (at hand)
   * to 1 (lost in the haze).
   */
  tint(surface: string, lit: number, distance = 0): string {
    const { light, shadow, haze } = this.tone;
    return mix(mix(multiply(surface, shadow), multiply(surface, light), lit), haze, distance);
  }

  add(...markup: readonly string[]): void {
    // Motifs may compute within their path data; a tenth is as fine as the picture is drawn.
    this.#body.push(...markup.map((text) => text.replace(/-?\d*\.\d{3,}/g, (long) => num(Number(long)))));
  }

  /** A filled path; `fill` is `#rrggbb`, `#rrggbbaa` or what `gradient` or `radial` gave. */
  fill(path: string, fill: string, attributes = ''): void {
    this.add(`<path d="${path}" ${colourAttributes('fill', fill)}${attributes && ` ${attributes}`}/>`);
  }

  /** A line with round ends. */
  stroke(path: string, colour: string, thickness: number, attributes = ''): void {
    this.add(
      `<path d="${path}" fill="none" ${colourAttributes('stroke', colour)} stroke-width="${num(thickness)}" stroke-linecap="round"${attributes && ` ${attributes}`}/>`,
    );
  }

  /** A dashed line with blunt ends: broad and finely dashed it hatches needles, tiles or planks. */
  hatch(path: string, colour: string, thickness: number, dash: string): void {
    this.add(
      `<path d="${path}" fill="none" ${colourAttributes('stroke', colour)} stroke-width="${num(thickness)}" stroke-dasharray="${dash}"/>`,
    );
  }

  circle(x: number, y: number, radius: number, fill: string): void {
    this.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${colourAttributes('fill', fill)}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string): void {
    this.add(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" ${colourAttributes('fill', fill)}/>`,
    );
  }

  rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): void {
    const round = radius > 0 ? ` rx="${num(radius)}"` : '';
    this.add(
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${round} ${colourAttributes('fill', fill)}/>`,
    );
  }

  /** Stops spread evenly over the painted shape, from its top to its bottom, or from left to right. */
  gradient(colours: readonly string[], across = false): string {
    const end = across ? '' : ' x2="0" y2="1"';
    return this.#define(
      'linearGradient',
      `${end}>${stops(colours.map((colour, at) => [at / (colours.length - 1), colour]))}`,
    );
  }

  /** Stops from the middle of the painted shape to its rim. */
  radial(colours: readonly string[]): string {
    return this.#define(
      'radialGradient',
      `>${stops(colours.map((colour, at) => [at / (colours.length - 1), colour]))}`,
    );
  }

  /** What `draw` adds is clipped to the path. */
  clip(path: string, draw: () => void): void {
    const id = this.#define('clipPath', `><path d="${path}"/>`).slice(5, -1);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  group(attributes: string, draw: () => void): void {
    this.add(`<g ${attributes}>`);
    draw();
    this.add('</g>');
  }

  /** Draws once for use at many places; gives the markup of one use, drawn around the origin. */
  stamp(draw: () => void): (x: number, y: number, scale?: number, flip?: boolean) => void {
    const from = this.#body.length;
    draw();
    const markup = this.#body.splice(from).join('');
    const id = this.#define('g', `>${markup}`).slice(5, -1);
    return (x, y, scale = 1, flip = false) => {
      const size = Math.round(scale * 100) / 100;
      const scaled = flip ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`;
      this.add(`<use href="#${id}" transform="translate(${num(x)} ${num(y)})${scaled}"/>`);
    };
  }

  toSvg(): string {
    const definitions = [...this.#definitions].map(([content, id]) => {
      const [, element, rest] = /^(\w+)(.*)$/s.exec(content) ?? [];
      return `<${element} id="${id}"${rest}</${element}>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${this.#body.join('')}</svg>\n`;
  }

  #define(element: string, content: string): string {
    const key = `${element}${content}`;
    const id = this.#definitions.get(key) ?? `d${this.#definitions.size.toString(36)}`;
    this.#definitions.set(key, id);
    return `url(#${id})`;
  }
}

function colourAttributes(name: 'fill' | 'stroke', colour: string): string {
  if (colour.startsWith('url')) return `${name}="${colour}"`;
  const opacity = opacityOf(colour);
  return `${name}="${colour.slice(0, 7)}"${opacity < 1 ? ` ${name}-opacity="${num2(opacity)}"` : ''}`;
}

function stops(list: readonly (readonly [offset: number, colour: string])[]): string {
  return list
    .map(([offset, colour]) => {
      const opacity = opacityOf(colour);
      return `<stop offset="${num2(offset)}" stop-color="${colour.slice(0, 7)}"${opacity < 1 ? ` stop-opacity="${num2(opacity)}"` : ''}/>`;
    })
    .join('');
}

function num2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}
