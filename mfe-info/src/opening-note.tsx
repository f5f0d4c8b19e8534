import type { JSX } from 'react';
import { Alert } from '@fifteen/web/ui';
import { notOpenYet, type Opening } from './openings.ts';

/** Says what a page speaks about that is not open yet; nothing where all of it is. */
export const OpeningNote = ({ needs }: { needs?: readonly Opening[] | undefined }): JSX.Element | null => {
  const note = notOpenYet(needs ?? []);
  return note === null ? null : <Alert tone="info">{note}</Alert>;
};
