import { idea } from '../../idea.ts';

/** Two tea leaves are the bowl of a cup, the bud is its steam. */
export const twoLeavesCup = idea({
  id: 'two-leaves-cup',
  title: 'Two leaves and a bud',
  says: 'Two tea leaves make the cup, and the bud rises as its steam.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['tea-leaf', 'tea-cup'], trades: ['tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['organic_flowing', 'geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    print: { manner: 'print', vibes: ['bold_abstract', 'organic_flowing', 'modern_flat'], colors: 3, stem: 0.09 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 40, usual: 24 }, bud: { label: 'Bud height', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const leaf = d.path(`M${-gap / 2} 330C-230 330 -370 170 -370 -70C-170 -70 ${-gap / 2} 60 ${-gap / 2} 330Z`).round(10, 0);
    const bud = d.path('M0 120C-90 40 -120 -60 -96 -160C-76 -246 -20 -300 0 -390C20 -300 76 -246 96 -160C120 -60 90 40 0 120Z').round(8, 0).scale(1, params['bud']!, [0, 120]);
    const pen = look === 'line' ? 32 : 56;
    const bowl = d.path('M-370 -70C-370 170 -230 330 0 330C230 330 370 170 370 -70Z');
    const loop = d.ring(366, 104, 118, 118 - pen).subtract(bowl);
    const foot = d.rect(-150, 360, 300, look === 'line' ? 32 : 50, 25);
    if (look === 'print') {
      const broad = d.path('M0 330C-230 330 -370 170 -370 -70C-150 -70 150 100 90 318C60 328 30 330 0 330Z').round(10, 0);
      const plates = d.overprint([{ shape: broad, ink: 'main' }, { shape: broad.flipX(0), ink: 'second' }]);
      return [...plates.map(({ shape, paint }, i) => d.layer(`leaf ${i + 1}`, shape, paint)), d.layer('bud', bud.move(0, -10 - gap), 'third', { mono: 'ink' }), d.layer('handle', loop.union(foot), 'second', { mono: 'ink' })];
    }
    const leaves = d.mirror(look === 'line' ? leaf.rim(pen) : leaf);
    return [d.layer('leaves', leaves.union(loop, foot), 'main', { mono: 'ink' }), d.layer('bud', look === 'line' ? bud.rim(pen) : bud, 'second', { mono: 'ink' })];
  },
});
