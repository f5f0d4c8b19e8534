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
  },
  draw: (d, { look }) => {
    const spots = d.radial(d.circle(0, -280, 226), { count: 6 });
    if (look === 'line') {
      return [d.layer('bubbles', d.union(...d.radial(d.ring(0, -296, 152, 120), { count: 6 })), 'main'), d.layer('center', d.ring(0, 0, 112, 80), 'second', { mono: 'ink' })];
    }
    const inks = [d.union(...spots.filter((_, i) => i % 2 === 0)), d.union(...spots.filter((_, i) => i % 2 === 1))];
    return d.overprint([{ shape: inks[0]!, ink: 'main' }, { shape: inks[1]!, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`bubbles ${i + 1}`, shape, paint));
  },
});
