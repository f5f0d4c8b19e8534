import { idea } from '../../idea.ts';

/** A tower of stacking rings that is a rocket. */
export const ringRocket = idea({
  id: 'ring-rocket',
  title: 'Stack and lift off',
  says: 'The stacking rings of the toy tower are a rocket.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['stacking-rings'], trades: ['toys'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
    bright: { manner: 'solid', vibes: ['playful_rounded', 'illustrative', 'modern_flat'], traits: ['playful'], colors: 3, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 32, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const tall = 168;
    const widths = [350, 430, 510];
    const rings = widths.map((wide, i) => d.rect(-wide / 2, -190 + i * (tall + gap), wide, tall, tall / 2));
    const nose = d.mirror(d.path(`M0 -500C90 -440 138 -350 146 -250C148 -224 136 -212 112 -212H0Z`)).place({ bottom: -190 - gap }).round(16, 0);
    const stack = d.union(...rings);
    const end = -190 + 3 * tall + 2 * gap;
    const fin = d.path(`M150 ${end - 260}C330 ${end - 240} 430 ${end - 120} 430 ${end + 80}C350 ${end - 10} 280 ${end} 150 ${end}Z`).round(20, 0);
    const fins = d.mirror(fin.gapFrom(stack, gap));
    const flame = d.mirror(d.path(`M0 ${end + gap}H110C120 ${end + 90} 60 ${end + 130} 0 ${end + 190}Z`)).round(14, 0);
    if (look === 'line') {
      const pen = 44;
      return [d.layer('rings', d.union(...[...rings, nose].map((ring) => ring.rim(pen, 'round'))), 'main', { mono: 'ink' }), d.layer('fins', d.mirror(fin.gapFrom(stack, gap)).union(flame), 'second', { mono: 'ink' })];
    }
    const paints = look === 'bright' ? (['second', 'third', 'second'] as const) : (['main', 'main', 'main'] as const);
    return [d.layer('nose', nose, 'main', { mono: 'ink' }), ...rings.map((ring, i) => d.layer(`ring ${i + 1}`, ring, paints[i]!, { mono: 'ink' })), d.layer('fins', fins, look === 'bright' ? 'main' : 'second', { mono: 'ink' }), d.layer('flame', flame, look === 'bright' ? 'third' : 'second', { mono: 'ink' })];
  },
});
