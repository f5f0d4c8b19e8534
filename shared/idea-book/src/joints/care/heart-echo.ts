import { idea } from '../../idea.ts';

/** A heart whose second half, or the whole of it, is the sound of its beat in waves. */
export const heartEcho = idea({
  id: 'heart-echo',
  title: 'The sound of a beat',
  says: 'The beat of the heart spreads in waves of sound.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cardiology'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'elegant_serif'], colors: 2, stem: 0.042 },
    woven: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, traits: ['gradient', 'trendy'], stem: 0.08 },
  },
  params: { gap: { label: 'Gap', min: 28, max: 42, usual: 34 } },
  draw: (d, { look, params }) => {
    const gap = look === 'line' ? 46 : params['gap']!;
    const r = 236;
    const axis = d.polyline([[208, -200], [-592, 600]]);
    const lobe = (radius: number) => axis.stroke(2 * radius, { cap: 'round' });
    const side = d.rect(gap / 2, -700, 900, 1400);
    const left = lobe(r).intersect(side).flipX();
    // Arches one in another, all of one width, that end in the middle of the heart.
    const band = look === 'line' ? 42 : (r - 2 * gap) / 2.5;
    const arches = d.union(...[0, 1, 2].map((i) => r - i * (band + gap)).map((outer) => (outer > band ? lobe(outer).subtract(lobe(outer - band)) : lobe(outer)))).intersect(side);
    if (look === 'line') return [d.layer('heart', left.rim(band, 'round'), 'main', { mono: 'ink' }), d.layer('echo', arches, 'second', { mono: 'ink' })];
    if (look === 'woven') {
      const turned = d.union(...[0, 1, 2].map((i) => r - i * (band + gap)).map((outer) => (outer > band ? lobe(outer).subtract(lobe(outer - band)) : lobe(outer)))).intersect(d.rect(0, -700, 900, 1400));
      return [d.layer('echo', d.mirror(turned), { gradient: ['main', 'second'], from: [-440, 0], to: [440, 0] }, { mono: 'ink' })];
    }
    return [d.layer('heart', left, 'main', { mono: 'ink' }), d.layer('echo', arches, 'second', { mono: 'ink' })];
  },
});
