import { idea } from '../../idea.ts';

/** A tooth whose crown is two snowy peaks. */
export const toothPeaks = idea({
  id: 'tooth-peaks',
  title: 'The highest molar',
  says: 'The crown of the tooth is a mountain with snow on its peaks.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'snow', 'hill', 'valley', 'ice'] }, { things: ['tooth'], trades: ['dental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    dawn: { manner: 'cut', vibes: ['illustrative', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 28, usual: 16 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const peaks = d.path('M-340 -60L-160 -420L-30 -200L80 -360L340 -60C330 60 270 110 256 210C240 340 226 470 150 470C80 470 96 320 72 240C58 190 34 170 0 170C-34 170 -58 190 -72 240C-96 320 -80 470 -150 470C-226 470 -240 340 -256 210C-270 110 -330 60 -340 -60Z').round(24, 10);
    const snowline = d.polygon([[-500, -700], [500, -700], [500, -190], [190, -190], [110, -250], [60, -170], [0, -250], [-60, -170], [-130, -240], [-190, -160], [-250, -210], [-500, -210]]);
    const snow = peaks.intersect(snowline);
    if (look === 'dawn') {
      const gap = params['gap']! + 8;
      const sun = d.circle(176, -330, 190).gapFrom(peaks, gap);
      return [d.layer('tooth', peaks.subtract(snowline.grow(gap, 'miter')).union(snow.round(6, 0)), 'main', { mono: 'ink' }), d.layer('sun', sun, 'second', { mono: 'ink' })];
    }
    if (line) return [d.layer('tooth', peaks.rim(42, 'round'), 'main'), d.layer('snow', d.polyline([[-260, -210], [-190, -160], [-130, -240], [-60, -170], [-14, -226], [60, -170], [110, -250], [190, -190], [240, -190]]).stroke(38).intersect(peaks.shrink(38)), 'second', { mono: 'join' })];
    return [d.layer('tooth', peaks.subtract(snowline.grow(params['gap']!, 'miter')), 'main'), d.layer('snow', snow.round(6, 0), 'second')];
  },
});
