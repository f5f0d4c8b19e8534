import type { ThingId } from '@fifteen/meaning';
import type { MeaningReader } from '../brief/brief.ts';

/** How sure a reading must be: a wish has one word for a thing, and nothing around it that would tell. */
const SURE = 0.6;

/** Reads single words as the things that they name, in any language; undefined where the word names none. */
export const thingNamed =
  (read: MeaningReader) =>
  (word: string): ThingId | undefined =>
    read({ name: word, industry: '' }).things.find(({ weight }) => weight >= SURE)?.thing;
