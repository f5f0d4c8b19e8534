import type { JSX } from 'react';
import styles from './selected-logo.module.css';

interface SelectedLogoProps {
  url: string;
  alt: string;
  background?: string | null;
}

/** The logo that a page is about. */
export const SelectedLogo = ({ url, alt, background }: SelectedLogoProps): JSX.Element => (
  <img src={url} alt={alt} width={512} height={512} className={styles.logo} style={{ backgroundColor: background ?? undefined }} />
);
