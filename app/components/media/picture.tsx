import { preload } from 'react-dom';
import { type PictureName, pictures } from '../../../generated/media/pictures.ts';
import { pictureBasePlaceholder } from '../../document/placeholders.ts';

export interface PictureProps {
  readonly name: PictureName;
  /** The width of the largest version that is worth loading, in pixels; the picture's own where it is left out. */
  readonly largest?: number;
  /** How wide it is shown, as the attribute `sizes` says it. */
  readonly sizes: string;
  /** Whether it is seen first: loaded at once, before others. */
  readonly priority?: boolean;
  /** What it shows, where the page does not say so beside it. */
  readonly alt?: string;
  readonly className?: string;
}

/** A picture in the version that fits the screen, as WebP where a browser knows no AVIF; until it has come, a gradient of its colours. */
export function Picture({
  name,
  largest = Infinity,
  sizes,
  priority = false,
  alt = '',
  className,
}: PictureProps) {
  const { address, width, height, widths, fallbackWidth, placeholder } = pictures[name];
  const folder = pictureBasePlaceholder + address;
  const versions = widths
    .filter((version) => version <= largest)
    .map((version) => `${folder}/${version}.avif ${version}w`)
    .join(', ');
  if (priority) {
    const as = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
    preload(`${folder}/${fallbackWidth}.webp`, { ...as, imageSrcSet: versions, imageSizes: sizes });
  }
  return (
    <picture className={['picture', placeholder, className].filter(Boolean).join(' ')}>
      <source type="image/avif" srcSet={versions} sizes={sizes} />
      <img
        src={`${folder}/${fallbackWidth}.webp`}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
