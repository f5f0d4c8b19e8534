import { idea } from '../../idea.ts';

/** A medical cross that is an anchor. */
export const anchorCross = idea({
  id: 'anchor-cross',
  title: 'A safe anchor',
  says: 'The medical cross is the top of an anchor.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['anchor', 'harbor', 'port', 'sailor', 'sea'] }, { things: ['medical-cross'], trades: ['medical', 'pharmacy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    seal: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { cross: { label: 'Weight of the cross', min: 130, max: 196, usual: 160 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const wide = params['cross']!;
    const cross = d.union(d.rect(-wide / 2, -330, wide, 480), d.rect(-240, -90 - wide / 2, 480, wide)).round(18, 0);
    const ring = d.ring(0, -430, 92, 48).gapFrom(cross, 18);
    const fluke = d.polygon([[-480, 220], [-420, 60], [-280, 168]], 14);
    if (line) {
      const bow = d.line('M-400 170C-350 350 -190 450 0 450C190 450 350 350 400 170M0 174V450').stroke(44);
      return [d.layer('anchor', bow.union(d.mirror(fluke), ring), 'main'), d.layer('cross', cross.rim(44, 'round'), 'second')];
    }
    const cup = d.path('M0 480C-200 480 -370 360 -420 150L-300 190C-250 290 -140 340 0 340Z');
    const arms = d.mirror(cup.union(fluke)).union(d.rect(-80, 174, 160, 220)).round(12, 12);
    if (look === 'seal') {
      const anchor = d.union(arms.gapFrom(cross, 20), ring, cross).fit({ cx: 0, cy: 0, width: 700, height: 740 });
      return [d.layer('seal', d.circle(0, 0, 520).subtract(anchor.move(0, -8)), 'main')];
    }
    return [d.layer('anchor', arms.union(ring), 'main'), d.layer('cross', cross, 'second')];
  },
});
