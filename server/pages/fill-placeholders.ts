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

/** Puts what only the server knows into the text of a built file. */
export type FillPlaceholders = (text: string) => string;

/** The values that one server substitutes in built files. */
export interface Placeholders {
  readonly fill: FillPlaceholders;
  /** By placeholder. */
  readonly values: Readonly<Record<string, string>>;
  /** Equal for servers that put in the same. */
  readonly digest: string;
}

/**
 * @param siteUrl public origin
 * @param settings what scripts of a page learn
 * @param imageUrl where pictures are, without a closing slash; absent: the site's own origin
 */
export function createPlaceholders(siteUrl: string, settings: SiteSettings, imageUrl?: string): Placeholders {
  return placeholdersFrom({
    [siteUrlPlaceholder]: siteUrl,
    [pictureBasePlaceholder]: imageUrl ?? '',
    [absolutePictureBasePlaceholder]: imageUrl ?? siteUrl,
    [settingsPlaceholder]: escapeMarkup(JSON.stringify(settings)),
    [typedMark]: '',
  });
}

/** @param values by placeholder */
export function placeholdersFrom(values: Readonly<Record<string, string>>): Placeholders {
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
  const placeholder = new RegExp(Object.keys(values).join('|').replaceAll('.', '\\.'), 'g');
  return { values, digest, fill: (text) => text.replace(placeholder, (name) => values[name] ?? name) };
}
