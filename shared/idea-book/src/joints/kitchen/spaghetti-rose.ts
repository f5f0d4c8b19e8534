import { idea } from '../../idea.ts';

/** A rose that is one long string of spaghetti twirled on a fork. */
export const spaghettiRose = idea({
  id: 'spaghetti-rose',
  title: 'A rose by any other sauce',
  says: 'Spaghetti twirled on a fork makes a rose, and the handle of the fork is the stem.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['italian-restaurant'], things: ['pasta'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['illustrative', 'organic_flowing', 'classic_ornate'], colors: 2, stem: 0.05 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.036 },
    bud: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat'], colors: 1, stem: 0.07 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 28, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = look === 'line' ? 38 : look === 'bud' ? 64 : 54;
    const turns = look === 'bud' ? 2.5 : 3.5;
    const pitch = pen + gap;
    const cy = -120;
    const radius = pitch * turns;
    const coil = d.spiral({ cx: 0, cy, from: pitch * 0.2, to: radius, turns, start: 0 });
    const end = coil.end;
    const rose = coil.stroke(pen, { cap: 'round' });
    const ball = d.circle(0, cy, radius + pen / 2);
    const tines = d.union(...[-1, 0, 1].map((n) => d.rect(n * 130 - pen / 2, cy - radius - 200, pen, 600, pen / 2)));
    const head = d.path(`M${-130 - pen / 2} ${cy}H${130 + pen / 2}C${130 + pen / 2} ${cy + radius + 160} 50 ${cy + radius + 100} ${pen / 2} ${cy + radius + 230}H${-pen / 2}C-50 ${cy + radius + 100} ${-130 - pen / 2} ${cy + radius + 160} ${-130 - pen / 2} ${cy}Z`);
    const handle = d.rect(-pen / 2, cy + radius + 60, pen, 400, pen / 2);
    const fork = d.union(tines, head, handle).gapFrom(ball, gap);
    const leaf = d.leaf([0, cy + radius + 400], [280, cy + radius + 190], 0.32, 0.2).gapFrom(handle, gap);
    void end;
    return [d.layer('spaghetti', rose, 'main', { mono: 'ink' }), d.layer('fork', fork, look === 'bud' ? 'main' : 'second', { mono: 'ink' }), d.layer('leaf', leaf, look === 'bud' ? 'main' : 'second', { mono: 'ink' })];
  },
});
