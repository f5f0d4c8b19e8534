import type { Brand } from '../../../brand.ts';
import type { Ground, Grounds } from '../../../grounds.ts';
import type { KitOrder } from '../../../kit-part.ts';
import type { Picture } from '../../../picture/picture.ts';
import type { GuideCopy } from '../copy/guide-copy.ts';
import type { GuideColor } from '../measures/guide-colors.ts';
import type { LeastSizes } from '../measures/least-size.ts';
import type { Word } from './pen.ts';

/** What all pages are composed of. */
export interface Guide {
  readonly brand: Brand;
  readonly order: KitOrder;
  /** Every word, in the customer's language. */
  readonly copy: GuideCopy;
  readonly grounds: Grounds;
  /** The ground that the logo was designed on. */
  readonly own: Ground;
  readonly colors: readonly GuideColor[];
  readonly leastSizes: LeastSizes;
}

/** A finished page. */
export interface Sheet {
  readonly title: string;
  readonly picture: Picture;
  readonly words: readonly Word[];
}

/** A page of the guidelines; `number` is printed on it. */
export type PageOf = (guide: Guide, number: number) => Sheet;
