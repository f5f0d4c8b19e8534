import { idea } from '../../idea.ts';
import { pencil } from './parts.ts';

/** The spines of a hedgehog are pencils. */
export const pencilHedgehog = idea({
  id: 'pencil-hedgehog',
  title: 'A hedgehog of pencils',
  says: 'The spines of the hedgehog are sharp pencils.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hedgehog'] }, { things: ['pencil'], trades: ['school', 'stationery', 'kindergarten', 'tutoring', 'toys', 'design', 'publishing'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, traits: ['playful'], stem: 0.08 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'illustrative'], colors: 4, traits: ['playful'], stem: 0.08 },
  },
  params: { pencils: { label: 'Pencils', min: 8, max: 11, usual: 9 } },
  draw: (d, { look, params }) => {
    const isMany = look === 'colors';
    const [count, inner, outer, gap] = [Math.round(params['pencils']!), 170, 500, 14];
    const step = 160 / (count - 1);
    const half = Math.tan((step * Math.PI) / 360);
    const wide = 2 * half * (outer - 130) - gap;
    const made = pencil(d, { width: wide, length: outer - 100, slope: 2, lead: 0.36, facets: 2 });
    const wedge = d.polygon([[0, 0], [half * 900, -900], [-half * 900, -900]]);
    const cut = d.circle(0, 0, inner);
    const edges = d.mirror(d.polyline([[0, 0], [half * 900, -900]]).stroke(gap));
    const parts = [made.lead, made.wood.gapFrom(made.lead, 12), made.body.gapFrom(made.wood, 12)].map((shape) => shape.move(0, -outer).intersect(wedge).subtract(cut, edges).withoutSlivers(60));
    const inks = ['main', 'second', 'third', 'fourth'] as const;
    const spines = Array.from({ length: count }, (_, i) => {
      const ink = isMany ? inks[i % 4]! : 'main';
      const [lead, wood, body] = parts.map((shape) => shape.rotate(-62 + i * step)) as [typeof cut, typeof cut, typeof cut];
      return [d.layer('pencil', lead.union(body), ink, { mono: 'ink' }), d.layer('wood', wood, isMany ? { tint: ink, by: 0.55 } : 'second', { mono: 'ink' })];
    }).flat();
    const head = d.circle(0, 0, inner - gap).union(d.path('M-80 -130C-180 -110 -250 -20 -330 40C-376 74 -372 126 -320 126H0Z')).subtract(d.rect(-600, 126, 1200, 400)).round(14, 0).subtract(d.circle(-176, 24, 22));
    return [...spines.map((layer) => ({ ...layer, shape: layer.shape.gapFrom(head, gap) })), d.layer('head', head, isMany ? 'main' : 'second', { mono: 'ink' })];
  },
});
