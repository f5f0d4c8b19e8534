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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 1, traits: ['playful'], stem: 0.09 },
  },
  params: { weight: { label: 'Weight', min: 0.85, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = (line ? 42 : 76) * params['weight']!;
    const [cx, r, floor] = [-130, 330, 330];
    const foot = d.line(`M${cx} ${floor}H210C330 ${floor} 390 ${floor - 70} 390 ${floor - 180}V-80`);
    const feeler = d.line('M390 -80C390 -150 340 -170 310 -220C285 -262 280 -310 280 -360').stroke(pen, { cap: 'round' });
    const feelers = d.mirror(feeler, 390);
    const tips = d.mirror(d.circle(280, -370, pen * 0.86), 390);
    if (look === 'cut') {
      const shell = d.circle(cx, 0, r + pen / 2);
      const seam = d.spiral({ cx, from: 90, to: r - 30, turns: -1.5, start: -90 }).then(d.line(`M${cx} ${r - 30}H1000`)).stroke(34, { cap: 'round' });
      return [d.layer('snail', d.union(shell, foot.stroke(pen, { cap: 'round' })).subtract(seam.intersect(shell.grow(40))).withoutSlivers(900).union(feelers, tips, d.rect(390 - pen / 2, -80, pen, 200)), 'main')];
    }
    const disc = 128;
    const from = disc + 24 + pen / 2;
    // The hose leaves the chest piece, winds around it and runs on as the foot of the snail.
    const hose = d.spiral({ cx, from, to: r, turns: -1.25, start: 180 }).then(foot).stroke(pen, { cap: 'round' });
    const piece = d.circle(cx, 0, disc).subtract(d.ring(cx, 0, disc - 34, disc - 58));
    const joint = d.rect(cx - from, -pen / 2, from - disc + 12, pen);
    return [d.layer('hose', d.union(hose, feelers, joint), 'main', { mono: 'ink' }), d.layer('chest piece', piece.union(tips), 'second', { mono: 'ink' })];
  },
});
