import { idea } from '../../idea.ts';

/** A crescent moon that is a mirror ball. */
export const discoMoon = idea({
  id: 'disco-moon',
  title: 'The moon is a mirror ball',
  says: 'The crescent of the moon is laid with the mirrors of a disco ball.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['nightclub'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
    cut: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.12 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.12, traits: ['gradient'] },
  },
  params: { gap: { label: 'Gap', min: 16, max: 30, usual: 22 }, phase: { label: 'Width of the crescent', min: -40, max: 50, usual: 0 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const p = params['phase']!;
    const r = 480;
    const moon = d.circle(0, 0, r).subtract(d.circle(230 + p, 0, r * 0.8));
    const rows = [-0.72, -0.36, 0, 0.36, 0.72].map((at) => d.rect(-600, r * at - gap / 2, 1200, gap));
    const columns = [0.42, 0.76].map((share) => d.ellipse(0, 0, r * share, r).outline(gap));
    const tiles = moon.subtract(...rows, ...columns).withoutSlivers(700).rotate(-28);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [-100, -480], to: [-200, 480] } as const) : 'main';
    if (look !== 'solid') return [d.layer('moon', tiles, paint, { mono: 'ink' })];
    const pieces = tiles.pieces();
    const lit = pieces.filter((_, i) => i % 4 === 1);
    return [d.layer('moon', d.union(...pieces.filter((piece) => !lit.includes(piece))), 'main', { mono: 'ink' }), d.layer('lit mirrors', d.union(...lit), 'second', { mono: 'ink' })];
  },
});
