import type { Bin } from './colour-bins.ts';
import { type Cluster, meanOf } from './clusters.ts';
import { chromaOf, distance, type Lab } from './oklab.ts';

/** One colour of the picture and the part of it that really shows this colour. */
export interface Tone {
  readonly lab: Lab;
  readonly share: number;
}

/** Bins this near the peak of a cluster are that colour; the rest are edges, noise and shading. */
const PEAK_RADIUS = 0.06;
const CLIMBS = 4;

const near = (bins: readonly Bin[], lab: Lab): Bin[] => bins.filter((bin) => distance(bin.lab, lab) <= PEAK_RADIUS);

const heaviest = (bins: readonly Bin[]): Bin => bins.reduce((best, bin) => (bin.weight > best.weight ? bin : best));

/**
 * The peak of a cluster rather than its mean: a mean of flat red and its soft edges is a red nobody painted,
 * and a mean over shaded neon is dull.
 */
export const toneOf = (cluster: Cluster, total: number): Tone => {
  let peak = heaviest(cluster.bins).lab;
  for (let climb = 0; climb < CLIMBS; climb += 1)
    peak = meanOf([...near(cluster.bins, peak), { lab: peak, weight: 1e-6 }]);
  const weight = near(cluster.bins, peak).reduce((sum, bin) => sum + bin.weight, 0);
  return { lab: peak, share: weight / total };
};

const PALE_FROM = 0.86;
const DARK_TO = 0.25;
const COLOURED = 0.1;
const GROUND_WEIGHT = 0.1;

/** Pale grounds and dark surrounds are rarely what a picture is about; the more colour they have, the more they count. */
const weightOf = ({ lab, share }: Tone): number => {
  if (lab.l < PALE_FROM && lab.l > DARK_TO) return share;
  const colour = Math.min(chromaOf(lab) / COLOURED, 1);
  return share * (GROUND_WEIGHT + (1 - GROUND_WEIGHT) * colour ** 2);
};

/** The colour that the picture is about: its largest, grounds aside. */
export const dominantOf = (tones: readonly Tone[]): Tone =>
  tones.reduce((best, tone) => (weightOf(tone) > weightOf(best) ? tone : best));

const FULL_CHROMA = 0.15;
const FULL_GAP = 0.25;

/** How much a palette gains by a colour: its size, softened; its strength; and that nothing like it is in yet. */
export const gainOf = (tone: Tone, chosen: readonly Tone[]): number => {
  const gap = Math.min(...chosen.map((other) => distance(tone.lab, other.lab)));
  const strength = 0.5 + Math.min(chromaOf(tone.lab) / FULL_CHROMA, 1);
  return Math.sqrt(tone.share) * strength * Math.min(gap / FULL_GAP, 1);
};
