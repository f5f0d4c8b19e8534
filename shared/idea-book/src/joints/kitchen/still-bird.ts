import { idea } from '../../idea.ts';
import { drop } from './parts.ts';

/** A copper still that is a wading bird. */
export const stillBird = idea({
  id: 'still-bird',
  title: 'The still is a bird',
  says: 'The copper still is a bird: the pot is its body, the swan neck its neck, and the first drop leaves its beak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wading-bird', 'water-bird', 'kingfisher', 'woodpecker', 'crow', 'beak'] }, { things: ['still'], trades: ['distillery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.1 },
  },
  params: { neck: { label: 'Neck length', min: 200, max: 320, usual: 222 }, eye: { label: 'Eye size', min: 24, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = 18;
    const rise = params['neck']! - 222;
    const pot = d.path('M-72 -60H72C90 10 290 40 290 240C290 330 240 400 190 430H-190C-240 400 -290 330 -290 240C-290 40 -90 10 -72 -60Z').round(16, 0);
    const neck = d.polygon([[-70, -78], [70, -78], [46, -300 - rise], [-46, -300 - rise]]);
    const head = d.circle(0, -370 - rise, 108);
    const beak = d.polygon([[40, -471 - rise], [470, -236 - rise], [440, -206 - rise], [0, -262 - rise]], 10);
    const eye = d.circle(14, -384 - rise, params['eye']!);
    const foot = d.rect(-230, 448, 460, 52, 10);
    const fallen = drop(d, 46, 84).move(452, -60 - rise);
    if (look === 'bold') {
      const bill = d.polygon([[20, -478 - rise], [500, -226 - rise], [460, -180 - rise], [0, -270 - rise]], 16);
      const bird = d.weld(pot, d.union(d.polygon([[-70, 20], [70, 20], [54, -300 - rise], [-54, -300 - rise]]), head, bill).round(0, 30), 90);
      return [d.layer('still', bird.subtract(eye.grow(4), d.rect(-400, 350, 800, 26)), 'main'), d.layer('drop', drop(d, 62, 112).move(478, 20 - rise), 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('still', d.union(pot.rim(34, 'round'), d.union(neck, head, beak).rim(34, 'round'), eye, foot), 'main'), d.layer('drop', fallen, 'second')];
    return [d.layer('pot', pot.union(foot), 'main'), d.layer('neck', d.union(neck, head, beak).round(0, 30).gapFrom(pot, gap).subtract(eye), 'main'), d.layer('drop', fallen, 'second')];
  },
});
