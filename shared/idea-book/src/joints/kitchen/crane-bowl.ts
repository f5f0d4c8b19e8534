import { idea } from '../../idea.ts';

/** A crane: its body is a bowl, its beak a pair of chopsticks that lifts noodles. */
export const craneBowl = idea({
  id: 'crane-bowl',
  title: 'The crane helps itself',
  says: 'The bowl is the body of a crane, and its beak is the pair of chopsticks that lifts the noodles.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['noodle-bar', 'japanese-restaurant', 'chinese-restaurant'], things: ['noodles', 'chopsticks'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['organic_flowing', 'elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.036 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.06 },
  },
  params: { gap: { label: 'Gap', min: 15, max: 24, usual: 18 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const isLine = look === 'line';
    const bowl = d.path('M-430 150H350C350 330 200 440 60 440H-140C-280 440 -430 330 -430 150Z').union(d.rect(-150, 400, 220, 96, 14)).round(10, 0);
    const spine = d.line('M-250 200C-440 40 -370 -90 -260 -170C-170 -240 -160 -330 -220 -380');
    const neck = isLine ? spine.stroke(36, { cap: 'round' }) : spine.brush([150, 128, 96, 78, 74, 80], { ends: 'round' });
    const head = d.circle(-200, -390, isLine ? 66 : 80);
    const stick = isLine ? 36 : 38;
    const beak = [-14, 14].map((turn, i) => d.polyline([[-170, -390 + (i - 0.5) * 44], [400, -390 + (i - 0.5) * 44]]).stroke(stick, { cap: 'round' }).rotate(20 + turn * 0.32, [-200, -390]));
    const sticks = d.union(...beak);
    const strand = isLine ? 36 : 40;
    const noodles = d.union(...[-1, 0, 1].map((n) => d.rect(200 + n * (strand + gap) - strand / 2, -300, strand, 450 - gap))).gapFrom(sticks, gap).pieces().filter((piece) => piece.bounds.height > 150).reduce((all, piece) => all.union(piece));
    const eye = d.circle(-196, -402, 18);
    if (isLine) return [d.layer('crane', d.union(bowl.rim(36, 'round'), neck.subtract(bowl.shrink(20)), head, sticks).subtract(eye), 'main'), d.layer('noodles', noodles, 'second', { mono: 'ink' })];
    const bird = d.union(bowl, neck, head, sticks).subtract(eye);
    if (look === 'seal') {
      const all = bird.union(noodles).scale(0.72);
      return [d.layer('seal', d.circle(0, 0, 500).subtract(all.place({ cx: 0, cy: 0 })), 'main')];
    }
    return [d.layer('crane', bird, 'main'), d.layer('noodles', noodles, 'second', { mono: 'ink' })];
  },
});
