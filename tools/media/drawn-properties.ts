import { isDrawing } from '../../generator/spec/files/read-media.ts';
import { readSpec } from '../../generator/spec/files/read-spec.ts';
import { entryFile } from '../../generator/spec/schema/routes/areas.ts';
import type { Lock } from './lock.ts';

/** The declarations of properties without a photograph, as file:line: all pictures of their page are drawings. */
export async function findDrawnProperties(specFolder: string, lock: Lock): Promise<readonly string[]> {
  const { source, openLocator } = await readSpec(specFolder);
  const hotels = source.hotels?.hotels ?? [];
  const drawn = [...source.routes].flatMap(([area, { kind, entries }]) =>
    [...entries].flatMap(([key, { pictures = [] }]) => {
      const own = hotels.filter(({ page }) => page === key).map(({ name }) => `hotels/${name}`);
      const sources = [...own, ...pictures].flatMap((name) => lock.get(name)?.source ?? []);
      return kind === 'property' && own.length > 0 && sources.every(isDrawing) ? [entryFile(area, key)] : [];
    }),
  );
  const locate = await openLocator();
  return drawn.map((file) => {
    const { file: path, line } = locate({ file, path: ['pictures'], on: 'key' });
    return `${path}:${line}`;
  });
}
