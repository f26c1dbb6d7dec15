import { createHash } from 'node:crypto';
import {
  absolutePictureBasePlaceholder,
  pictureBasePlaceholder,
  type SiteSettings,
  settingsPlaceholder,
  siteUrlPlaceholder,
} from '../../app/renderer/placeholders.ts';

/** Puts what only the server knows into the bytes of a built file. */
export type FillPlaceholders = (bytes: Buffer) => Buffer;

/** What one server puts into built files. */
export interface Placeholders {
  readonly fill: FillPlaceholders;
  /** Equal for servers that put in the same. */
  readonly digest: string;
}

/**
 * @param siteUrl public origin
 * @param settings what scripts of a page learn
 * @param imageUrl where pictures are, without a closing slash; absent: the site's own origin
 */
export function createPlaceholders(siteUrl: string, settings: SiteSettings, imageUrl?: string): Placeholders {
  const attribute = JSON.stringify(settings)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  const values: Values = [
    [siteUrlPlaceholder, Buffer.from(siteUrl)],
    [pictureBasePlaceholder, Buffer.from(imageUrl ?? '')],
    [absolutePictureBasePlaceholder, Buffer.from(imageUrl ?? siteUrl)],
    [settingsPlaceholder, Buffer.from(attribute)],
  ];
  const digest = createHash('sha256')
    .update(JSON.stringify(values.map(([, value]) => String(value))))
    .digest('hex');
  return { digest, fill: (bytes) => fillGaps(bytes, values) };
}

type Values = readonly (readonly [placeholder: string, value: Buffer])[];

function fillGaps(bytes: Buffer, values: Values): Buffer {
  const gaps = values
    .flatMap(([placeholder, value]) => findGaps(bytes, placeholder, value))
    .sort((one, other) => one.start - other.start);
  if (gaps.length === 0) return bytes;
  const between = gaps.flatMap(({ start, value }, index) => [
    bytes.subarray(gaps[index - 1]?.end ?? 0, start),
    value,
  ]);
  return Buffer.concat([...between, bytes.subarray(gaps.at(-1)?.end)]);
}

/**
 * Whether a server puts anything into a file.
 * @param name path in `dist`, with `/`
 */
export function isFilled(name: string): boolean {
  return name.startsWith('pages/');
}

/** Where a placeholder stands, and what goes there. */
interface Gap {
  readonly start: number;
  readonly end: number;
  readonly value: Buffer;
}

function findGaps(bytes: Buffer, placeholder: string, value: Buffer): Gap[] {
  const gaps: Gap[] = [];
  for (let start = bytes.indexOf(placeholder); start !== -1; ) {
    const end = start + placeholder.length;
    gaps.push({ start, end, value });
    start = bytes.indexOf(placeholder, end);
  }
  return gaps;
}
