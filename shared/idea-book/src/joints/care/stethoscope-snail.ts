import { idea } from '../../idea.ts';

/** A stethoscope that is a snail: its coiled tube is the shell, its ear tips are the feelers. */
export const stethoscopeSnail = idea({
  id: 'stethoscope-snail',
  title: 'All the time you need',
  says: 'The stethoscope is a snail: its coiled tube is the shell, and its ear tips are the feelers.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pediatrics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, traits: ['playful'], stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, traits: ['playful'], stem: 0.042 },
    blend: { manner: 'cut', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient', 'playful'], stem: 0.08 },
  },
  params: { weight: { label: 'Weight', min: 0.85, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 42 : 76) * params['weight']!;
    const [cx, cy, r] = [-130, 0, 330];
    const coil = d.spiral({ cx, cy, from: 150, to: r, turns: 1.25, start: 0 });
    const tube = coil;
    const neck = d.line(`M${cx} ${cy + r}H230C340 ${cy + r} 390 270 390 170V-60`);
    const left = d.line('M390 -60C390 -130 330 -160 300 -210C270 -260 270 -300 280 -350');
    const right = d.line('M390 -60C390 -130 450 -160 480 -210C510 -260 510 -300 500 -350');
    const hose = d.union(tube.stroke(pen, { cap: 'round' }), neck.stroke(pen), left.stroke(pen, { cap: 'round' }), right.stroke(pen, { cap: 'round' }));
    const piece = d.circle(cx + 20, cy, 150);
    const tips = d.circle(280, -360, pen * 0.8).union(d.circle(500, -360, pen * 0.8));
    return [d.layer('hose', hose.gapFrom(piece, 20), 'main', { mono: 'ink' }), d.layer('chest piece', piece.union(tips), 'second', { mono: 'ink' })];
  },
});
