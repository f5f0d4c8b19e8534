import { idea } from '../../idea.ts';

/** A wheel whose spokes are forks. */
export const forkWheel = idea({
  id: 'fork-wheel',
  title: 'Forks that roll',
  says: 'The spokes of the wheel are forks.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ trades: ['food-truck'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.038 },
    cut: { manner: 'module', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.08 },
  },
  params: { forks: { label: 'Forks', min: 5, max: 6, usual: 5 } },
  draw: (d, { look, params }) => {
    const isLine = look === 'line';
    const count = Math.round(params['forks']!) - (isLine ? 1 : 0);
    const pen = isLine ? 42 : 44;
    const gap = isLine ? 30 : 24;
    const [outer, inner] = [500, isLine ? 458 : 420];
    const tip = inner - gap;
    const pitch = pen + gap;
    const tines = [-1, 0, 1].map((n) => d.rect(n * pitch - pen / 2, -tip, pen, 170, pen / 2));
    const bend = d.arc(0, -tip + 150, pitch, 0, 180).stroke(pen);
    const handle = d.rect(-pen / 2, -tip + 150, pen, tip - 150 - 70);
    const fork = d.union(...tines, bend, handle).intersect(d.circle(0, 0, tip));
    const forks = d.union(...d.radial(fork, { count }));
    const hub = d.circle(0, 0, 88);
    if (look === 'cut') return [d.layer('wheel', d.circle(0, 0, outer).subtract(forks, d.circle(0, 0, 70)), 'main')];
    return [d.layer('tire', d.ring(0, 0, outer, inner), 'main'), d.layer('forks', forks.union(hub).subtract(d.circle(0, 0, 40)), 'second', { mono: 'ink' })];
  },
});
