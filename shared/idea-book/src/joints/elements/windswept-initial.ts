import { idea } from '../../idea.ts';
import { BLOCKS, block } from './parts.ts';

/** An initial that the wind blows into stripes. */
export const windsweptInitial = idea({
  id: 'windswept-initial',
  title: ({ letters }) => `The ${letters} in the wind`,
  says: ({ letters }) => `The wind blows through the letter ${letters} and draws it out in stripes.`,
  kind: 'symbol',
  technique: 'letter-picture',
  isRetired: true,
  needs: [{ things: ['wind', 'speed', 'tornado', 'speed-lines', 'wild'], trades: ['delivery', 'logistics', 'wind-energy'] }],
  fits: ({ initials: { first } }) => (BLOCKS.test(first) ? first : undefined),
  looks: {
    solid: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  draw: (d, { look, letters }) => {
    const letter = block(d, letters, 780).slant(10);
    const [count, gap] = [6, 26];
    const height = (780 - gap * (count - 1)) / count;
    const tails = [150, 300, 90, 380, 210, 120];
    const rows = tails.map((tail, i) => {
      const y = -390 + i * (height + gap);
      const left = Math.min(...[0.2, 0.5, 0.8].map((share) => letter.spansAtY(y + height * share)[0]?.[0] ?? 0));
      const bar = letter.intersect(d.rect(-900, y, 1800, height));
      return { bar, tail: d.rect(left - tail, y, tail + height * 0.9, height, [height / 2, 0, 0, height / 2]).gapFrom(letter, 0).withoutSlivers(200) };
    });
    const [bars, blown] = [d.union(...rows.map(({ bar }) => bar)), d.union(...rows.map(({ tail }) => tail))];
    if (look === 'gradient') return [d.layer('letter', bars.union(blown), { gradient: ['second', 'main'], from: [-620, 0], to: [120, 0] })];
    return [d.layer('letter', bars.union(...rows.filter((_, i) => i % 2 === 0).map(({ tail }) => tail)), 'main'), d.layer('wind', d.union(...rows.filter((_, i) => i % 2 === 1).map(({ tail }) => tail)), 'second', { mono: 'join' })];
  },
});
