import { idea } from '../../idea.ts';
import { pencil } from './parts.ts';

/** A pencil stands on the shore and its point is the light. */
export const pencilLighthouse = idea({
  id: 'pencil-lighthouse',
  title: 'A bright pencil',
  says: 'The lighthouse is a pencil, and its point sends out the light.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lighthouse', 'light', 'coast', 'tower', 'harbor'] }, { things: ['pencil'], trades: ['school', 'tutoring', 'stationery', 'publishing', 'design', 'kindergarten', 'university'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.08 },
    bands: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    beam: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { width: { label: 'Thickness of the pencil', min: 220, max: 300, usual: 260 } },
  draw: (d, { look, params }) => {
    const gap = 18;
    const made = pencil(d, { width: params['width']!, length: 860, slope: 1.5, lead: 0.34 });
    const up = -470;
    const [lead, wood, body] = [made.lead, made.wood, made.body].map((shape) => shape.move(0, up)) as [typeof made.lead, typeof made.lead, typeof made.lead];
    const lamp = lead;
    const ray = d.rect(118, -31, 250, 42, 21).move(0, up + 44);
    const rays = d.union(...[-24, 6, 36].map((a) => ray.rotate(a, [0, up + 60])));
    const sea = d.wave({ x: -400, y: 400, length: 800, height: 60, waves: 3, phase: 0.25 }).stroke(46, { cap: 'round' });
    const standing = body.subtract(sea.grow(gap), d.rect(-600, 400, 1200, 200)).withoutSlivers(2000);
    const facets = d.union(...[-43, 43].map((x) => d.rect(x - 8, up + 230, 16, 800)));
    if (look === 'beam') {
      const head = d.union(lamp, wood);
      const beams = d.mirror(d.polygon([[0, up + 40], [500, up - 110], [500, up + 190]], 12)).gapFrom(head, gap + 8);
      return [d.layer('pencil', d.union(lamp, standing, sea).union(wood.gapFrom(lamp, gap).gapFrom(body, gap)), 'main'), d.layer('light', beams, 'main')];
    }
    if (look === 'bands') {
      const stripes = d.union(...[0, 1].map((i) => d.rect(-300, -90 + i * 230, 600, 110)));
      return [d.layer('pencil', d.union(lamp, standing.subtract(stripes.grow(gap))), 'main', { mono: 'ink' }), d.layer('bands', wood.gapFrom(lamp, gap).gapFrom(body, gap).union(standing.intersect(stripes)), 'second', { mono: 'ink' }), d.layer('light', d.mirror(rays), 'second'), d.layer('sea', sea, 'main')];
    }
    return [d.layer('pencil', d.union(lamp, standing.subtract(facets)), 'main', { mono: 'ink' }), d.layer('wood', wood.gapFrom(lamp, gap).gapFrom(body, gap), 'second', { mono: 'ink' }), d.layer('light', d.mirror(rays), 'second'), d.layer('sea', sea, 'main')];
  },
});
