import { idea } from '../../idea.ts';

/** The fanned pages of a book are the rays of a rising sun. */
export const pageSunrise = idea({
  id: 'page-sunrise',
  title: 'Sunrise between the pages',
  says: 'The sun rises between the open pages of a book.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'sunrise', 'dawn', 'day', 'horizon', 'light', 'summer'] }, { things: ['open-book', 'page', 'knowledge'], trades: ['school', 'bookshop', 'publishing', 'library', 'tutoring', 'university', 'language-school', 'kindergarten'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.07 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.07 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  params: { rays: { label: 'Rays', min: 5, max: 8, usual: 7 } },
  draw: (d, { look, params }) => {
    const half = d.path('M12 120C90 -10 270 -60 490 -40V300C270 270 90 320 12 420Z').round(10, 0);
    const pages = d.mirror(half);
    const sun = d.circle(0, -30, 176);
    const ray = d.rect(-30, -480, 60, 150, 30).move(0, 70);
    const count = Math.round(params['rays']!);
    const rays = d.union(...Array.from({ length: count }, (_, i) => -66 + (i * 132) / (count - 1)).map((angle) => ray.rotate(angle, [0, -30])));
    const risen = sun.union(rays).subtract(d.mirror(half.union(d.rect(-1, 110, 40, 330))).grow(24)).withoutSlivers(600);
    if (look === 'line') {
      const pen = 40;
      const open = d.line('M0 132C-90 0 -270 -50 -480 -30V290C-270 260 -90 310 0 410C90 310 270 260 480 290V-30C270 -50 90 0 0 132ZM0 132V410').stroke(pen, { join: 'round' });
      const clear = open.filled().grow(24);
      const beams = d.union(...Array.from({ length: count }, (_, i) => d.rect(-pen / 2, -410, pen, 150, pen / 2).rotate(-66 + (i * 132) / (count - 1), [0, -30])));
      return [d.layer('sun', sun.subtract(clear).rim(pen, 'round').union(beams.subtract(clear)).withoutSlivers(600), 'second'), d.layer('pages', open, 'main')];
    }
    const lines = d.mirror(d.union(...[0, 1].map((i) => d.line(`M70 ${190 + i * 84}C150 ${100 + i * 84} 280 ${70 + i * 84} 420 ${76 + i * 84}`).stroke(26, { cap: 'round' }))));
    if (look === 'gradient') return [d.layer('sun', risen, { gradient: ['second', 'main'], from: [0, -440], to: [0, 200] }), d.layer('pages', pages, 'main')];
    return [d.layer('sun', risen, 'second'), d.layer('pages', pages.subtract(lines), 'main')];
  },
});
