import { idea } from '../../idea.ts';
import { heart } from './parts.ts';

/** A pirate’s skull with a patch, its nose a heart upside down. */
export const oneEyedCaptain = idea({
  id: 'one-eyed-captain',
  title: 'The captain’s patch',
  says: 'A pirate’s skull with a patch over one eye; its nose is a heart turned over.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pirate'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    flag: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.16 },
  },
  params: { eye: { label: 'Size of the eye', min: 88, max: 118, usual: 104 } },
  draw: (d, { look, params }) => {
    const eye = params['eye']!;
    const [gap, pen] = [26, 44];
    const skull = d.union(d.superellipse(0, -90, 410, 380, 2.3), d.rect(-220, 80, 440, 380, [0, 0, 70, 70])).round(0, 60);
    const teeth = d.union(d.rect(-gap / 2, 330, gap, 300), d.mirror(d.rect(-110 - gap / 2, 330, gap, 300)));
    const socket = d.circle(170, -20, eye);
    const nose = heart(d, 120).rotate(180).place({ cx: 0, cy: 170 });
    const strap = d.polyline([[-600, 70], [600, -330]]).stroke(look === 'line' ? pen : 60);
    const patch = d.path('M-310 -70L-60 -150C-40 -40 -70 80 -150 100C-240 110 -300 30 -310 -70Z').round(24, 0).union(strap.intersect(d.rect(-600, -600, 560, 1200))).union(strap).intersect(skull);
    if (look === 'line') return [d.layer('skull', d.union(skull.rim(pen, 'round').gapFrom(patch, 16), socket.rim(pen).gapFrom(patch, gap), nose, d.mirror(d.rect(-74 - pen / 2, 350, pen, 110))), 'main'), d.layer('patch', patch, 'second', { mono: 'ink' })];
    const head = skull.subtract(teeth, socket, nose, patch.grow(gap));
    if (look === 'flag') return [d.layer('flag', d.rect(-540, -540, 1080, 1080, 120).subtract(d.union(head, patch).withoutSlivers(600).scale(0.8).move(0, 10)), 'main')];
    return [d.layer('skull', head.withoutSlivers(600).round(6, 0), 'main', { mono: 'ink' }), d.layer('patch', patch, 'second', { mono: 'ink' })];
  },
});
