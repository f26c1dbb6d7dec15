import { type PictureName, pictures } from '../../../generated/media/pictures.ts';
import { pictureBasePlaceholder } from '../../renderer/placeholders.ts';

export interface PictureProps {
  readonly name: PictureName;
  /** How wide it is shown, as the attribute `sizes` says it. */
  readonly sizes: string;
  /** Whether it is seen first: loaded at once, before others. */
  readonly priority?: boolean;
  /** What it shows, where the page does not say so beside it. */
  readonly alt?: string;
  readonly className?: string;
}

/** A picture in the version that fits the screen; until it has come, a gradient of its colours. */
export function Picture({ name, sizes, priority = false, alt = '', className }: PictureProps) {
  const { address, width, height, widths, fallbackWidths, placeholder } = pictures[name];
  const addressOf = (version: number, format: string) =>
    `${pictureBasePlaceholder}${address}/${version}.${format}`;
  const versions = (available: readonly number[], format: string) =>
    available.map((version) => `${addressOf(version, format)} ${version}w`).join(', ');
  const [fallback = width] = fallbackWidths;
  return (
    <picture className={['picture', placeholder, className].filter(Boolean).join(' ')}>
      <source type="image/avif" srcSet={versions(widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={versions(fallbackWidths, 'webp')} sizes={sizes} />
      <img
        src={addressOf(fallback, 'webp')}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
