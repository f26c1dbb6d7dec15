import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { HotelModel } from '../model.ts';

/** Reports names that no property has. */
export function checkProperties(
  listed: readonly string[],
  hotels: readonly Pick<HotelModel, 'name'>[],
  { file, path }: { readonly file: string; readonly path: YamlPath },
  report: Report,
): void {
  const names = hotels.map((hotel) => hotel.name);
  for (const [index, name] of listed.entries()) {
    if (names.includes(name)) continue;
    report({
      code: 'RECORD_UNKNOWN',
      message: `There is no property “${name}”.`,
      help: `${didYouMean(name, names)}Properties are in data/hotels.yaml.`,
      at: [{ file, path: [...path, index] }],
    });
  }
}
