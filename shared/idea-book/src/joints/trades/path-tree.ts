import { idea } from '../../idea.ts';

/** A garden path that is the trunk of a tree. */
export const pathTree = idea({
  id: 'path-tree',
  title: 'The garden path',
  says: 'The path through the garden is the trunk of the tree.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['garden'], trades: ['landscaping'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 1, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
  },
  params: { width: { label: 'Path', min: 150, max: 230, usual: 190 }, gap: { label: 'Gap', min: 24, max: 44, usual: 34 } },
  draw: (d, { look, params }) => {
    const [w, gap] = [params['width']!, params['gap']!];
    const crown = d.union(d.circle(0, -250, 330), d.circle(-270, 20, 270), d.circle(270, 20, 270), d.circle(0, 30, 260)).round(0, 40);
    const path = d.line('M0 640C0 480 10 400 70 300C140 180 120 100 10 40C-90 -10 -100 -80 -30 -150C10 -190 20 -220 20 -280').brush((t) => w * (1 - t) ** 0.8 + 26, { ends: 'round', samples: 90 });
    if (look === 'cut') return [d.layer('tree', crown.subtract(path).union(path.intersect(d.rect(-500, crown.bounds.bottom - 30, 1000, 900)).subtract(crown.grow(gap))).withoutSlivers(600), 'main')];
    if (look === 'line') return [d.layer('crown', crown.rim(44, 'round').subtract(path.grow(gap)), 'main'), d.layer('path', path, 'second', { mono: 'ink' })];
    return [d.layer('crown', crown.subtract(path.grow(gap)).withoutSlivers(600), 'main', { mono: 'ink' }), d.layer('path', path, 'second', { mono: 'ink' })];
  },
});
