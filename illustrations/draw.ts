import { catalogue } from './catalogue.ts';
import { Scene } from './paint/scene.ts';

/** The SVG text of one picture; it depends on nothing but the name. */
export function draw(name: string): string {
  const drawing = catalogue.get(name);
  if (drawing === undefined) throw new RangeError(`no drawing is called ${name}`);
  const scene = new Scene(name, drawing.time, drawing.light);
  drawing.paint(scene);
  return scene.toSvg();
}
