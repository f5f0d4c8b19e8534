import { idea } from '../../idea.ts';

/** A box that is a padlock: the keyhole sits where its edges meet. */
export const boxPadlock = idea({
  id: 'box-padlock',
  title: 'Safe in the box',
  says: 'The box is a padlock, and the keyhole is the corner where its edges meet.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['storage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 34, usual: 26 }, shackle: { label: 'Shackle', min: 84, max: 116, usual: 100 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = 370;
    const at = 150;
    const box = d.regular(6, r, { cy: at }).round(44, 0);
    const pen = look === 'line' ? 44 : params['shackle']!;
    const far = (degrees: number): [number, number] => [500 * Math.cos((degrees * Math.PI) / 180), at + 500 * Math.sin((degrees * Math.PI) / 180)];
    const edges = d.polyline([far(210), [0, at], far(330)]).with(d.polyline([[0, at], [0, at + 500]]));
    const loop = d.line('M-190 100V-240A190 190 0 0 1 190 -240V100').stroke(pen);
    const keyhole = d.circle(0, at, 74).union(d.polygon([[-30, at], [30, at], [56, at + 190], [-56, at + 190]], 14));
    if (look === 'line') {
      const lines = box.rim(pen, 'round').union(edges.stroke(pen, { join: 'miter' }).intersect(box));
      return [d.layer('box', lines.subtract(keyhole.grow(gap)).withoutSlivers(), 'main'), d.layer('keyhole', keyhole, 'second', { mono: 'ink' }), d.layer('shackle', loop.gapFrom(box, gap), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') {
      return [d.layer('padlock', box.union(loop.subtract(box.shrink(20))).subtract(keyhole, edges.stroke(gap, { join: 'miter' }).subtract(d.rect(-20, at + 20, 40, 600)).intersect(box)), 'main')];
    }
    const faces = box.subtract(edges.stroke(gap, { join: 'miter' }), keyhole).pieces().toSorted((one, other) => one.bounds.cx - other.bounds.cx);
    return [d.layer('shackle', loop.gapFrom(box, gap), 'second', { mono: 'ink' }), d.layer('left and lid', d.union(faces[0]!, faces[1]!), 'main', { mono: 'ink' }), d.layer('right', faces[2]!, { tint: 'main', by: -0.3 }, { mono: 'ink' })];
  },
});
