import { idea } from '../../idea.ts';

/** The tail of a whale is an open book. */
export const whaleBook = idea({
  id: 'whale-book',
  title: 'A deep read',
  says: 'The tail of a whale rises from the sea, and it is an open book.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['whale', 'sea', 'wave', 'tail', 'coast', 'island'] }, { things: ['open-book', 'page'], trades: ['bookshop', 'publishing', 'library', 'school', 'language-school', 'translation', 'museum'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { waves: { label: 'Height of the waves', min: 40, max: 96, usual: 70 } },
  draw: (d, { look, params }) => {
    const waves = params['waves']!;
    const half = d.path('M0 -130C60 -280 260 -360 500 -330C490 -150 400 -20 220 20C130 40 90 90 90 170V330H0Z');
    const page = (k: number) => d.line(`M0 ${-60 + k * 62}C90 ${-190 + k * 56} 270 ${-260 + k * 58} ${486 - k * 40} ${-250 + k * 52}`).stroke(24);
    const pages = d.union(page(0), page(1));
    const sea = d.union(d.wave({ x: -400, y: 300, length: 800, height: waves, waves: 3, phase: 0.25 }).stroke(50, { cap: 'round' }), d.wave({ x: -267, y: 424, length: 533, height: waves, waves: 2, phase: 0.75 }).stroke(50, { cap: 'round' }));
    const below = d.rect(-600, 300, 1200, 400);
    if (look === 'seal') {
      const wave = (y: number) => d.wave({ x: -800, y, length: 1600, height: waves, waves: 6, phase: 0.25 }).stroke(36);
      const fluke = d.mirror(half.subtract(page(0.6).grow(4))).scale(0.82).move(0, 10).subtract(d.path('M-900 200H900V900H-900Z'));
      return [d.layer('seal', d.circle(0, 40, 520).subtract(fluke.subtract(wave(226).grow(26)), wave(226), wave(370)), 'main')];
    }
    if (look === 'line') return [d.layer('tail', d.mirror(half).rim(38, 'round').union(d.mirror(pages.intersect(half)), d.rect(-19, -130, 38, 250)).subtract(below, sea.grow(18)).withoutSlivers(300), 'main'), d.layer('sea', sea, 'second')];
    return [d.layer('tail', d.mirror(half.subtract(pages)).subtract(below, sea.grow(20)).withoutSlivers(400), 'main'), d.layer('sea', sea, 'second')];
  },
});
