import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../../chance/chance.ts';
import { areaOf, boundsOf, contoursOf, grow, intersect, isEmpty, polyline, stroke } from '../../geometry/index.ts';
import { MOTIFS, type MarkContext, buildMark, motifById, waysFor } from '../index.ts';
import { islandsOf } from '../hand/islands.ts';
import { besideArm } from './beside-arm.ts';
import { MANY_PIECES } from './forms.ts';
import { PART_TAKERS } from './part-takers.ts';
import { REPLACEABLE } from './replaced.ts';
import { silhouetteOf } from './shapes.ts';
import { inlay } from './slot.ts';

const pair = (outer: string, inner: string) => ({ outer: motifById(outer)!, inner: motifById(inner)! });

describe('a replaced part', () => {
  test('every motif with such a part has motifs that may take it, and no other motif has', () => {
    expect(Object.keys(PART_TAKERS).sort()).toEqual(Object.keys(REPLACEABLE).sort());
    for (const [outer, takers] of Object.entries(PART_TAKERS)) {
      expect([outer, ...takers].filter((id) => !motifById(id))).toEqual([]);
      expect([...takers].filter((inner) => waysFor(pair(outer, inner), ['part']).length === 0)).toEqual([]);
    }
  });

  test.each([
    ['tree', 'dumbbell'],
    ['tree', 'hammer'],
    ['sprig', 'loaf'],
    ['sprig', 'house'],
    ['tulip', 'grapes'],
    ['plant', 'bottle'],
    ['house', 'archway'],
    ['house', 'bottle'],
    ['pot', 'cup'],
    ['pot', 'cutlery'],
  ])('of a %s is never a %s', (outer, inner) => {
    expect(waysFor(pair(outer, inner), ['part'])).toEqual([]);
  });
});

describe('a motif and the initial', () => {
  const L = stroke(polyline([[-250, -400], [-250, 400], [250, 400]]), 120);

  test('stand apart, neither torn, in a sane ratio', () => {
    for (const motif of MOTIFS.filter(({ weight }) => weight !== 'line')) {
      const [letter, sign] = besideArm(motif, L);
      expect(letter!.path).toBe(L);
      expect(isEmpty(intersect(L, grow(sign!.path, 40)))).toBe(true);
      expect(boundsOf(sign!.path).height).toBeLessThan(0.62 * boundsOf(L).height);
    }
  });

  test('a compact motif stands in the room above the foot of an L', () => {
    const [, sign] = besideArm(motifById('heart')!, L);
    const { x, width } = boundsOf(sign!.path);
    expect(x + width).toBeLessThan(400);
    expect(boundsOf(sign!.path).height).toBeGreaterThan(300);
  });

  test.each(['É', 'Ü', 'Ố', 'I'])('the shoulder of %s is taken, or bare', (first) => {
    const context: MarkContext = { strokeWidth: 80, chance: chanceFrom('initials'), initials: { first, second: first }, letter: () => L, sharp: false };
    const spec = { kind: 'merged', generator: 'paw', inner: 'letter', font: 'any', seed: '1' } as const;
    expect(buildMark(spec, context)).toBeNull();
    expect(buildMark(spec, { ...context, initials: { first: 'L', second: 'L' } })).not.toBeNull();
  });
});

test('the whole of a house has a level foot: no hole, no bump', () => {
  const { height, y } = boundsOf(silhouetteOf(motifById('house')!));
  expect(y + height).toBe(460);
  expect(isEmpty(intersect(silhouetteOf(motifById('house')!), stroke(polyline([[0, 300], [0, 440]]), 20)))).toBe(false);
});

describe('an inlay', () => {
  test('is never of six pieces or more: with paper around each it would be a sticker', () => {
    const inPieces = MOTIFS.filter(({ draw, weight }) => weight !== 'line' && islandsOf(draw(), 14).length > 5).map(({ id }) => id);
    expect([...MANY_PIECES].sort()).toEqual(inPieces.sort());
    expect(waysFor(pair('beer', 'wheat'), ['slot', 'inlay'])).toEqual(['slot']);
  });

  test.each(['beer', 'cup', 'cloud', 'shield'])('in a %s leaves no nick and no speck in it', (outer) => {
    for (const inner of ['glass', 'pizza', 'songbird', 'cat', 'robot', 'key']) {
      const [carrier] = inlay.draw(pair(outer, inner), { strokeWidth: 60 } as never).layers;
      expect(contoursOf(carrier!.path, 8).map(areaOf).filter((area) => area < 800)).toEqual([]);
    }
  });
});
