import { canTile } from '../../marks/index.ts';
import { standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';
import { evenType, isExact } from './exact-type.ts';
import { twoGlazes } from './glaze.ts';

/** Longest word that still reads with a tile for every letter. */
const MOST_TILES = 9;

/** Words laid in tiles, on tiles, over tiles. */
export const WORDS: readonly Recipe[] = [
  {
    id: 'letterTiles',
    family: 'word',
    weight: ({ name }) => (name.script.isJoined || name.words.some((word) => [...word].length > MOST_TILES) ? 0 : 1.1),
    draft: (desk) => {
      const font = desk.font((style) => isExact(style) && standsInCapitals(style) && style.stem > 0.09);
      const isStack = desk.name.words.length > 1;
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'upper', mode: isStack ? 'stack' : 'single', tracking: 0, leading: 0.05, treatment: { kind: 'tiles' } }),
        color: twoGlazes(desk),
      };
    },
  },
  {
    id: 'laidWord',
    family: 'word',
    weight: ({ axes }) => 0.9 + Math.max(0, axes.tech) * 0.3 + Math.max(0, axes.modern) * 0.1,
    draft: (desk) => {
      const word = desk.name.sub ? desk.name.main : desk.name.full;
      if (![...word].every((char) => char === ' ' || canTile(char))) return null;
      return {
        layout: 'wordmark',
        type: desk.lettering(desk.font(isExact), { case: 'upper', mode: desk.name.sub ? 'mainSub' : desk.name.words.length > 1 ? 'stack' : 'single', leading: 0.4, laid: { grout: desk.pick('grout', [0, 0.1, 0.1]) } }),
        color: { ...twoGlazes(desk), text: desk.pick('text', ['text', 'primary'] as const) },
      };
    },
  },
  {
    id: 'harlequin',
    family: 'word',
    weight: ({ bans, name }) => (bans('stripedType') || name.script.isJoined ? 0 : 0.9),
    draft: (desk) => {
      const font = desk.font((style) => isExact(style) && standsInCapitals(style) && style.stem > 0.14);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'upper', treatment: { kind: 'harlequin' } }),
        color: twoGlazes(desk),
      };
    },
  },
  {
    id: 'tiledLine',
    family: 'word',
    weight: () => 0.9,
    draft: (desk) => {
      return {
        layout: 'wordmark',
        type: evenType(desk),
        color: twoGlazes(desk),
        deco: 'tiles',
      };
    },
  },
];
