import { idea } from '../../idea.ts';

/** A sofa whose back is the rising sun. */
export const sunSofa = idea({
  id: 'sun-sofa',
  title: 'The sofa at sunrise',
  says: 'The tufted back of the sofa is the rising sun, and the seat is the horizon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['furniture', 'upholstery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { channels: { label: 'Channels', min: 5, max: 9, usual: 7 } },
  draw: (d, { look, params }) => {
    const count = 2 * Math.round((params['channels']! - 1) / 2) + 1;
    const [cy, r, gap] = [90, 430, 26];
    const sharp = look === 'cut';
    const rays = Array.from({ length: count }, (_, i) => {
      const [from, to] = [180 + (i * 180) / count, 180 + ((i + 1) * 180) / count];
      const chord = 2 * r * Math.sin(Math.PI / (2 * count));
      const middle = ((from + to) / 2) * (Math.PI / 180);
      const cap = d.circle((r - 20) * Math.cos(middle), cy + (r - 20) * Math.sin(middle), chord * 0.5);
      const wedge = d.polygon([[0, cy], [r * Math.cos((from * Math.PI) / 180), cy + r * Math.sin((from * Math.PI) / 180)], [r * Math.cos((to * Math.PI) / 180), cy + r * Math.sin((to * Math.PI) / 180)]]);
      const beam = sharp ? d.sector(0, cy, r, from, to) : wedge.union(cap).intersect(d.sector(0, cy, 2 * r, from, to));
      return look === 'line' ? beam.shrink(gap / 2, 'round').rim(40, 'round') : beam.shrink(gap / 2, 'round').round(sharp ? 0 : 18, 0);
    });
    const seat = d.rect(-480, cy + 20, 960, 190, sharp ? 0 : 95);
    const arms = d.mirror(d.rect(-480, cy - 60, 170, 250, sharp ? 0 : 85));
    const legs = d.mirror(d.polygon([[-340, 290], [-250, 290], [-280, 400], [-320, 400]], sharp ? 0 : 10));
    const frame = d.union(seat, arms, legs);
    const back = d.union(...rays).gapFrom(d.union(seat, arms), look === 'line' ? 20 : gap).withoutSlivers(1500);
    if (look === 'line') return [d.layer('seat', d.union(seat, arms).rim(46, 'round').union(legs), 'main', { mono: 'ink' }), d.layer('back', back, 'second', { mono: 'ink' })];
    if (sharp) return [d.layer('sofa', frame.union(back), 'main')];
    return [d.layer('seat', frame, 'main', { mono: 'ink' }), d.layer('back', back, 'second', { mono: 'ink' })];
  },
});
