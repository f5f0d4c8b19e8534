import type { Brand } from '../../brand.ts';
import { type Ease, inOutCubic, inOutSine, outBack, outCubic, outExpo } from './easing.ts';

/** How a brand moves. `draw`: lines first, calm; `build`: parts slide together, exact; `pop`: parts jump up, cheerful. */
export type Manner = 'draw' | 'build' | 'pop';

export interface Temperament {
  readonly manner: Manner;
  /** Of parts that arrive, and of things that travel. */
  readonly arrive: Ease;
  readonly travel: Ease;
  /** Seconds between one part's start and the next one's, and what a part takes. */
  readonly stagger: number;
  readonly takes: number;
}

export const TEMPERAMENTS: Readonly<Record<Manner, Temperament>> = {
  draw: { manner: 'draw', arrive: outCubic, travel: inOutSine, stagger: 0.09, takes: 1 },
  build: { manner: 'build', arrive: outExpo, travel: inOutCubic, stagger: 0.06, takes: 0.8 },
  pop: { manner: 'pop', arrive: outBack, travel: inOutCubic, stagger: 0.07, takes: 0.6 },
};

/** From the customer's taste: what is wanted playful pops, what is classic, fine or done by hand is drawn. */
export const temperamentOf = ({ brief }: Brand): Temperament => {
  const { playful, bold, modern, tech, hand, ornate, premium, minimal, sharp } = brief.taste.axes;
  const worths: Readonly<Record<Manner, number>> = {
    draw: hand + ornate + premium * 0.6 - modern * 0.6 - bold * 0.3,
    build: tech + modern * 0.7 + minimal * 0.6 + sharp * 0.5,
    pop: playful * 1.4 + bold * 0.5 - sharp * 0.3,
  };
  const [best] = (['build', 'draw', 'pop'] as const).toSorted((one, other) => worths[other] - worths[one]);
  return TEMPERAMENTS[best ?? 'build'];
};
