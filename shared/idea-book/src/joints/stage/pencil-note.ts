import { idea } from '../../idea.ts';

/** A music note whose stem is a pencil. */
export const pencilNote = idea({
  id: 'pencil-note',
  title: 'Write the note',
  says: 'The stem of the note is a pencil.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['musical-note', 'pencil'], trades: ['music-school', 'music', 'tutoring'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const head = d.ellipse(-120, 350, 200, 150).rotate(-20, [-120, 350]);
    const body = d.rect(0, -310, 120, 640);
    const tip = d.polygon([[0, -336], [120, -336], [60, -500]]).round(6, 0);
    const flag = d.path('M146 -310C160 -160 360 -120 340 110C300 20 240 -20 146 -40Z').round(6, 0);
    const stem = body.subtract(d.rect(50, -310, 20, 520));
    if (line) return [d.layer('head', head.rim(48).gapFrom(body, 0), 'main'), d.layer('pencil', body.rim(42).union(tip), 'main'), d.layer('flag', flag, 'second')];
    return [d.layer('note', head.gapFrom(d.rect(50, -310, 20, 520), 0).union(stem), 'main'), d.layer('tip', tip, 'second'), d.layer('flag', flag, 'second')];
  },
});
