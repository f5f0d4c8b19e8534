import { idea } from '../../idea.ts';

/** A coin purse with a clasp, which is a frog. */
export const purseFrog = idea({
  id: 'purse-frog',
  title: 'The purse that opens wide',
  says: 'The coin purse is a frog: its clasp is the eyes, and its frame is the mouth.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wallet'], trades: ['payments'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], traits: ['playful'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], traits: ['playful'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 44, usual: 34 }, smile: { label: 'Smile', min: 60, max: 150, usual: 110 } },
  draw: (d, { look, params }) => {
    const [gap, smile] = [params['gap']!, params['smile']!];
    const body = d.superellipse(0, 120, 500, 330, 2.5);
    const mouth = d.line(`M-620 ${30 - smile}C-320 ${40 + smile} 320 ${40 + smile} 620 ${30 - smile}`);
    const above = mouth.then(d.polyline([[620, -700], [-620, -700]])).fill();
    const eyes = d.mirror(d.circle(150, -236, 122));
    const pupils = d.mirror(d.circle(150, -248, 46));
    const whole = body.union(eyes).round(0, 24);
    if (look === 'line') return [d.layer('purse', whole.rim(44, 'round').union(pupils), 'main'), d.layer('mouth', mouth.stroke(44).intersect(whole.shrink(30)), 'second', { mono: 'ink' })];
    const cut = mouth.stroke(gap);
    const frame = whole.intersect(above).subtract(cut, pupils).round(10, 0);
    const pouch = whole.subtract(above, cut).round(10, 0);
    return [d.layer('pouch', pouch, 'main'), d.layer('frame', frame, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
