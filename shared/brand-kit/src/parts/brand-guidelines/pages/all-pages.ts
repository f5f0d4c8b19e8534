import type { PageOf } from '../sheet/guide.ts';
import { applications } from './applications.ts';
import { clearSpace } from './clear-space.ts';
import { closing } from './closing.ts';
import { colors } from './colors.ts';
import { contrast } from './contrast.ts';
import { cover } from './cover.ts';
import { files } from './files.ts';
import { idea } from './idea.ts';
import { leastSize } from './least-size.ts';
import { onGrounds } from './on-grounds.ts';
import { headlineType, textType } from './type.ts';
import { use } from './use.ts';
import { versions } from './versions.ts';

/** The guidelines, page by page. */
export const PAGES: readonly PageOf[] = [
  cover,
  idea,
  versions,
  clearSpace,
  leastSize,
  onGrounds,
  colors,
  contrast,
  headlineType,
  textType,
  use,
  applications,
  files,
  closing,
];
