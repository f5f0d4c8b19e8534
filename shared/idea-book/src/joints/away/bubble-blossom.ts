import { idea } from '../../idea.ts';

/** A flower of soap bubbles. */
export const bubbleBlossom = idea({
  id: 'bubble-blossom',
  title: 'The bubble blossom',
  says: 'Six soap bubbles overlap into a flower.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['flower', 'petal', 'bubble', 'soap', 'lotus', 'daisy', 'cherry-blossom', 'jasmine'], trades: ['soap', 'cleaning', 'laundry', 'spa', 'cosmetics'] }],
  looks: {
    print: { manner: 'print', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.035 },
    whirl: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.12 },
  },
  params: { bubbles: { label: 'Bubble size', min: 206, max: 236, usual: 226 }, center: { label: 'Size of the center', min: 86, max: 122, usual: 112 } },
  draw: (d, { look, params }) => {
    const [size, heart] = [params['bubbles']!, params['center']!];
    const spots = d.radial(d.circle(0, -280, size), { count: 6 });
    if (look === 'line') {
      return [d.layer('bubbles', d.union(...d.radial(d.ring(0, -296, size - 74, size - 106), { count: 6 })), 'main'), d.layer('center', d.ring(0, 0, heart, heart - 32), 'second', { mono: 'ink' })];
    }
    if (look === 'whirl') {
      const blossom = spots.map((spot, i) => spot.gapFrom(spots[(i + 1) % 6]!, 20).subtract(d.circle(0, 0, heart + 20)).pieces()[0]!);
      return [d.layer('bubbles', d.union(...blossom), 'main'), d.layer('center', d.circle(0, 0, heart), 'second', { mono: 'ink' })];
    }
    const inks = [d.union(...spots.filter((_, i) => i % 2 === 0)), d.union(...spots.filter((_, i) => i % 2 === 1))];
    return d.overprint([{ shape: inks[0]!, ink: 'main' }, { shape: inks[1]!, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`bubbles ${i + 1}`, shape, paint));
  },
});
