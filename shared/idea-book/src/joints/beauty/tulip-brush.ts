import { idea } from '../../idea.ts';

/** A make-up brush with petals for bristles. */
export const tulipBrush = idea({
  id: 'tulip-brush',
  title: 'The tulip brush',
  says: 'The bristles of the brush are the petals of a tulip.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['flower', 'tulip', 'rose', 'petal', 'lily', 'peony', 'poppy', 'magnolia', 'lotus'] }, { things: ['brush', 'paint-brush', 'lipstick'], trades: ['cosmetics', 'art-school', 'painting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    print: { manner: 'print', vibes: ['bold_abstract', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 30, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const front = d.path('M0 -500C120 -400 150 -220 84 -20H-84C-150 -220 -120 -400 0 -500Z').round(8, 0);
    const side = d.path('M-104 -20C-250 -120 -310 -280 -270 -450C-200 -430 -130 -370 -60 -280L-84 -20Z').round(8, 0);
    const ferrule = d.polygon([[-110, 14], [110, 14], [72, 130], [-72, 130]], 8);
    const grip = d.path('M-66 160H66C90 280 56 420 30 560H-30C-56 420 -90 280 -66 160Z').round(20, 0);
    const sides = d.mirror(side).gapFrom(front, gap);
    if (look === 'print') {
      const outer = d.mirror(d.path('M-96 -20C-270 -120 -330 -300 -290 -470C-190 -440 -60 -330 10 -130L0 -20Z').round(8, 0));
      return [...d.overprint([{ shape: outer, ink: 'second' }, { shape: front.scale(1.06, 1, [0, -20]), ink: 'main' }]).map(({ shape, paint }, i) => d.layer(['outer petals', 'front petal', 'where they meet'][i]!, shape.withoutSlivers(400), paint, { mono: i === 2 ? 'gap' : 'ink' })), d.layer('brush', ferrule.union(grip).move(0, gap - 20), 'main', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('petals', front.rim(34, 'round').union(d.mirror(side.gapFrom(front, gap - 2).rim(34, 'round'))), 'second', { mono: 'ink' }), d.layer('brush', ferrule.union(grip.rim(34, 'round')), 'main', { mono: 'ink' })];
    return [d.layer('petals', front.union(sides), 'second', { mono: 'ink' }), d.layer('brush', ferrule.union(grip), 'main', { mono: 'ink' })];
  },
});
