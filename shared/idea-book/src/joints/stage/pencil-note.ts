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
    pair: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.12 },
  },
  params: { tip: { label: 'Length of the tip', min: 120, max: 220, usual: 164 }, pencil: { label: 'Pencil width', min: 108, max: 150, usual: 120 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const [wide, point] = [params['pencil']!, params['tip']!];
    const head = d.ellipse(-120, 350, 200, 150).rotate(-20, [-120, 350]);
    const body = d.rect(0, -310, wide, 640);
    const tip = d.polygon([[0, -336], [wide, -336], [wide / 2, -336 - point]]).round(6, 0);
    const flag = d.path('M146 -310C160 -160 360 -120 340 110C300 20 240 -20 146 -40Z').round(6, 0).move(wide - 120, 0);
    const stem = body.subtract(d.rect(wide / 2 - 10, -310, 20, 520));
    if (look === 'pair') {
      const small = d.ellipse(-70, 340, 170, 128).rotate(-20, [-70, 340]).union(d.rect(0, -310, wide, 640, [0, 0, wide / 2, 0]));
      const bar = d.rect(-340, -310, 560 + wide, 150);
      return [d.layer('notes', small.move(-340, 0).union(small.move(220, 0), bar), 'main'), d.layer('tips', tip.move(-340, 0).union(tip.move(220, 0)), 'second', { mono: 'ink' })];
    }
    if (line) return [d.layer('head', head.rim(48).gapFrom(body, 0), 'main'), d.layer('pencil', body.rim(42).union(tip), 'main'), d.layer('flag', flag, 'second')];
    return [d.layer('note', head.gapFrom(d.rect(wide / 2 - 10, -310, 20, 520), 0).union(stem), 'main'), d.layer('tip', tip, 'second'), d.layer('flag', flag, 'second')];
  },
});
