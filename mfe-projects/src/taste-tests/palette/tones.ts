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
  for (let climb = 0; climb < CLIMBS; climb += 1) peak = meanOf([...near(cluster.bins, peak), { lab: peak, weight: 1e-6 }]);
  const weight = near(cluster.bins, peak).reduce((sum, bin) => sum + bin.weight, 0);
  return { lab: peak, share: weight / total };
};

const NEUTRAL_CHROMA = 0.03;
const PAPER_FROM = 0.93;
const INK_TO = 0.2;

/** White grounds and black surrounds are rarely what a picture is about. */
const isGround = ({ lab }: Tone): boolean =>
  chromaOf(lab) < NEUTRAL_CHROMA && (lab.l > PAPER_FROM || lab.l < INK_TO);

const GROUND_WEIGHT = 0.1;

/** The colour that the picture is about: its largest, where a plain ground counts for a tenth. */
export const dominantOf = (tones: readonly Tone[]): Tone => {
  const weight = (tone: Tone): number => tone.share * (isGround(tone) ? GROUND_WEIGHT : 1);
  return tones.reduce((best, tone) => (weight(tone) > weight(best) ? tone : best));
};

const FULL_CHROMA = 0.15;
const FULL_GAP = 0.25;

/** How much a palette gains by a colour: its size, softened; its strength; and that nothing like it is in yet. */
export const gainOf = (tone: Tone, chosen: readonly Tone[]): number => {
  const gap = Math.min(...chosen.map((other) => distance(tone.lab, other.lab)));
  const strength = 0.5 + Math.min(chromaOf(tone.lab) / FULL_CHROMA, 1);
  return Math.sqrt(tone.share) * strength * Math.min(gap / FULL_GAP, 1);
};
