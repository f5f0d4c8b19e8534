import { idea } from '../../idea.ts';

/** A price tag that is a toucan. */
export const tagToucan = idea({
  id: 'tag-toucan',
  title: 'The tag with a beak',
  says: 'The price tag is a toucan: its hole is the eye, and a beak grows at its side.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['retail', 'second-hand'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { beak: { label: 'Beak', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['beak']!;
    const sharp = look === 'cut';
    const tag = d.polygon([[-210, 480], [-210, -250], [-80, -400], [120, -400], [250, -250], [250, 480]]).round(sharp ? 0 : 50, 0);
    const eye = d.circle(20, -220, 70);
    const pupil = d.circle(20, -220, 30);
    const beak = d.path('M-170 -320C-330 -390 -500 -290 -520 -70C-440 -140 -330 -160 -190 -140Z').round(12, 0).scale(k, k, [-180, -230]);
    const wing = d.path('M40 -20H250V350C110 320 40 200 40 -20Z');
    const cord = d.line('M20 -380C-40 -470 0 -560 110 -570C220 -576 230 -470 20 -380').stroke(40, { cap: 'round' });
    if (look === 'line') return [d.layer('tag', d.union(tag.rim(46, 'round'), d.ring(20, -220, 74, 30)), 'main', { mono: 'ink' }), d.layer('beak', d.union(beak.gapFrom(tag, 20), wing.intersect(tag.shrink(70)), cord.gapFrom(tag, 20)), 'second', { mono: 'ink' })];
    const bird = tag.subtract(eye).union(pupil);
    const bill = beak.gapFrom(tag, 22);
    const string = cord.gapFrom(tag, -8);
    if (sharp) return [d.layer('tag', d.union(bird.subtract(wing.rim(30)), bill, string), 'main')];
    return [d.layer('tag', bird.subtract(wing).union(string), 'main', { mono: 'ink' }), d.layer('beak and wing', d.union(bill, wing.shrink(24).intersect(tag)), 'second', { mono: 'ink' })];
  },
});
