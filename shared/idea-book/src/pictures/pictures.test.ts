import { Draw, createBudget } from '@fifteen/drawing';
import { loadFontLibrary } from '@fifteen/typography/node';
import { describe, expect, jest, test } from '@jest/globals';
import { PICTURES, letterPictureOf, nameOf, thingsWith } from './index.ts';
import type { PicturePart } from './picture.ts';

jest.setTimeout(120_000);

const library = await loadFontLibrary();
const draw = () => new Draw(library, createBudget());

/** Stems that letters have, from a light face to a heavy one. */
const STEMS = [120, 180, 240];

/** Area that two parts share, at most: more would vanish in one color. */
const SHARED = 400;

const boundsOf = (d: Draw, parts: readonly PicturePart[]) => d.union(...parts.map(({ shape }) => shape)).bounds;

const overlaps = (parts: readonly PicturePart[]): number => {
  const areas = parts.flatMap(({ shape, paint }, i) => parts.slice(i + 1).map((other) => (other.paint === paint ? 0 : shape.intersect(other.shape).area)));
  return Math.max(0, ...areas);
};

describe('pictures', () => {
  const letters = [...PICTURES].flatMap(([thing, { letters: known = {} }]) => Object.entries(known).map(([letter, picture]) => ({ thing, letter, picture })));

  test('of whole letters are as tall as letters at every weight, their colors apart', () => {
    const faults = letters.flatMap(({ thing, letter, picture }) =>
      STEMS.flatMap((stem) => {
        const d = draw();
        const parts = picture.draw(d, stem);
        const { top, bottom, width } = boundsOf(d, parts);
        const isFine = top < -800 && top > -1_130 && bottom > -240 && bottom < 260 && width > 60 && width < 1_800 && overlaps(parts) < SHARED;
        return isFine ? [] : [`${letter} ${thing} ${stem}: ${Math.round(top)} to ${Math.round(bottom)}, ${Math.round(width)} wide, ${Math.round(overlaps(parts))} shared`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('of dots, caps and round letters stay within their places', () => {
    const faults = [...PICTURES].flatMap(([thing, { dot, cap, round }]) => {
      const d = draw();
      const boxes = [dot && { place: 'dot', reach: 170, box: boundsOf(d, dot(d)) }, cap && { place: 'cap', reach: 440, box: boundsOf(d, cap(d)) }, round && { place: 'round', reach: 640, box: boundsOf(d, round(d, 160)) }];
      return boxes.flatMap((each) => (each && Math.max(-each.box.left, each.box.right, -each.box.top, each.box.bottom) > each.reach ? [`${each.place} ${thing}`] : []));
    });
    expect(faults).toEqual([]);
  });

  test('are found by the letter that has their form, small, Cyrillic or Greek', () => {
    expect(letterPictureOf('tent', 'A')?.name).toBe('a tent');
    expect(letterPictureOf('tent', 'А')).toBe(letterPictureOf('tent', 'A'));
    expect(letterPictureOf('tent', 'Α')).toBe(letterPictureOf('tent', 'A'));
    expect(letterPictureOf('tent', 'a')).toBeUndefined();
    expect(letterPictureOf('candle', 'l')).toBe(letterPictureOf('candle', 'I'));
    expect(letterPictureOf('candle', 'L')).toBeUndefined();
  });

  test('are called what they are in their place', () => {
    expect(nameOf('lemon', 'dot')).toBe('a lemon');
    expect(nameOf('lemon', 'round')).toBe('a slice of lemon');
    for (const { name } of PICTURES.values()) expect(name).toMatch(/^[A-Za-z][^.!]{2,40}$/);
    expect(thingsWith('letters').length).toBeGreaterThan(200);
  });
});
