import { idea } from '../../idea.ts';

/** Two speech bubbles that make one round, as yin and yang. */
export const talkBalance = idea({
  id: 'talk-balance',
  title: 'Two sides of one talk',
  says: 'Two speech bubbles curl into each other like yin and yang, in one circle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['message-bubble', 'conversation'], trades: ['mediation'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { gap: { label: 'Gap', min: 30, max: 48, usual: 38 }, dot: { label: 'Size of the dots', min: 58, max: 90, usual: 74 } },
  draw: (d, { look, params }) => {
    const R = 430;
    const dot = params['dot']!;
    const tail = d.path('M-380 200L-420 440L-160 399Z');
    const upper = d.sector(0, 0, R, 180, 360).union(d.circle(-R / 2, 0, R / 2)).subtract(d.circle(R / 2, 0, R / 2));
    const seam = d.arc(-R / 2, 0, R / 2, 180, 0).then(d.arc(R / 2, 0, R / 2, 180, 360)).brush((t) => params['gap']! * Math.min(1, 5 * t, 5 * (1 - t)), { samples: 80 });
    const lower = d.circle(0, 0, R).subtract(upper).union(tail).round(0, 30);
    const left = lower.subtract(seam).round(9, 0).pieces()[0]!.subtract(d.circle(R / 2, 0, dot));
    const dots = [d.circle(R / 2, 0, dot), d.circle(-R / 2, 0, dot)] as const;
    const right = left.rotate(180, [0, 0]);
    if (look === 'gradient') return [d.layer('left', left, { gradient: ['main', 'second'], from: [-400, 400], to: [400, 0] }, { mono: 'ink' }), d.layer('right', right, { gradient: ['second', 'main'], from: [-400, 0], to: [400, -400] }, { mono: 'ink' })];
    if (look === 'cut') return [d.layer('left', left, 'main'), d.layer('right', right, 'main')];
    return [d.layer('left', left, 'main', { mono: 'ink' }), d.layer('right', right, 'second', { mono: 'ink' }), d.layer('dot on the left', dots[0], 'second', { mono: 'gap' }), d.layer('dot on the right', dots[1], 'main', { mono: 'gap' })];
  },
});
