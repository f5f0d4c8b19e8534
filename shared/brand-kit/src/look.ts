import type { Brand } from './brand.ts';

/** How a brand's pages are laid out. `serene`: centred, air, fine lines; `grid`: exact, to one side; `poster`: large, flat color. */
export type Look = 'serene' | 'grid' | 'poster';

/** From the customer's taste, as temperament is for the film. */
export const lookOf = ({ brief }: Pick<Brand, 'brief'>): Look => {
  const { playful, bold, modern, tech, hand, ornate, premium, minimal, sharp } = brief.taste.axes;
  const worths: Readonly<Record<Look, number>> = {
    serene: ornate + premium * 0.8 + hand * 0.6 - modern * 0.6 - bold * 0.3,
    grid: tech + modern * 0.6 + minimal * 0.7 + sharp * 0.3 - bold * 0.2,
    poster: playful * 1.2 + bold - premium * 0.3,
  };
  const [best] = (['grid', 'serene', 'poster'] as const).toSorted((one, other) => worths[other] - worths[one]);
  return best ?? 'grid';
};
