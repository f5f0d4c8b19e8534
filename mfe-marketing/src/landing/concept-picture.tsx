import type { JSX } from 'react';
import { LANDING_PICTURES_PATH } from '@fifteen/contracts';

export interface ConceptPictureProps {
  /** Name below the folder of the landing page's pictures. */
  name: string;
  /** Empty where the words beside the picture say enough. */
  alt: string;
  lazy?: boolean | undefined;
  className?: string | undefined;
}

/** A concept drawn by the engine when the site was built. It keeps its drawing in the middle square. */
export const ConceptPicture = ({ name, alt, lazy = true, className }: ConceptPictureProps): JSX.Element => (
  <img
    src={`${LANDING_PICTURES_PATH}/${name}`}
    alt={alt}
    width={400}
    height={300}
    loading={lazy ? 'lazy' : 'eager'}
    decoding="async"
    className={className}
  />
);
