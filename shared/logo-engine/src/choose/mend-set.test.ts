import { describe, expect, test } from '@jest/globals';
import type { Genome } from '../genome.ts';
import type { FontStyle } from '../type/font-style.ts';
import type { Candidate } from './candidate.ts';
import { faultsOf, mendSet } from './mend-set.ts';

const STYLES = 90;
const FAMILIES = ['abstract', 'letter', 'word', 'motif'];
const unit = (at: number) => Float32Array.from({ length: 20 }, (_, i) => (i === at ? 1 : 0));
const candidate = (at: number, { generator = `g${at}`, lockup64 = 0.95, studio = ['helios', '78', 'apex'][at % 3] } = {}) =>
  ({
    genome: { studio, layout: 'stacked', family: FAMILIES[at % 4], recipe: `r${at}`, mark: { kind: 'merged', generator }, color: { background: 'white' } } as unknown as Genome,
    font: { family: `f${at}`, class: 'geo' } as unknown as FontStyle,
    descriptor: { shape: unit(at), edges: unit(at), colours: unit(at) },
    quality: { score: 0.98, faults: {} },
    legibility: { lockup64, symbol32: 0.95, symbol16: 0.9 },
    known: null,
    far: 0,
    isInitial: false,
    weight: 1,
  }) as unknown as Candidate;
const good = Array.from({ length: 15 }, (_, at) => candidate(at));
const other = (options = {}) => candidate(18, { studio: 'helios', ...options });

describe('a set is mended', () => {
  test('a good set stays as it is', () => {
    expect(mendSet(good, [...good, other()], STYLES)).toEqual(good);
  });

  test('what is not read small gives way to another of its studio', () => {
    const set = good.with(3, candidate(3, { lockup64: 0.87 }));
    const spare = other();
    expect(mendSet(set, [...set, spare], STYLES)).toEqual(good.with(3, spare));
  });

  test('a mark that comes a third time gives way, wherever in the set there is another', () => {
    const set = good.with(0, candidate(0, { generator: 'cup' })).with(1, candidate(1, { generator: 'cup' })).with(2, candidate(2, { generator: 'cup' }));
    const mended = mendSet(set, [...set, other()], STYLES);
    expect([set, mended].map((one) => faultsOf(one, STYLES))).toEqual([1, 0]);
    expect(mended[0]?.genome.mark?.generator).toBe('g18');
  });

  test('no studio gives one of its five to another, and nothing unread comes in', () => {
    const set = good.with(4, candidate(4, { lockup64: 0.87 }));
    expect(mendSet(set, [...set, other(), other({ studio: '78', lockup64: 0.8 })], STYLES)).toEqual(set);
  });

  test('families of type are counted only where enough styles draw the name', () => {
    const inFew = good.map((one, at) => ({ ...one, font: { ...one.font, family: `f${at % 9}` } }));
    expect([90, 8].map((styles) => faultsOf(inFew, styles))).toEqual([1, 0]);
  });
});
