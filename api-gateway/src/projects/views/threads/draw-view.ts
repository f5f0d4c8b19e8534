import type { ConceptView } from '@fifteen/contracts';
import { briefOf, drawnLogo, watermark, ON_ICONS, paintPicture, shapeOf } from '../../../rendering/index.threads.ts';
import type { StoredLogo } from '../../../rendering/index.ts';
import { asDrawn, onPlainGround, onTwoGrounds } from './ground-views.ts';
import { card, shirt, site } from './mock-ups.ts';
import { small } from './small-view.ts';
import { type Subject, subjectOf } from './subject.ts';

export interface ViewTask {
  readonly logo: StoredLogo;
  readonly view: ConceptView;
  readonly width: number;
  /** The secret of watermarks, where the product's name is to be in the pixels. */
  readonly markKey: string | null;
}

const VIEWS: Readonly<Record<ConceptView, (subject: Subject) => string>> = {
  drawing: asDrawn,
  white: (subject) => onPlainGround(subject, '#ffffff'),
  black: (subject) => onPlainGround(subject, '#000000'),
  brand: (subject) => onPlainGround(subject, subject.palette.main),
  grounds: onTwoGrounds,
  small,
  card,
  site,
  shirt,
};

/** A task of the drawing pool: WebP of a logo in one of its views. */
export const drawView = async ({ logo, view, width, markKey }: ViewTask): Promise<Uint8Array> => {
  const drawn = await drawnLogo(logo);
  const svg = VIEWS[view](subjectOf(drawn, await briefOf(logo.profile)));
  if (markKey === null) return paintPicture(svg, width);
  const mark = await watermark;
  // By the outlines of the drawing itself, as its preview is: the view of it shows the same mark.
  const marked = { key: markKey, shape: shapeOf(drawn.variant({ arrangement: 'primary', coloring: 'color' })), view, ...(view === 'small' && { style: ON_ICONS }) };
  return paintPicture(svg, width, (pixels) => mark(pixels, width, marked));
};
