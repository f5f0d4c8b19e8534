import type { DrawnLogo } from '../../export/draw-logo.ts';

/** A file of a customer's pack; the name is a path of small letters, digits, hyphens and slashes. */
export interface LogoFile {
  name: string;
  bytes: Uint8Array;
}

/** What gives its pictures as areas with colors. */
export type Pictured = Pick<DrawnLogo, 'artwork'>;
