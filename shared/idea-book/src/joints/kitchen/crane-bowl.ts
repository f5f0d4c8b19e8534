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
  params: { gap: { label: 'Gap', min: 12, max: 24, usual: 18 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const isLine = look === 'line';
    const bowl = d.path('M-420 150H220C220 340 90 440 -30 440H-170C-290 440 -420 340 -420 150Z').union(d.rect(-200, 400, 200, 96, 14)).round(10, 0);
    const spine = d.line('M-190 200C-400 60 -330 -90 -210 -170C-120 -230 -110 -330 -180 -380');
    const neck = isLine ? spine.stroke(36, { cap: 'round' }) : spine.brush([150, 128, 96, 78, 74, 80], { ends: 'round' });
    const head = d.circle(-160, -390, isLine ? 70 : 84);
    const stick = isLine ? 36 : 38;
    const beak = [-14, 14].map((turn, i) => d.polyline([[-130, -390 + (i - 0.5) * 40], [440, -390 + (i - 0.5) * 40]]).stroke(stick, { cap: 'round' }).rotate(24 + turn * 0.4, [-160, -390]));
    const sticks = d.union(...beak);
    const strand = isLine ? 36 : 40;
    const noodles = d.union(...[-1, 0, 1].map((n) => d.rect(250 + n * (strand + gap) - strand / 2, -230, strand, 560 - Math.abs(n) * 60, strand / 2))).gapFrom(sticks, gap);
    const eye = d.circle(-150, -400, 18);
    if (isLine) return [d.layer('crane', d.union(bowl.rim(36, 'round'), neck.subtract(bowl.shrink(20)), head.rim(36), sticks.subtract(head.shrink(20)), eye), 'main'), d.layer('noodles', noodles, 'second', { mono: 'ink' })];
    const bird = d.union(bowl, neck, head, sticks).subtract(eye);
    if (look === 'seal') {
      const all = bird.union(noodles).scale(0.72);
      return [d.layer('seal', d.circle(0, 0, 500).subtract(all.place({ cx: 0, cy: 0 })), 'main')];
    }
    return [d.layer('crane', bird, 'main'), d.layer('noodles', noodles, 'second', { mono: 'ink' })];
  },
});
