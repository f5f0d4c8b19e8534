import { idea } from '../../idea.ts';

/** A picture whose wave breaks over its frame. */
export const frameWave = idea({
  id: 'frame-wave',
  title: 'Too big for its frame',
  says: 'The wave in the picture breaks over the edge of the frame.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['gallery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { frame: { label: 'Frame', min: 56, max: 92, usual: 74 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 46 : params['frame']!;
    const gap = 26;
    const sharp = look === 'cut';
    const outer = d.rect(-480, -340, 760, 800, sharp ? 0 : 14);
    const inside = d.rect(-480 + pen, -340 + pen, 760 - 2 * pen, 800 - 2 * pen);
    const wave = d.path('M-700 340C-500 330 -350 270 -260 120C-150 -70 0 -240 220 -240C400 -240 520 -120 520 20C520 130 436 200 346 200C386 170 404 130 394 80C380 10 310 -20 250 0C150 34 130 170 180 270C200 310 230 340 260 360V700H-700Z').round(6, 10);
    const within = inside.shrink(gap);
    const beyond = d.rect(0, -900, 1200, 1110);
    const sea = d.union(wave.intersect(within), wave.intersect(beyond)).round(0, 4);
    const crest = wave.intersect(d.rect(60, -900, 1200, 1110));
    const frame = outer.subtract(inside).gapFrom(crest, gap).withoutSlivers(2000);
    if (look === 'line') return [d.layer('frame', frame, 'main', { mono: 'ink' }), d.layer('wave', sea.rim(46, 'round'), 'second', { mono: 'ink' })];
    if (sharp) return [d.layer('picture', d.union(frame, sea), 'main')];
    return [d.layer('frame', frame, 'main', { mono: 'ink' }), d.layer('wave', sea, 'second', { mono: 'ink' })];
  },
});
