import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../../chance/chance.ts';
import { contoursOf, isInside, polygon, segmentCount, toSvg } from '../../geometry/index.ts';
import { CONTAINERS, MOTIFS, type MarkContext, type MarkSpec, buildMark, motifById, waysFor } from '../index.ts';
import { SCENES, scenesFor, scenesForTwo } from './scenes.ts';

const MOST = { segments: 2600, data: 56_000 };

const aContext = (changes: Partial<MarkContext> = {}): MarkContext => ({
  strokeWidth: 80,
  chance: chanceFrom('pictures'),
  initials: { first: 'O', second: 'K' },
  letter: () => CONTAINERS[0]!.draw(),
  sharp: false,
  ...changes,
});

const draw = (spec: Omit<MarkSpec, 'seed'>, changes: Partial<MarkContext> = {}) => {
  const mark = buildMark({ ...spec, seed: '1' }, aContext(changes));
  if (!mark) throw new Error(`no mark for ${JSON.stringify(spec)}`);
  return mark;
};

const dataOf = (spec: Omit<MarkSpec, 'seed'>, changes: Partial<MarkContext> = {}) => draw(spec, changes).layers.map(({ path }) => toSvg(path)).join('');

describe('scenes', () => {
  test('every motif is the hero of two scenes or more', () => {
    expect(MOTIFS.filter(({ id }) => scenesFor(id).length < 2).map(({ id }) => id)).toEqual([]);
  });

  test.each(SCENES.map(({ id }) => id))('%s is light enough, clean and by hand, and has a hero of its own for small sizes', (scene) => {
    const hero = MOTIFS.find(({ id }) => scenesFor(id, [scene]).length > 0)!;
    for (const hand of [false, true]) {
      const { layers, small } = draw({ kind: 'scene', generator: hero.id, inner: 'heart', params: { scene } }, { hand });
      expect(layers.reduce((sum, { path }) => sum + segmentCount(path), 0)).toBeLessThan(MOST.segments);
      expect(layers.reduce((sum, { path }) => sum + toSvg(path).length, 0)).toBeLessThan(MOST.data);
      expect(small).toHaveLength(1);
    }
  });

  test('areas of different colours do not touch, so that one colour is enough', () => {
    const { layers } = draw({ kind: 'scene', generator: 'fox', params: { scene: 'ridges' } });
    const outlines = layers.map(({ path }) => contoursOf(path, 40));
    const overlaps = outlines.flatMap((one, i) => outlines.slice(i + 1).filter((other) => other.flat().some((point) => isInside(one, point))));
    expect(overlaps).toEqual([]);
  });

  test('what has room for one motif draws no second', () => {
    const forOne = SCENES.filter(({ id }) => !scenesForTwo([id]).includes(id)).map(({ id }) => id);
    expect(forOne).toEqual(['amongLeaves', 'rays']);
    for (const scene of forOne) expect(dataOf({ kind: 'scene', generator: 'cup', inner: 'heart', params: { scene } })).toBe(dataOf({ kind: 'scene', generator: 'cup', params: { scene } }));
  });

  test('a scene that does not suit its hero gives way to one that does', () => {
    expect(scenesFor('hammer')).not.toContain('harbour');
    expect(draw({ kind: 'scene', generator: 'hammer', params: { scene: 'harbour' } }).layers.length).toBeGreaterThan(0);
  });
});

describe('heroes', () => {
  test.each([
    ['garden', 'star'],
    ['garden', 'heart'],
    ['garden', 'pepper'],
    ['garden', 'drop'],
    ['garden', 'bowl'],
    ['garden', 'fish'],
    ['ridges', 'fish'],
    ['stillLife', 'hammer'],
  ])('no %s with a %s', (scene, hero) => {
    expect(scenesFor(hero, [scene])).toEqual([]);
  });
});

describe('merged ideas', () => {
  const pair = (outer: string, inner: string) => ({ outer: motifById(outer)!, inner: motifById(inner)! });

  test('each way draws another sign of the same pair', () => {
    const ways = waysFor(pair('heart', 'paw'));
    expect(ways.length).toBeGreaterThanOrEqual(6);
    expect(new Set(ways.map((way) => dataOf({ kind: 'merged', generator: 'heart', inner: 'paw', params: { way } }))).size).toBe(ways.length);
  });

  test('ways keep to pairs that they suit', () => {
    expect(waysFor(pair('cup', 'cup'))).toEqual([]);
    expect(waysFor(pair('cup', 'pulse'))).toEqual([]);
    expect(waysFor(pair('camera', 'column'))).not.toContain('halves');
  });

  test('every suiting way draws, for the motifs that carry and are carried most', () => {
    for (const outer of ['cup', 'tree', 'key', 'shield', 'book', 'leaf']) {
      for (const inner of ['leaf', 'fox', 'compass', 'drop']) {
        for (const way of waysFor(pair(outer, inner))) expect(dataOf({ kind: 'merged', generator: outer, inner, params: { way } })).toMatch(/^M/);
      }
    }
  });

  test('an initial lies in the motif’s slot; one that has none stands beside its arm', () => {
    const letter = () => polygon([[0, 0], [120, 0], [120, 780], [500, 780], [500, 900], [0, 900]]);
    const inSlot = draw({ kind: 'merged', generator: 'cup', inner: 'letter', font: 'any', params: { way: 'initialSlot' } }, { letter });
    const perched = draw({ kind: 'merged', generator: 'fox', inner: 'letter', font: 'any', params: { way: 'perched' } }, { letter });
    expect(inSlot.layers).toHaveLength(1);
    expect(perched.layers).toHaveLength(2);
  });
});
