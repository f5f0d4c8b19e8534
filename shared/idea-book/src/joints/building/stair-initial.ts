import { idea } from '../../idea.ts';

const TREADS = 16;

/** A round initial as a spiral staircase from above; one tread runs out. */
export const stairInitial = idea({
  id: 'stair-initial',
  title: ({ letters }) => `The winding stair of ${letters}`,
  says: ({ letters }) => `Seen from above, the letter ${letters} is a spiral staircase, and its last tread leads out.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['stairs', 'spiral-stairs'], trades: ['architecture', 'carpentry', 'coaching', 'interior-design'] }],
  initials: 'QCGОOΟС',
  looks: {
    shaded: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold', 'tech_sharp'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.04 },
  },
  params: { hole: { label: 'Size of the hole', min: 120, max: 215, usual: 165 }, gap: { label: 'Gap', min: 1, max: 2.8, usual: 1.6 } },
  draw: (d, { look, letters, params }) => {
    const isOpen = 'CGС'.includes(letters);
    const [outer, inner, step, gap] = [450, params['hole']!, 360 / TREADS, params['gap']!];
    const first = isOpen ? 2 : 0;
    const start = isOpen ? -45 + step * (first - 1) : 45;
    const treads = Array.from({ length: TREADS - 2 * first }, (_, i) => {
      const from = isOpen ? start + 90 - 3 * step + (i + 0.5) * step : start + (i + 0.5) * step;
      const isLast = i === TREADS - 2 * first - 1;
      const reach = isLast && !isOpen ? outer * 1.36 : outer;
      return { isLast, share: i / (TREADS - 1), shape: d.sector(0, 0, reach, from + gap, from + step - gap, inner) };
    });
    if (look === 'line') return [d.layer('treads', d.union(...treads.map(({ shape }) => shape.rim(24))), 'main')];
    return treads.map(({ shape, share, isLast }, i) => d.layer(`tread ${i + 1}`, shape, isLast ? 'second' : look === 'solid' ? 'main' : { tint: 'main', by: 0.55 - 0.55 * share }, { mono: 'ink' }));
  },
});
