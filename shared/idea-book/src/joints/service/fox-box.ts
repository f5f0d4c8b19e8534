import { idea } from '../../idea.ts';

/** A parcel that is the head of a fox. */
export const foxBox = idea({
  id: 'fox-box',
  title: 'A fox of a parcel',
  says: 'Seen from the corner, the parcel is a fox: its flaps are the ears, the tape is the nose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fox', 'wolf'] }, { things: ['parcel', 'box', 'container'], trades: ['moving', 'logistics', 'delivery', 'meal-delivery', 'retail', 'shipping', 'gift-shop'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    tones: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
  },
  params: { ears: { label: 'Ear height', min: 260, max: 380, usual: 320 }, gap: { label: 'Gap', min: 16, max: 32, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = look === 'line' ? 0 : params['gap']!;
    const ears = params['ears']!;
    const left = d.polygon([[-410, -130], [-gap / 2, 60], [-gap / 2, 480], [-410, 260]]);
    const top = d.polygon([[-410, -130 - gap * 1.1], [0, -320], [410, -130 - gap * 1.1], [0, 60 - gap * 1.1]]);
    const ear = d.polygon([[-410 , -150 - gap * 1.2], [-390, -150 - ears], [-80, -306 - gap]]);
    const cheek = left.intersect(d.polygon([[-410, 70], [-gap / 2, 290], [-gap / 2, 700], [-500, 700]]));
    const eye = d.polygon([[-270, 36], [-150, 92], [-190, 128], [-262, 96]], 8);
    const nose = d.polygon([[-76, 420], [0, 370], [76, 420], [0, 490]], 14);
    if (look === 'line') {
      const lines = d.line(`M-400 -130L0 60L400 -130V260L0 470L-400 260ZM0 60V400M-400 -130L-380 ${-120 - ears}L-90 -270M400 -130L380 ${-120 - ears}L90 -270`).stroke(38, { join: 'round', cap: 'round' });
      return [d.layer('box', lines.union(d.line('M-400 -130L0 -310L400 -130').stroke(38, { join: 'round' })).gapFrom(nose, 16), 'main', { mono: 'ink' }), d.layer('nose', nose.union(d.mirror(d.circle(-200, 96, 30))), 'second')];
    }
    const face = left.gapFrom(cheek, gap * 0.8).subtract(eye);
    const side = look === 'tones' ? ({ tint: 'main', by: -0.22 } as const) : 'main';
    return [
      d.layer('ears', d.mirror(ear), 'main', { mono: 'ink' }),
      d.layer('lid', top, look === 'tones' ? { tint: 'main', by: 0.24 } : 'main', { mono: 'ink' }),
      d.layer('left face', face.gapFrom(nose, gap), 'main', { mono: 'ink' }),
      d.layer('right face', face.flipX(0).gapFrom(nose, gap), side, { mono: 'ink' }),
      d.layer('cheeks', d.mirror(cheek).gapFrom(nose, gap), 'second', { mono: 'ink' }),
      d.layer('nose', nose, 'main', { mono: 'ink' }),
    ];
  },
});
