import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../app/document/escape-markup.ts';
import {
  absolutePictureBasePlaceholder,
  pictureBasePlaceholder,
  type SiteSettings,
  settingsPlaceholder,
  siteUrlPlaceholder,
  typedMark,
} from '../../app/document/placeholders.ts';

/** Puts what only the server knows into the bytes of a built file. */
export type FillPlaceholders = (bytes: Buffer) => Buffer;

/** The values that one server substitutes in built files. */
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
  const values: Readonly<Record<string, string>> = {
    [siteUrlPlaceholder]: siteUrl,
    [pictureBasePlaceholder]: imageUrl ?? '',
    [absolutePictureBasePlaceholder]: imageUrl ?? siteUrl,
    [settingsPlaceholder]: escapeMarkup(JSON.stringify(settings)),
  };
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.values(values)))
    .digest('hex');
  return { digest, fill: createFill({ ...values, [typedMark]: '' }) };
}

/** Works on bytes as on Latin-1, in which each is a character, so that nothing has to be decoded. */
function createFill(values: Readonly<Record<string, string>>): FillPlaceholders {
  const inBytes = (text: string) => Buffer.from(text).toString('latin1');
  const bytesOf = new Map(Object.entries(values).map(([name, value]) => [inBytes(name), inBytes(value)]));
  const placeholder = new RegExp([...bytesOf.keys()].join('|').replaceAll('.', '\\.'), 'g');
  return (bytes) =>
    Buffer.from(
      bytes.toString('latin1').replace(placeholder, (name) => bytesOf.get(name) ?? name),
      'latin1',
    );
}

/**
 * Whether a server puts anything into a file.
 * @param name path in `dist`, with `/`
 */
export function isFilled(name: string): boolean {
  return name.startsWith('pages/');
}
