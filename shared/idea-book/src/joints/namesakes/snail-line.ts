import { idea } from '../../idea.ts';

/** A snail in one line: its shell and its body never part. */
export const snailLine = idea({
  id: 'snail-line',
  title: 'The snail in one line',
  says: 'The snail is one line that begins in the middle of its house and ends at its head.',
  kind: 'symbol',
  technique: 'ribbon',
  needs: [{ things: ['snail'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    brush: { manner: 'brush', vibes: ['organic_flowing', 'hand_drawn'], colors: 1, stem: 0.1 },
  },
  params: { turns: { label: 'Turns', min: 1.6, max: 2.2, usual: 1.9 }, pen: { label: 'Pen', min: 84, max: 104, usual: 96 } },
  draw: (d, { look, params }) => {
    const pen = params['pen']! * (look === 'line' ? 0.5 : 1);
    const turns = params['turns']!;
    const [cx, cy, r] = [90, -20, 340];
    const shell = d.spiral({ cx, cy, from: 20, to: r, turns, start: 90 - 360 * turns });
    const neck = d.line(`M${cx} ${cy + r}C-120 ${cy + r} -330 360 -400 210C-430 140 -430 60 -430 -40`);
    const horns = d.union(d.line('M-430 -40C-440 -130 -490 -180 -560 -210').stroke(pen * (look === 'line' ? 0.8 : 0.56), { cap: 'round' }), d.line('M-428 -36C-430 -140 -380 -200 -310 -220').stroke(pen * (look === 'line' ? 0.8 : 0.56), { cap: 'round' }));
    const tail = d.line(`M${cx} ${cy + r}C250 ${cy + r} 380 ${cy + r + 10} 540 ${cy + r + pen * 0.34}`).brush((t) => pen * (1 - 0.86 * t ** 1.6), { ends: 'round', samples: 40 });
    if (look === 'brush') return [d.layer('snail', d.union(shell.then(neck).brush((t) => pen * (0.35 + 1.05 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.04)) ** 0.8), { ends: 'round', samples: 120 }), horns, tail), 'main')];
    return [d.layer('shell', shell.stroke(pen, { cap: 'round' }), 'second'), d.layer('body', d.union(neck.stroke(pen, { cap: 'round' }), horns, tail).round(0, pen * 0.2), 'main')];
  },
});
