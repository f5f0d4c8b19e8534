import type { ComponentProps, JSX } from 'react';
import { PREVIEW_MAX_PX } from '@fifteen/contracts';

/** The gateway keeps each preview in a second, smaller size; the signature of the link holds for both. */
const SMALL_PX = 512;

const sized = (url: string, size: number): string => {
  const [path, query] = url.split('?');
  const search = new URLSearchParams(query);
  search.set('size', String(size));
  return `${path}?${search}`;
};

interface PreviewProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  url: string;
  alt: string;
  /** How wide it stands on screen, as CSS. */
  sizes: string;
}

/** A paid project's picture is the drawing itself, sharp at every size. */
const isDrawing = (url: string): boolean => /\.svg(\?|$)/.test(url);

const sourcesOf = (url: string): Pick<ComponentProps<'img'>, 'src' | 'srcSet'> =>
  isDrawing(url)
    ? { src: url }
    : {
        src: sized(url, SMALL_PX),
        srcSet: [SMALL_PX, PREVIEW_MAX_PX].map((size) => `${sized(url, size)} ${size}w`).join(', '),
      };

/** The picture of a concept, in the size that the screen needs. */
export const Preview = ({ url, alt, ...rest }: PreviewProps): JSX.Element => (
  <img
    {...rest}
    {...sourcesOf(url)}
    alt={alt}
    width={SMALL_PX}
    height={SMALL_PX}
  />
);
