import { idea } from '../../idea.ts';

/** A hippopotamus: a great muzzle with nostrils, and what looks over it. */
export const hippoMuzzle = idea({
  id: 'hippo-muzzle',
  title: 'Mostly muzzle',
  says: 'A great muzzle with two nostrils, and two small ears behind it: a hippopotamus.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['hippopotamus'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    water: { manner: 'cut', vibes: ['geometric_minimal', 'illustrative', 'gradient_modern'], colors: 2, stem: 0.16 },
  },
  params: { muzzle: { label: 'Width of the muzzle', min: 420, max: 500, usual: 460 } },
  draw: (d, { look, params }) => {
    const half = params['muzzle']!;
    const [gap, pen] = [26, 44];
    const muzzle = d.union(d.mirror(d.circle(-half + 235, 150, 235)), d.rect(-half + 235, -60, 2 * half - 470, 430)).round(0, 40);
    const head = d.path('M-270 150V-200C-270 -340 -160 -420 0 -420C160 -420 270 -340 270 -200V150Z');
    const ears = d.mirror(d.circle(-250, -400, 86));
    const nostrils = d.mirror(d.ellipse(-half + 250, 66, 44, 60).rotate(14, [-half + 250, 66]));
    const eyes = d.mirror(d.circle(-140, -220, 36));
    const teeth = d.mirror(d.rect(-half + 210, 360, 90, 120, [0, 0, 30, 30]));
    if (look === 'line') {
      return [d.layer('hippopotamus', d.union(d.union(head, ears).round(0, 20).rim(pen, 'round').subtract(muzzle.shrink(6)), eyes, muzzle.rim(pen, 'round'), nostrils), 'main'), d.layer('teeth', teeth.gapFrom(muzzle, gap), 'second')];
    }
    if (look === 'water') {
      const level = -10;
      const over = d.union(head, ears, muzzle.move(0, -60)).round(0, 24).subtract(eyes, nostrils.move(0, -126)).intersect(d.rect(-800, -800, 1600, 800 + level + 60)).round(16, 0);
      const strips = d.union(d.rect(-520, 90, 1040, 64, 32), d.rect(-360, 196, 720, 64, 32), d.rect(-180, 302, 360, 64, 32));
      return [d.layer('hippopotamus', over, 'main'), d.layer('water', strips, 'second')];
    }
    return [d.layer('head', d.union(head, ears).round(0, 20).subtract(eyes).gapFrom(muzzle, gap), 'main'), d.layer('muzzle', muzzle.subtract(nostrils), 'main'), d.layer('teeth', teeth.gapFrom(muzzle, gap), 'second')];
  },
});
