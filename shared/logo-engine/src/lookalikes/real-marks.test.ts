import { readFileSync } from 'node:fs';
import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { describe, expect, jest, test } from '@jest/globals';
import { fingerprintDistance } from '../fingerprint/distance.ts';
import { fingerprintOfForm } from '../fingerprint/fingerprint-of.ts';
import { canvasRaster } from '../node/canvas-raster.ts';
import { markPicture } from '../node/mark-pictures.ts';
import { realMarks } from '../node/read-real-marks.ts';
import { drawSet } from '../pipeline.ts';
import type { PaintedShape, Pixels } from '../score/raster.ts';
import { BRIEFS } from '../testing/briefs.ts';
import { planFor, testOptions } from '../testing/draw-for-test.ts';
import { figureDistance, figureQuery, figuresApart } from './figure-distance.ts';
import { decodedFigure, figureFingerprint } from './figure-fingerprint.ts';
import { TOO_NEAR, openMarks, writeMarks } from './real-marks.ts';

jest.setTimeout(180_000);

const DISC = 'M500 40A460 460 0 1 1 499 40Z';
const SQUARE = 'M40 40H960V960H40Z';
const HOLE = 'M500 140A360 360 0 1 1 499 140Z';
const bolt = (k: number): string => `M${[[540, 120], [260, 560], [470, 560], [420, 880], [740, 420], [530, 420]].map(([x = 0, y = 0]) => `${500 + (x - 500) * k} ${500 + (y - 500) * k}`).join('L')}Z`;
const cross = 'M420 250H580V420H750V580H580V750H420V580H250V420H420Z';

const paint = (...shapes: PaintedShape[]): Pixels => canvasRaster(shapes, '#ffffff', 64);
const black = (d: string): PaintedShape => ({ d, fill: '#000000' });
const figure = (...shapes: PaintedShape[]): string => figureFingerprint(paint(...shapes));

const plain = figure(black(bolt(1.1)));

describe('the figure of a mark', () => {
  test.each([
    ['cut out of a disc', figure(black(DISC + bolt(0.7)))],
    ['cut out of a square', figure(black(SQUARE + bolt(0.7)))],
    ['in a ring', figure(black(DISC + HOLE), black(bolt(0.6)))],
    ['in another color on a disc', figure(black(DISC), { d: bolt(0.7), fill: '#777777' })],
    ['cut out of a disc in a square', figure(black(SQUARE + DISC.replaceAll('460', '400').replaceAll('40', '100') + bolt(0.6)))],
  ])('is the same %s as by itself', (_, held) => {
    expect(figuresApart(held, plain)).toBeLessThan(TOO_NEAR);
  });

  test('is what tells two discs apart', () => {
    const [one, other] = [paint(black(DISC + bolt(0.7))), paint(black(DISC + cross))];
    const whole = fingerprintDistance(fingerprintOfForm(one), fingerprintOfForm(other));
    expect(figuresApart(figureFingerprint(one), figureFingerprint(other))).toBeGreaterThan(1.5 * whole);
  });

  test('stays whole where the container is the figure: a disc, a ring, a disc with a round hole', () => {
    const [disc, ring, target] = [figure(black(DISC)), figure(black(DISC + HOLE)), figure(black(`${DISC}M500 300A200 200 0 1 1 499 300Z`))];
    for (const [one, other] of [[disc, ring], [ring, target], [target, disc]] as const) expect(figuresApart(one, other)).toBeGreaterThan(TOO_NEAR);
  });

  test('is the same mirrored', () => {
    const mirrored = bolt(1.1).replaceAll(/([\d.]+) ([\d.]+)/g, (_, x: string, y: string) => `${1000 - Number(x)} ${y}`);
    expect(figuresApart(figure(black(mirrored)), plain)).toBeLessThan(0.05);
  });
});

describe('real marks', () => {
  const { coffee } = BRIEFS as { coffee: NonNullable<(typeof BRIEFS)[string]> };

  test('every concept with a symbol says its nearest, which can be looked at; none is too near', async () => {
    const { concepts } = await planFor(coffee);
    expect(concepts.filter(({ genome }) => genome.idea).length).toBeGreaterThan(5);
    for (const { genome, nearestMark, fingerprints } of concepts) {
      expect(nearestMark === null).toBe(genome.idea === null);
      expect(fingerprints.figure === null).toBe(genome.idea === null);
      if (!nearestMark) continue;
      expect(nearestMark.distance).toBeGreaterThanOrEqual(TOO_NEAR);
      expect(nearestMark.likeness).not.toBe('alike');
      expect(nearestMark.id).toMatch(/^[\da-z-]+$/);
      expect(markPicture(nearestMark.id)).toMatch(/^<svg [^>]*viewBox="0 0 24 24"><path d="m[^"<]+"\/><\/svg>$/);
    }
  });

  test('what is too near to one is not proposed, and the set is full all the same', async () => {
    const figures = (await planFor(coffee)).concepts.flatMap(({ fingerprints }) => fingerprints.figure ?? []).slice(0, 3);
    const marks = openMarks(writeMarks(figures.map((_, i) => ({ id: `mark-${i}`, name: `Mark ${i}` })), Buffer.concat(figures.map(decodedFigure))));
    expect(marks.nearest(figures[1]!)).toEqual({ id: 'mark-1', name: 'Mark 1', distance: 0, likeness: 'alike' });
    const { concepts } = await drawSet(coffee, { ...(await testOptions()), marks });
    expect(concepts).toHaveLength(CONCEPTS_PER_PROJECT);
    for (const { fingerprints } of concepts) if (fingerprints.figure) expect(marks.isTooNear(fingerprints.figure)).toBe(false);
  });

  test('the nearest is exactly the nearest, however many are passed over', async () => {
    const { entries, figures } = openMarks(readFileSync(new URL('../../data/real-marks.bin', import.meta.url)));
    for (const { fingerprints } of (await planFor(coffee)).concepts) {
      if (!fingerprints.figure) continue;
      const { id, distance } = realMarks.nearest(fingerprints.figure);
      const query = figureQuery(fingerprints.figure);
      const distances = entries.map((_, entry) => figureDistance(query, figures, entry));
      const least = Math.min(...distances);
      expect({ id, distance }).toEqual({ id: entries[distances.indexOf(least)]!.id, distance: Math.round(least * 1000) / 1000 });
    }
  });

  test('there is no picture of what is not in the index', () => {
    expect(markPicture('simple-icons-nobody-ever')).toBeUndefined();
    expect(markPicture('')).toBeUndefined();
  });

  test('an index that is cut short is refused', () => {
    const bytes = writeMarks([{ id: 'a', name: 'A' }], decodedFigure(plain));
    expect(() => openMarks(bytes.subarray(0, -1))).toThrow(RangeError);
  });
});
