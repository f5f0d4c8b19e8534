import type { JSX } from 'react';
import { LANDING_PICTURES_PATH } from '@fifteen/contracts';

export interface ConceptPictureProps {
  /** Name below the folder of the landing page's pictures. */
  name: string;
  /** Empty where the words beside the picture say enough. */
  alt: string;
  /** 300 for the wide ones of the hero (default), 400 for the squares of the studios; the width is 400. */
  height?: 300 | 400 | undefined;
  lazy?: boolean | undefined;
  className?: string | undefined;
}

/** A concept drawn by the engine when the site was built. The wide ones keep their drawing in the middle square. */
export const ConceptPicture = ({ name, alt, height = 300, lazy = true, className }: ConceptPictureProps): JSX.Element => (
  <img
    src={`${LANDING_PICTURES_PATH}/${name}`}
    alt={alt}
    width={400}
    height={height}
    loading={lazy ? 'lazy' : 'eager'}
    decoding="async"
    className={className}
  />
);
