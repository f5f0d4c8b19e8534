import type { Recipe } from '../recipe.ts';

/** Pictures and figures as brush and ink leave them. */
export const PRINTS: readonly Recipe[] = [
  {
    id: 'inkPicture',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0.4 : 1.2),
    draft: (desk) => {
      const motif = desk.motif();
      return motif
        ? {
            layout: desk.pick('layout', ['stacked', 'horizontal', 'poster']),
            mark: { kind: 'motif', generator: motif.id },
            type: desk.lettering(desk.font()),
            color: { background: desk.ground({ paper: 2, soft: 1, deep: 0.8 }), a: 'ink', b: 'primary', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'brushFigure',
    family: 'abstract',
    weight: ({ bans }) => (bans('mark:brush') ? 0 : 1),
    draft: (desk) => {
      const figure = desk.figure(['brushRing', 'brushFlower', 'brushSweep']);
      return figure
        ? {
            layout: desk.pick('layout', ['stacked', 'poster']),
            mark: { kind: 'abstract', generator: figure },
            type: desk.lettering(desk.font()),
            color: { background: desk.ground({ paper: 2, primary: 0.8, deep: 0.8 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
];
