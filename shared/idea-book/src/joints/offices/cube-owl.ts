import { idea } from '../../idea.ts';

/** A block that is an owl. */
export const cubeOwl = idea({
  id: 'cube-owl',
  title: 'The block that watches',
  says: 'The block of the chain is an owl: two of its faces are the eyes, its corner is the beak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['crypto'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'tech_sharp', 'bold_abstract'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.16 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'tech_sharp', 'illustrative'], colors: 2, stem: 0.16 },
  },
  params: { eye: { label: 'Size of the eyes', min: 120, max: 150, usual: 138 }, gap: { label: 'Gap', min: 22, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const [e, gap] = [params['eye']!, params['gap']!];
    const r = 500;
    const [dx, dy] = [r * Math.cos(Math.PI / 6), r / 2];
    const g = gap / 2;
    const ear = 110;
    const top = d.polygon([[0, -gap], [-dx, -dy - gap], [-dx, -dy - gap - ear], [-dx * 0.62, -dy * 1.38 - gap], [0, -r - gap], [dx * 0.62, -dy * 1.38 - gap], [dx, -dy - gap - ear], [dx, -dy - gap]], 10);
    const side = d.polygon([[g, 0], [dx, -dy + 0], [dx, dy], [g, r]], 10);
    const eye = d.circle(0, 0, e).subtract(d.circle(-e * 0.14, 0, e * 0.46)).transform([0.866, -0.5, 0, 1, dx * 0.5, -dy * 0.5 + 210]);
    const beak = d.polygon([[0, 130], [84, 130], [0, 370], [-84, 130]], 12);
    const right = side.subtract(eye, beak.grow(gap)).withoutSlivers(300);
    if (look === 'cut') return [d.layer('block', d.union(top, d.mirror(right), beak), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('top', top, { tint: 'main', by: 0.45 }, { mono: 'ink' }), d.layer('left', right.flipX(0), 'main', { mono: 'ink' }), d.layer('right', right, { tint: 'main', by: 0.2 }, { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
    return [d.layer('block', d.mirror(right), 'main', { mono: 'ink' }), d.layer('top and beak', beak.union(top), 'second', { mono: 'ink' })];
  },
});
