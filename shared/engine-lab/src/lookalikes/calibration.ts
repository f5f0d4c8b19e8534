import { readFileSync } from 'node:fs';
import { figureFingerprint, figuresApart } from '@fifteen/logo-engine';
import { COMPARED_PIXELS, paintMark } from './paint-mark.ts';
import { realMarks } from './real-marks.ts';

/** Two pictures that one of us looked at side by side, in a shuffled order and without their distance. */
interface LabeledPairs {
  readonly marks: readonly { readonly one: string; readonly other: string; readonly alike: boolean }[];
  /** Symbols that the engine proposed before it compared any: their figure as it was drawn, and the mark nearest to it. */
  readonly concepts: readonly { readonly drawn: string; readonly figure: string; readonly mark: string; readonly alike: boolean }[];
}

export interface MeasuredPair {
  readonly names: string;
  readonly kind: 'marks' | 'concepts';
  readonly alike: boolean;
  readonly distance: number;
}

/** Every labeled pair with the distance that the engine gives it. */
export async function measuredPairs(): Promise<MeasuredPair[]> {
  const { marks, concepts } = JSON.parse(readFileSync(new URL('labeled-pairs.json', import.meta.url), 'utf8')) as LabeledPairs;
  const svgs = new Map((await realMarks()).map(({ id, svg }) => [id, svg]));
  const figureOf = (id: string): string => {
    const pixels = paintMark(svgs.get(id) ?? '', COMPARED_PIXELS);
    if (!pixels) throw new Error(`There is no mark ${id}.`);
    return figureFingerprint(pixels);
  };
  return [
    ...marks.map(({ one, other, alike }): MeasuredPair => ({ names: `${one}, ${other}`, kind: 'marks', alike, distance: figuresApart(figureOf(one), figureOf(other)) })),
    ...concepts.map(({ drawn, figure, mark, alike }): MeasuredPair => ({ names: `${drawn}, ${mark}`, kind: 'concepts', alike, distance: figuresApart(figure, figureOf(mark)) })),
  ];
}

export interface Verdicts {
  readonly pairs: number;
  /** Of the pairs that are nearer than the threshold, the share that people call alike. */
  readonly precision: number;
  /** Of the pairs that people call alike, the share that is nearer than the threshold. */
  readonly recall: number;
}

export function verdictsAt(threshold: number, pairs: readonly MeasuredPair[]): Verdicts {
  const near = pairs.filter(({ distance }) => distance < threshold);
  const hits = near.filter(({ alike }) => alike).length;
  return { pairs: pairs.length, precision: hits / near.length, recall: hits / pairs.filter(({ alike }) => alike).length };
}
