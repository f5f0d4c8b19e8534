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
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { wings: { label: 'Wing size', min: 0.85, max: 1.15, usual: 1 }, stick: { label: 'Handle width', min: 44, max: 70, usual: 54 } },
  draw: (d, { look, params }) => {
    const gap = 20;
    const body = d.ellipse(0, 130, 178, 268);
    const grooves = [0, 1, 2, 3].map((i) => d.rect(-300, -50 + i * 96, 600, 24));
    const stripes = body.subtract(d.rect(-300, -200, 600, 76), ...grooves).pieces().map((piece) => piece.round(18, 0));
    const [size, thin] = [params['wings']!, params['stick']!];
    const stick = d.rect(-thin / 2, -480, thin, 340, thin / 2).union(d.circle(0, -470, 50));
    const wing = drop(d, 118, 300).rotate(-118).move(330, -270).scale(size, size, [60, -110]);
    const sting = drop(d, 60, 108).move(0, 530);
    if (look === 'bold') {
      const fat = d.ellipse(0, 140, 210, 280);
      const rings = fat.subtract(d.rect(-300, -200, 600, 90), d.rect(-300, 16, 600, 38), d.rect(-300, 176, 600, 38)).pieces().map((piece) => piece.round(22, 0));
      const rod = d.rect(-thin * 0.65, -480, thin * 1.3, 400, thin * 0.65).union(d.circle(0, -470, 64));
      const blade = drop(d, 136, 320).rotate(-118).move(350, -270).scale(size, size, [60, -110]);
      return [d.layer('body', d.union(...rings, rod), 'main'), d.layer('wings', d.mirror(blade.gapFrom(d.union(rod, ...rings), gap * 1.4)), 'main'), d.layer('sting', drop(d, 64, 114).move(0, 560), 'main')];
    }
    if (look === 'line') return [d.layer('stick', stick, 'main'), d.layer('body', d.union(...stripes.map((s) => s.rim(24, 'round'))), 'main'), d.layer('wings', d.mirror(wing.rim(26, 'round').gapFrom(stick, 0)), 'main'), d.layer('sting', sting, 'second')];
    return [d.layer('body', d.union(...stripes, stick), 'main'), d.layer('wings', d.mirror(wing.gapFrom(d.union(stick, ...stripes), gap)), 'second'), d.layer('sting', sting, 'second')];
  },
});
