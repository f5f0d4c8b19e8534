import { idea } from '../../idea.ts';

/** A bull whose horns are the handle of a kettlebell. */
export const bullKettlebell = idea({
  id: 'bull-kettlebell',
  title: 'Take it by the horns',
  says: 'The horns of the bull close into the handle of a kettlebell.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bull', 'ox', 'bison', 'buffalo', 'cow', 'ram'] }, { things: ['kettlebell', 'dumbbell', 'muscle'], trades: ['fitness', 'martial-arts', 'boxing', 'physiotherapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { muzzle: { label: 'Size of the muzzle', min: 320, max: 400, usual: 340 } },
  draw: (d, { look, params }) => {
    const horn = d.path('M-120 -130C-330 -150 -400 -340 -290 -440C-220 -500 -110 -500 -22 -500V-420C-110 -420 -190 -420 -230 -380C-280 -320 -220 -230 -60 -200Z').round(8, 0);
    const body = d.circle(0, 150, 340).intersect(d.rect(-400, -300, 800, 740)).round(40, 0);
    const eyes = d.mirror(d.ellipse(132, 66, 34, 40));
    const wide = params['muzzle']!;
    if (look === 'cut') {
      const glare = d.mirror(d.polygon([[70, 40], [220, -20], [200, 70], [110, 96]], 12));
      const noseRing = d.arc(0, 330, wide * 0.26, -50, 230).stroke(44, { cap: 'round' });
      return [d.layer('bull', d.mirror(horn.scale(1.06, 1.06, [0, -130])).union(body).subtract(glare, noseRing), 'main')];
    }
    const muzzle = d.rect(-wide / 2, 220, wide, 170, 85);
    const nostrils = d.mirror(d.ellipse(76, 288, 26, 34));
    const ears = d.mirror(d.leaf([300, -40], [500, -110], 0.24)).gapFrom(body, 16);
    if (look === 'line') return [d.layer('bull', body.rim(42, 'round').union(d.mirror(horn.round(14, 0)).gapFrom(body, 16), eyes, ears), 'main'), d.layer('muzzle', muzzle.rim(36).union(nostrils), 'second', { mono: 'ink' })];
    return [d.layer('bull', d.mirror(horn).union(body).subtract(eyes).union(ears), 'main'), d.layer('muzzle', muzzle.subtract(nostrils), 'second')];
  },
});
