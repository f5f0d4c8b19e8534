import { idea } from '../../idea.ts';

/** A pirate of three forms: hat, head and patch. */
export const piratePatch = idea({
  id: 'pirate-patch',
  title: 'Aye',
  says: 'A hat, a head, one eye and a patch: that is all a pirate needs.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pirate'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, traits: ['playful'], stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, traits: ['playful'], stem: 0.046 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.2 },
  },
  params: { patch: { label: 'Patch', min: 92, max: 124, usual: 108 } },
  draw: (d, { look, params }) => {
    const patch = params['patch']!;
    const hat = d.mirror(d.path('M6 -520C-190 -520 -300 -430 -360 -310C-420 -270 -500 -270 -580 -330C-570 -160 -330 -50 6 -50Z')).round(16, 0);
    const head = d.circle(0, 90, 400).intersect(d.rect(-600, -60, 1200, 800));
    const eye = d.circle(160, 120, 50);
    const flap = d.circle(-120, 110, patch).intersect(d.rect(-600, 60, 1200, 400)).union(d.polyline([[-460, -20], [420, 240]]).stroke(44).intersect(d.circle(0, 90, 420)));
    const smile = d.arc(20, 200, 150, 30, 130).stroke(44, { cap: 'round' });
    if (look === 'line') return [d.layer('hat', hat, 'second'), d.layer('head', d.circle(0, 90, 400).rim(46, 'round').union(flap, eye, smile).gapFrom(hat, 24).intersect(d.circle(0, 90, 400)), 'main')];
    if (look === 'cut') {
      const skull = d.circle(0, -60, 400).union(d.rect(-210, 180, 420, 280, 60)).round(0, 40);
      const patchCut = d.circle(160, -20, patch * 1.05);
      const band = d.polyline([[-460, -330], [500, 130]]).stroke(30);
      const other = d.circle(-160, -20, patch * 1.05);
      const nose = d.polygon([[0, 60], [54, 160], [-54, 160]], 10);
      const teeth = d.union(...[-80, 0, 80].map((x) => d.rect(x - 15, 330, 30, 200)));
      return [d.layer('skull', skull.subtract(other, nose, teeth, band.subtract(patchCut.grow(30)), patchCut.grow(28).subtract(patchCut)), 'main')];
    }
    return [d.layer('head', head.subtract(flap, eye, smile).gapFrom(hat, 26).withoutSlivers(1200), 'second', { mono: 'ink' }), d.layer('hat', hat.subtract(d.mirror(d.polyline([[-86, -370], [86, -214]]).stroke(44, { cap: 'round' }))), 'main')];
  },
});
