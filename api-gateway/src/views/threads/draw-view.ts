import type { ConceptView } from '@fifteen/contracts';
import { drawnLogo, library, type StoredLogo, watermark } from '../../drawing-room/threads/material.ts';
import { toWebp } from '../../drawing-room/threads/to-webp.ts';
import { asDrawn, onPlainGround } from './ground-views.ts';
import { card, shirt, site } from './mock-ups.ts';
import { small } from './small-view.ts';
import { type Subject, subjectOf } from './subject.ts';

export interface ViewTask {
  readonly logo: StoredLogo;
  readonly view: ConceptView;
  readonly width: number;
  /** Where given, the product's name is in the pixels, moved by it. */
  readonly watermark: string | null;
}

const VIEWS: Readonly<Record<ConceptView, (subject: Subject) => string>> = {
  drawing: asDrawn,
  white: (subject) => onPlainGround(subject, '#ffffff'),
  black: (subject) => onPlainGround(subject, '#000000'),
  brand: (subject) => onPlainGround(subject, subject.palette.primary),
  small,
  card,
  site,
  shirt,
};

/** A task of the drawing room: WebP of a logo in one of its views. */
export const drawView = async ({ logo, view, width, watermark: salt }: ViewTask): Promise<Uint8Array> => {
  const subject = subjectOf(await drawnLogo(logo), logo.profile, await library);
  const svg = VIEWS[view](subject);
  const mark = await watermark;
  return toWebp(svg, width, salt === null ? undefined : (pixels, size) => mark(pixels, size, salt));
};
