import type { JSX } from 'react';
import { Preview } from './preview.tsx';
import styles from './selected-logo.module.css';

interface SelectedLogoProps {
  url: string;
  alt: string;
  background?: string | null;
}

/** The logo that a page is about. */
export const SelectedLogo = ({ url, alt, background }: SelectedLogoProps): JSX.Element => (
  <Preview
    url={url}
    alt={alt}
    sizes="(max-width: 720px) 90vw, 520px"
    className={styles.logo}
    style={{ backgroundColor: background ?? undefined }}
  />
);
