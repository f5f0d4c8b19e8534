import { idea } from '../../idea.ts';

/** A basket of eggs that is a brooding hen. */
export const henBasket = idea({
  id: 'hen-basket',
  title: 'The basket lays the eggs',
  says: 'The basket is a hen: her neck and tail rise from its rim, with the eggs between them.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hen'], trades: ['farm-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['organic_flowing', 'hand_drawn'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const body = d.path('M-440 -170A150 150 0 0 1 -140 -170C-140 -20 -90 40 40 40C190 40 290 -60 330 -240C440 -180 480 -60 460 80C430 310 250 440 20 440C-230 440 -410 280 -430 60C-438 -20 -440 -100 -440 -170Z').round(24, 0);
    const beak = d.polygon([[-420, -220], [-560, -150], [-420, -90]], 14);
    const comb = d.union(d.circle(-370, -340, 62), d.circle(-282, -374, 66), d.circle(-196, -336, 58));
    const eye = d.circle(-318, -176, 30);
    const eggs = [d.ellipse(-18, 0, 96, 126).rotate(-8).move(-20, 0), d.ellipse(170, -30, 96, 126).rotate(10)];
    if (look === 'line') {
      const pen = 38;
      const egg = d.union(...eggs).rim(pen, 'round').gapFrom(body, gap).withoutSlivers(2000);
      const weave = d.line('M-400 180C-250 260 250 260 430 180').stroke(pen).intersect(body);
      return [d.layer('hen', d.union(body.rim(pen, 'round'), weave, eye), 'main', { mono: 'join' }), d.layer('comb', d.union(comb.gapFrom(body, gap), beak.gapFrom(body, gap), egg), 'second', { mono: 'ink' })];
    }
    const shown = d.union(eggs[0]!, eggs[1]!.gapFrom(eggs[0]!, gap)).gapFrom(body, gap).withoutSlivers(800);
    const brim = [-1, 1].map((side) => d.line(`M-600 ${150 + side * 40}C-250 ${230 + side * 40} 250 ${230 + side * 40} 600 ${150 + side * 40}`).stroke(gap));
    const under = d.path('M-600 190C-250 270 250 270 600 190V900H-600Z');
    const lattice = [-2, -1, 0, 1, 2].flatMap((i) => [-1, 1].map((turn) => d.polyline([[20 + i * 240 - 500 * turn, -160], [20 + i * 240 + 500 * turn, 840]]).stroke(gap).intersect(under, body.shrink(36, 'round'))));
    const weave = look === 'cut' ? [brim[1]!] : [...brim, ...lattice];
    return [d.layer('hen', body.subtract(eye, ...weave).withoutSlivers(900).round(5, 5), 'main', { mono: 'ink' }), d.layer('comb', d.union(comb, beak).gapFrom(body, gap), 'second', { mono: 'ink' }), d.layer('eggs', shown, 'second', { mono: 'ink' })];
  },
});
