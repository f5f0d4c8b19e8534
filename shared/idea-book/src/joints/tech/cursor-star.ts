import { idea } from '../../idea.ts';

/** Mouse pointers from all sides meet on one point and make a star. */
export const cursorStar = idea({
  id: 'cursor-star',
  title: 'All on one point',
  says: 'Five mouse pointers meet on one point and make a star.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ trades: ['web-design'] }],
  looks: {
    solid: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.1 },
    round: { manner: 'module', vibes: ['playful_rounded', 'modern_flat'], colors: 3, stem: 0.1 },
    disc: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 40, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const half = (Math.PI / 180) * (look === 'round' ? 29 : 31);
    const [wing, stem, end] = [420, 56, 500];
    const [wx, wy] = [wing * Math.sin(half), -wing * Math.cos(half)];
    const notch = -wing * 0.66;
    const pointer = d.polygon([[0, 0], [wx, wy], [stem, notch], [stem, -end], [-stem, -end], [-stem, notch], [-wx, wy]], look === 'round' ? 30 : 8).move(0, -gap * 1.1);
    const all = d.radial(pointer, { count: 5 });
    if (look === 'disc') return [d.layer('disc', d.circle(0, 0, 500).subtract(d.union(...all).scale(0.76)), 'main')];
    return all.map((one, i) => d.layer(`pointer ${i + 1}`, one, i === 0 ? 'second' : look === 'round' && i > 2 ? 'third' : 'main', { mono: 'ink' }));
  },
});
