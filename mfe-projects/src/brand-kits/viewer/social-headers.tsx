import type { JSX } from 'react';
import type { KitFile } from '@fifteen/contracts';
import { PictureRows } from './picture-rows.tsx';
import type { ShownPart } from './shown-part.ts';

const isProfile = ({ name }: KitFile): boolean => name.includes('/avatar-');

/** The headers, each in its proportion, then the profile pictures that go with them. */
export const SocialHeaders = ({ files, about }: ShownPart): JSX.Element => (
  <>
    <PictureRows files={files.filter((file) => !isProfile(file))} about={about} />
    <PictureRows files={files.filter(isProfile)} about={about} round />
  </>
);
