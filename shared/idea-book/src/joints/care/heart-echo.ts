import { idea } from '../../idea.ts';

/** One half of the heart is solid, the other is its echo in waves of sound. */
export const heartEcho = idea({
  id: 'heart-echo',
  title: 'The sound of a beat',
  says: 'One half of the heart is solid, and the other is the echo of its beat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cardiology'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'elegant_serif'], colors: 2, stem: 0.042 },
    blend: { manner: 'cut', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, traits: ['gradient'], stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 34, max: 58, usual: 46 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const heart = d.mirror(d.path('M0 -230C60 -350 150 -410 250 -410C390 -410 470 -300 470 -180C470 60 220 240 0 430Z'));
    const right = d.rect(gap / 2, -700, 900, 1400);
    const band = look === 'line' ? 42 : 72;
    const space = look === 'line' ? 64 : gap;
    const waves = d.union(...[0, 1].map((i) => heart.shrink(i * (band + space), 'round').subtract(heart.shrink(i * (band + space) + band, 'round'))), heart.shrink(2 * (band + space), 'round')).intersect(right).withoutSlivers(200);
    const left = heart.intersect(right.flipX());
    if (look === 'line') {
      const rings = d.union(...[0, 1, 2].map((i) => heart.shrink(i * (band + space), 'round').subtract(heart.shrink(i * (band + space) + band, 'round')))).intersect(right);
      return [d.layer('heart', left.rim(band, 'round'), 'main', { mono: 'ink' }), d.layer('echo', rings, 'second', { mono: 'ink' })];
    }
    if (look === 'blend') return [d.layer('heart', left, 'main', { mono: 'ink' }), d.layer('echo', waves, { gradient: ['main', 'second'], from: [0, 0], to: [470, 0] }, { mono: 'ink' })];
    return [d.layer('heart', left, 'main', { mono: 'ink' }), d.layer('echo', waves, 'second', { mono: 'ink' })];
  },
});
