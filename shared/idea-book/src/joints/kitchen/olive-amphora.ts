import { idea } from '../../idea.ts';

/** An amphora: an olive is its belly, two leaves are its handles. */
export const oliveAmphora = idea({
  id: 'olive-amphora',
  title: 'An amphora of one olive',
  says: 'An olive is the belly of the amphora, and two olive leaves are its handles.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['olive', 'olive-oil', 'olive-tree', 'amphora'], trades: ['olive-oil'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.03 },
    pimento: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 28, usual: 18 }, belly: { label: 'Belly width', min: 216, max: 256, usual: 236 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const belly = d.ellipse(0, 150, params['belly']!, 310);
    const leaf = d.path('M98 -372C330 -400 400 -170 212 0C270 -160 230 -290 98 -372Z');
    const lip = d.rect(-112, -440, 224, 56, 28);
    const neck = d.mirror(d.path('M0 -400H66C52 -320 52 -250 92 -150C60 -120 30 -110 0 -110Z'));
    const foot = d.mirror(d.path('M0 440H56C70 500 100 520 150 530V560H0Z'));
    if (look === 'pimento') {
      const jar = d.union(belly, neck.union(lip, foot)).round(0, 30);
      return [d.layer('amphora', jar.subtract(d.circle(0, 150, 84 + gap)), 'main'), d.layer('pimento', d.circle(0, 150, 84), 'second', { mono: 'ink' }), d.layer('leaves', d.mirror(leaf.gapFrom(jar, gap)), 'main')];
    }
    if (look === 'line') return [d.layer('amphora', d.union(belly.rim(28), d.mirror(leaf.rim(26, 'round')), d.rect(-112, -430, 224, 28, 14), d.mirror(d.line('M70 -416C52 -330 52 -250 88 -140').stroke(28)), d.rect(-140, 512, 280, 28, 14), d.rect(-14, 440, 28, 90)), 'main')];
    return [d.layer('olive', belly, 'main'), d.layer('neck', neck.union(lip, foot).gapFrom(belly, gap), 'main'), d.layer('leaves', d.mirror(leaf.gapFrom(lip.union(neck), gap).gapFrom(belly, gap)), 'second')];
  },
});
