import { idea } from '../../idea.ts';

/** An owl whose eyes are two phases of the moon. */
export const owlPhases = idea({
  id: 'owl-phases',
  title: 'It reads the moon',
  says: 'The eyes of the owl are two moons, one waxing and one waning.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['astrology'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.14 },
  },
  params: { eye: { label: 'Size of the eyes', min: 140, max: 172, usual: 158 }, phase: { label: 'Phase', min: 60, max: 110, usual: 84 } },
  draw: (d, { look, params }) => {
    const [e, phase] = [params['eye']!, params['phase']!];
    const head = d.mirror(d.path('M0 -330C110 -330 250 -380 380 -520C420 -420 440 -290 440 -120C440 200 240 430 0 540Z')).round(12, 0);
    const eyes = d.mirror(d.circle(200, -90, e));
    const moons = d.mirror(d.circle(200, -90, e - 26).subtract(d.circle(200 + phase, -90, (e - 26) * 0.84)));
    const beak = d.leaf([0, 60], [0, 270], 0.3);
    const face = head.subtract(eyes, beak.grow(look === 'cut' ? 0 : 24));
    if (look === 'cut') return [d.layer('owl', face.union(moons), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('owl', face, { gradient: ['main', 'second'], from: [0, 0], to: [0, 900] }, { mono: 'ink' }), d.layer('moons and beak', moons.union(beak), 'second', { mono: 'ink' })];
    return [d.layer('owl', face, 'main', { mono: 'ink' }), d.layer('moons and beak', moons.union(beak), 'second', { mono: 'ink' })];
  },
});
