import { RESIDENT_STUDIOS } from '@fifteen/contracts';
import { describe, expect, test } from '@jest/globals';
import type { Genome } from '../genome.ts';
import type { FontStyle } from '../type/font-style.ts';
import type { Candidate } from './candidate.ts';
import { isEnough } from './is-enough.ts';

const unit = (at: number) => Float32Array.from({ length: 15 }, (_, i) => (i === at ? 1 : 0));
const candidate = (at: number, score = 0.98) =>
  ({
    genome: { layout: at % 2 ? 'stacked' : 'horizontal', family: ['abstract', 'letter', 'word', 'motif'][at % 4], recipe: `r${at}`, mark: { kind: 'abstract', generator: `g${at}` } } as Genome,
    font: { family: `f${at}`, class: 'serif' } as unknown as FontStyle,
    descriptor: { shape: unit(at), edges: unit(at), colours: unit(at) },
    quality: { score, faults: {} },
    legibility: { lockup64: 0.95, symbol32: 0.95, symbol16: 0.9 },
  }) as Candidate;
const set = (...others: Candidate[]) => [...Array.from({ length: 15 - others.length }, (_, at) => candidate(at)), ...others];

describe('a set of the likeliest drafts', () => {
  test('is enough where all of it is good and different', () => {
    expect(isEnough(set(), RESIDENT_STUDIOS, 90)).toBe(true);
  });

  test.each([
    ['too few', set().slice(1)],
    ['one weak concept', set(candidate(14, 0.6))],
    ['middling quality all over', set().map((_, at) => candidate(at, 0.9))],
    ['two that look related', set(candidate(0))],
    ['one that is not read small', set({ ...candidate(14), legibility: { lockup64: 0.8, symbol32: 0.95, symbol16: 0.9 } })],
  ])('is not enough with %s', (_, candidates) => {
    expect(isEnough(candidates, RESIDENT_STUDIOS, 90)).toBe(false);
  });

  test('is not enough in few families of type, where many draw the name', () => {
    const inFew = set().map((one, at) => ({ ...one, font: { ...one.font, family: `f${at % 9}` } }));
    expect([90, 8].map((styles) => isEnough(inFew, RESIDENT_STUDIOS, styles))).toEqual([false, true]);
  });
});
