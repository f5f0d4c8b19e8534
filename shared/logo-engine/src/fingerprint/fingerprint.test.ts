import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../chance/chance.ts';
import { rotate } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';
import { canvasRaster } from '../node/canvas-raster.ts';
import { partedForOneColour } from '../render/one-colour.ts';
import { FIGURES, figure, placed } from '../testing/figures.ts';
import { decoded, encoded } from './codec.ts';
import { NEAR_DUPLICATE, UNRELATED, fingerprintDistance } from './distance.ts';
import { FEATURE_COUNT, mirrored } from './features.ts';
import { fingerprintIndex } from './fingerprint-index.ts';
import { fingerprintOf } from './fingerprint-of.ts';

const printOf = (layers: readonly Layer[]): string => fingerprintOf(layers, canvasRaster);

const figures = FIGURES.flatMap((spec) => {
  const layers = figure(spec);
  return layers ? [{ spec, layers, fingerprint: printOf(layers) }] : [];
});

/** What makes the same mark again, in other words. */
const COPIES: Readonly<Record<string, (of: (typeof figures)[number]) => Layer[]>> = {
  'small and in a corner': ({ layers }) => placed(layers, 0.3, 20, 650),
  'in its second colour': ({ layers }) => layers.map(({ path }) => ({ role: 'b', path })),
  'in one colour': ({ layers }) => partedForOneColour(layers).map(({ path }) => ({ role: 'a', path })),
  mirrored: ({ layers }) => placed(layers, 1, 1000, 0, -1),
  'a tenth heavier': ({ spec }) => figure(spec, 77) ?? [],
};

const randomPrint = (name: string): string => {
  const chance = chanceFrom(name);
  return encoded(Uint8Array.from({ length: FEATURE_COUNT }, () => chance.int(0, 15)));
};

describe('a fingerprint', () => {
  test('is 64 characters of plain text, the same again', () => {
    for (const { layers, fingerprint } of figures) {
      expect(fingerprint).toMatch(/^[\w+/]{64}$/);
      expect(printOf(layers)).toBe(fingerprint);
    }
  });

  test('is read back level by level, and nothing else is read', () => {
    const fingerprint = randomPrint('codec');
    expect(encoded(decoded(fingerprint))).toBe(fingerprint);
    for (const wrong of ['', fingerprint.slice(1), `${fingerprint.slice(1)}é`, `${fingerprint.slice(1)}-`]) expect(() => decoded(wrong)).toThrow(RangeError);
  });

  test('mirrored twice it is itself', () => {
    const features = decoded(randomPrint('mirror'));
    expect(mirrored(mirrored(features))).toEqual(features);
    expect(mirrored(features)).not.toEqual(features);
  });

  test.each(Object.entries(COPIES))('of a mark %s is near the mark itself', (_, copy) => {
    const distances = figures.map((of) => fingerprintDistance(of.fingerprint, printOf(copy(of)))).sort((one, other) => one - other);
    expect(distances[Math.floor(distances.length * 0.5)]).toBeLessThan(0.06);
    expect(distances.filter((distance) => distance > UNRELATED).length).toBeLessThanOrEqual(1);
  });

  test('of a mark that is turned is another, unless the mark looks the same turned', () => {
    const turned = figures.map(({ layers, fingerprint }) => fingerprintDistance(fingerprint, printOf(layers.map(({ role, path }) => ({ role, path: rotate(path, 90, 500, 500) })))));
    expect(turned.filter((distance) => distance > UNRELATED).length).toBeGreaterThan(figures.length / 2);
  });

  test('tells copies from different marks: area under the ROC curve above .999, less than 2 in 1,000 different marks called duplicates', () => {
    const same = figures.flatMap((of) => Object.values(COPIES).map((copy) => fingerprintDistance(of.fingerprint, printOf(copy(of)))));
    const different = figures.flatMap((one, i) => figures.slice(i + 1).map((other) => fingerprintDistance(one.fingerprint, other.fingerprint)));
    const wins = different.reduce((sum, far) => sum + same.filter((near) => near < far).length, 0);
    expect(wins / (same.length * different.length)).toBeGreaterThan(0.999);
    expect(different.filter((distance) => distance < NEAR_DUPLICATE).length / different.length).toBeLessThan(0.002);
    expect(same.filter((distance) => distance < NEAR_DUPLICATE).length / same.length).toBeGreaterThan(0.95);
  });
});

describe('the index', () => {
  const entries = Array.from({ length: 3000 }, (_, i) => ({ id: `logo ${i}`, fingerprint: randomPrint(`entry ${i}`) }));

  test('finds exactly what a comparison with every entry finds, nearest first', () => {
    const index = fingerprintIndex([...entries, ...figures.map(({ spec, fingerprint }) => ({ id: spec.generator, fingerprint }))]);
    for (const { fingerprint } of figures.slice(0, 8)) {
      const all = figures.map((other) => fingerprintDistance(fingerprint, other.fingerprint)).sort((one, other) => one - other);
      expect(index.nearest(fingerprint, 5).map(({ distance }) => distance)).toEqual(all.slice(0, 5));
    }
    for (const { id, fingerprint } of entries.slice(0, 5)) expect(index.nearest(fingerprint, 1)).toEqual([{ id, distance: 0 }]);
  });

  test('finds the same figure of another customer, drawn heavier and in one colour', () => {
    const index = fingerprintIndex(figures.map(({ spec, fingerprint }) => ({ id: spec.generator, fingerprint })));
    for (const generator of ['petals', 'pinwheel', 'mosaic']) {
      const spec = FIGURES.find((one) => one.generator === generator)!;
      const theirs = printOf(partedForOneColour(figure(spec, 82) ?? []));
      const [nearest] = index.nearest(theirs, 1);
      expect(nearest?.id).toBe(generator);
      expect(nearest?.distance).toBeLessThan(NEAR_DUPLICATE);
    }
  });

  test('gives no more than there are, and nothing from nothing', () => {
    expect(fingerprintIndex(entries.slice(0, 2)).nearest(entries[5]!.fingerprint, 9)).toHaveLength(2);
    expect(fingerprintIndex([]).nearest(entries[0]!.fingerprint, 3)).toEqual([]);
  });
});
