import {
  absolutePictureBasePlaceholder,
  pictureBasePlaceholder,
  type SiteSettings,
  settingsPlaceholder,
  siteUrlPlaceholder,
} from '../../app/renderer/placeholders.ts';

/** Puts what only the server knows into the bytes of a built file. */
export type FillPlaceholders = (bytes: Buffer) => Buffer;

/**
 * @param siteUrl public origin
 * @param settings what scripts of a page learn
 * @param imageUrl where pictures are, without a closing slash; absent: the site's own origin
 */
export function createPlaceholderFiller(
  siteUrl: string,
  settings: SiteSettings,
  imageUrl?: string,
): FillPlaceholders {
  const attribute = JSON.stringify(settings)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  const values: readonly (readonly [placeholder: string, value: Buffer])[] = [
    [siteUrlPlaceholder, Buffer.from(siteUrl)],
    [pictureBasePlaceholder, Buffer.from(imageUrl ?? '')],
    [absolutePictureBasePlaceholder, Buffer.from(imageUrl ?? siteUrl)],
    [settingsPlaceholder, Buffer.from(attribute)],
  ];
  return (bytes) =>
    values.reduce((filled, [placeholder, value]) => replace(filled, placeholder, value), bytes);
}

function replace(bytes: Buffer, placeholder: string, value: Buffer): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = bytes.indexOf(placeholder); at !== -1; at = bytes.indexOf(placeholder, start)) {
    parts.push(bytes.subarray(start, at), value);
    start = at + placeholder.length;
  }
  return start === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(start)]);
}
