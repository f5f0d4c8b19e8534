import { idea } from '../../idea.ts';

/** A house with a family in it that is three keyholes. */
export const keyholeFamily = idea({
  id: 'keyhole-family',
  title: 'Everybody is home',
  says: 'The three keyholes of the house are a family: two parents and a child.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['real-estate', 'property-management', 'locksmith'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, stem: 0.07 },
  },
  params: { roof: { label: 'Height of the roof', min: 300, max: 420, usual: 360 }, child: { label: 'Height of the child', min: 250, max: 306, usual: 284 } },
  draw: (d, { look, params }) => {
    const [roof, child] = [params['roof']!, params['child']!];
    const floor = look === 'solid' ? 330 : 440;
    const eaves = -110;
    const house = d.polygon([[0, eaves - roof], [460, eaves], [460, 440], [-460, 440], [-460, eaves]], look === 'cut' ? 8 : 46);
    const keyhole = (x: number, tall: number) => {
      const r = tall * 0.21;
      const foot = tall * 0.235;
      return d.circle(x, floor - tall + r, r).union(d.polygon([[x - r * 0.5, floor - tall + r], [x + r * 0.5, floor - tall + r], [x + foot, floor], [x - foot, floor]], look === 'solid' ? 12 : 0));
    };
    const [left, right, small] = [keyhole(-205, 430), keyhole(205, 430), keyhole(0, child)];
    if (look === 'line') return [d.layer('house', house.rim(70, 'round').subtract(d.rect(-390, 350, 780, 200)), 'main', { mono: 'ink' }), d.layer('parents', left.union(right), 'main', { mono: 'ink' }), d.layer('child', small, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('house', house.subtract(left, right, small), 'main', { mono: 'ink' })];
    return [d.layer('house', house.subtract(left, right), 'main', { mono: 'ink' }), d.layer('child', small, 'second', { mono: 'gap' })];
  },
});
