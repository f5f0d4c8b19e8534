import { idea } from '../../idea.ts';

/** A hand plane that is a whale: the shaving is its spout. */
export const planeWhale = idea({
  id: 'plane-whale',
  title: 'The plane spouts',
  says: 'The hand plane is a whale: its handle is the tail, and the shaving is the spout.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['woodworking', 'carpentry', 'boat-building'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['hand_drawn', 'geometric_minimal'], colors: 2, stem: 0.05 },
  },
  params: { curl: { label: 'Size of the shaving', min: 0.86, max: 1.14, usual: 1 } },
  draw: (d, { look, params }) => {
    const body = d.path('M-580 330V150C-580 60 -530 10 -440 10H60C200 10 270 -50 310 -150C336 -220 300 -290 220 -330C330 -370 410 -340 440 -280C470 -340 550 -370 660 -330C580 -290 544 -220 544 -150C544 40 580 180 610 330Z').round(24, 30);
    const k = params['curl']!;
    const slot = d.polyline([[-160, -60], [-40, 400]]).stroke(34);
    const curl = d.line('M-196 -40C-250 -210 -350 -330 -470 -310C-590 -280 -590 -120 -480 -110C-400 -110 -370 -190 -430 -220').scale(k, k, [-196, -40]);
    const shaving = curl.brush([96, 90, 84, 78, 66, 46], { ends: 'round', samples: 40 });
    const eye = d.circle(-430, 136, 34);
    const mouth = d.line('M-600 246C-500 256 -400 246 -310 206').stroke(30, { cap: 'round' });
    if (look === 'line') return [d.layer('plane', d.union(...body.subtract(slot).pieces().map((piece) => piece.rim(44, 'round')), eye), 'main', { mono: 'ink' }), d.layer('shaving', curl.stroke(46, { cap: 'round' }).gapFrom(body, 26), 'second', { mono: 'ink' })];
    return [d.layer('plane', body.subtract(eye, mouth, slot), 'main', { mono: 'ink' }), d.layer('shaving', shaving.gapFrom(body, 30), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
