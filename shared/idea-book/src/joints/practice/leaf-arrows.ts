import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** The arrows of recycling end in leaves. */
export const leafArrows = idea({
  id: 'leaf-arrows',
  title: 'Arrows in leaf',
  says: 'Three arrows go round, and their heads are leaves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['recycling'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.12 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'modern_flat'], colors: 3, stem: 0.12 },
  },
  params: { width: { label: 'Arrow width', min: 90, max: 130, usual: 110 }, leaf: { label: 'Leaf size', min: 0.9, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const [width, size] = [params['width']!, params['leaf']!];
    const r = 370;
    const tail = d.arc(0, 0, r, -90, -14).stroke(width);
    const leaf = d.leaf([-60, 0], [400, 0], 0.3).round(10, 0).scale(size).rotate(-14 + 90 + 20).move(...polar(r, -16));
    const vein = d.line('M-80 0H270').stroke(24, { cap: 'round' }).scale(size).rotate(-14 + 90 + 20).move(...polar(r, -16));
    const head = leaf.subtract(vein);
    const shaft = tail.gapFrom(leaf, look === 'one' ? 0 : 22).withoutSlivers(400);
    const copies = (shape: typeof leaf) => d.radial(shape, { count: 3 });
    const shafts = copies(shaft).map((one, i) => one.gapFrom(copies(leaf)[(i + 2) % 3]!, 26));
    if (look === 'one') return [d.layer('arrows', d.union(...shafts, ...copies(leaf.subtract(vein))), 'main')];
    if (look === 'colors') return shafts.map((one, i) => d.layer(`arrow ${i + 1}`, one.union(copies(head)[i]!), (['main', 'second', 'third'] as const)[i]!, { mono: 'ink' }));
    return [d.layer('shafts', d.union(...shafts), 'main'), d.layer('leaves', d.union(...copies(head)), 'second', { mono: 'ink' })];
  },
});
