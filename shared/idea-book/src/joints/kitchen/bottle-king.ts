import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A bottle with a crown for its cap. */
export const bottleKing = idea({
  id: 'bottle-king',
  title: 'The cap is a crown',
  says: 'The bottle wears a crown where its cap should be.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['crown', 'king', 'queen'] }, { things: ['bottle', 'bottle-cap'], trades: ['brewery', 'pub', 'distillery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.03 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 2, stem: 0.1 },
  },
  params: { crown: { label: 'Crown height', min: 370, max: 470, usual: 400 }, gap: { label: 'Gap', min: 14, max: 30, usual: 18 } },
  draw: (d, { look, params }) => {
    const [gap, high] = [params['gap']!, params['crown']!];
    const bottle = d.mirror(d.path('M0 -150H84V-40C84 70 230 90 230 270V500H0Z')).round(30, 0);
    const tips = [-2, -1, 0, 1, 2].flatMap((i): Point[] => [[i * 104, -high - 18 * (2 - Math.abs(i))], [i * 90 + 46, 82 - high]]).slice(0, 9);
    const crown = d.polygon([[-138, -190], ...tips, [138, -190]]).round(16, 4);
    if (look === 'bold') {
      const flask = d.mirror(d.path('M0 -150H104V-60C104 70 270 90 270 270V500H0Z')).round(40, 0);
      const cap = d.polygon([[-176, -150 - gap], [-236, -high - 30], [-106, 60 - high], [0, -high - 90], [106, 60 - high], [236, -high - 30], [176, -150 - gap]]).round(18, 6);
      const shine = d.line('M-170 270V400').stroke(46, { cap: 'round' });
      return [d.layer('bottle', flask.subtract(shine), 'main'), d.layer('crown', cap, 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('bottle', bottle.rim(30, 'round'), 'main'), d.layer('crown', crown.rim(30, 'round').union(d.rect(-90, -262, 180, 30)), 'second')];
    return [d.layer('bottle', bottle.gapFrom(crown, gap), 'main'), d.layer('crown', crown.subtract(d.rect(-300, -252, 600, gap)), 'second')];
  },
});
