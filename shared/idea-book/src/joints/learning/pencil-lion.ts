import { idea } from '../../idea.ts';
import { pencil } from './parts.ts';

/** The mane of a lion is a ring of pencils. */
export const pencilLion = idea({
  id: 'pencil-lion',
  title: 'A mane of pencils',
  says: 'Colored pencils all around a friendly face are the mane of a lion.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lion', 'big-cat'] }, { things: ['pencil'], trades: ['school', 'kindergarten', 'tutoring', 'stationery', 'toys', 'childcare', 'publishing', 'design'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, traits: ['playful'], stem: 0.07 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'illustrative'], colors: 4, traits: ['playful'], stem: 0.07 },
  },
  params: { pencils: { label: 'Pencils', min: 11, max: 16, usual: 14 } },
  draw: (d, { look, params }) => {
    const [count, inner, outer, gap] = [Math.round(params['pencils']!), 226, 490, 12];
    const half = Math.tan(Math.PI / count);
    const made = pencil(d, { width: 2 * half * (outer - 130) - gap, length: 400, slope: 1.5, lead: 0.38, facets: 2 });
    const parts = [made.lead, made.wood.gapFrom(made.lead, 11), made.body.gapFrom(made.wood, 11)].map((shape) => d.fitSector(shape.move(0, -outer), { count, gap }).subtract(d.circle(0, 0, inner)));
    const [lead, wood, body] = parts as [typeof made.lead, typeof made.lead, typeof made.lead];
    const inks = ['main', 'second', 'third', 'fourth'] as const;
    const mane = Array.from({ length: count }, (_, i) => {
      const ink = look === 'colors' ? inks[i % 4]! : 'main';
      const turn = (shape: typeof lead) => shape.rotate((i * 360) / count);
      return [d.layer('pencil', turn(lead.union(body)), ink, { mono: 'ink' }), d.layer('wood', turn(wood), look === 'colors' ? { tint: ink, by: 0.5 } : 'second', { mono: 'ink' })];
    }).flat();
    const eyes = d.mirror(d.ellipse(80, -40, 22, 28));
    const nose = d.path('M-62 34H62C62 76 30 96 12 106V140H-12V106C-30 96 -62 76 -62 34Z').round(6, 0);
    const smile = d.line('M-84 118C-70 160 -20 168 0 134C20 168 70 160 84 118').stroke(22, { cap: 'round' });
    return [...mane, d.layer('face', d.circle(0, 0, inner - 16).subtract(eyes, nose, smile), look === 'colors' ? 'main' : 'second', { mono: 'ink' })];
  },
});
