import { idea } from '../../idea.ts';
import { drop } from './parts.ts';

/** A honey dipper with wings is a bee; its sting is the drop. */
export const beeDipper = idea({
  id: 'bee-dipper',
  title: 'The dipper is a bee',
  says: 'The honey dipper is a bee: its grooves are the stripes, and its sting is a drop of honey.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bee', 'honey', 'hive'], trades: ['honey'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.03 },
  },
  draw: (d, { look }) => {
    const gap = 20;
    const body = d.ellipse(0, 130, 178, 268);
    const grooves = [0, 1, 2, 3].map((i) => d.rect(-300, -50 + i * 96, 600, 24));
    const stripes = body.subtract(d.rect(-300, -200, 600, 76), ...grooves).pieces().map((piece) => piece.round(18, 0));
    const stick = d.rect(-27, -480, 54, 340, 27).union(d.circle(0, -470, 50));
    const wing = drop(d, 118, 300).rotate(-118).move(330, -270);
    const sting = drop(d, 60, 108).move(0, 530);
    if (look === 'line') return [d.layer('stick', stick, 'main'), d.layer('body', d.union(...stripes.map((s) => s.rim(24, 'round'))), 'main'), d.layer('wings', d.mirror(wing.rim(26, 'round').gapFrom(stick, 0)), 'main'), d.layer('sting', sting, 'second')];
    return [d.layer('body', d.union(...stripes, stick), 'main'), d.layer('wings', d.mirror(wing.gapFrom(d.union(stick, ...stripes), gap)), 'second'), d.layer('sting', sting, 'second')];
  },
});
