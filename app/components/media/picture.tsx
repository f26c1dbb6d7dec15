import { preload } from 'react-dom';
import { type PictureName, pictures } from '../../../generated/media/pictures.ts';
import { useRenderContext } from '../../document/use-render-context.ts';

export interface PictureProps {
  readonly name: PictureName;
  /** The width of the largest version to offer, in pixels; default: the picture's own. */
  readonly largest?: number;
  /** The displayed width, in the syntax of the attribute `sizes`. */
  readonly sizes: string;
  /** Whether it is in the first view, so that it is loaded first. */
  readonly priority?: boolean;
  /** The alternative text; default: empty, for a picture that the text describes. */
  readonly alt?: string;
  readonly className?: string;
}

/** A responsive picture as AVIF or WebP, with a gradient until it has loaded. */
export function Picture({
  name,
  largest = Infinity,
  sizes,
  priority = false,
  alt = '',
  className,
}: PictureProps) {
  const { settings } = useRenderContext();
  const { address, width, height, widths, fallbackWidth, placeholder } = pictures[name];
  const folder = settings.pictureBase + address;
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
