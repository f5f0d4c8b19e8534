import { idea } from '../../idea.ts';

/** The letter A hangs on a rail. */
export const hangerA = idea({
  id: 'hanger-a',
  title: 'A on a hanger',
  says: 'The A is a clothes hanger.',
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['hanger'], trades: ['fashion', 'second-hand', 'retail', 'tailoring', 'laundry', 'kids-fashion'] }],
  initials: 'AАΑ',
  fits: ({ initials: { first } }) => first,
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    round: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 1, stem: 0.1 },
  },
  params: { bar: { label: 'Height of the crossbar', min: 160, max: 290, usual: 230 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 52 : 116;
    if (look === 'round') {
      const thick = 92;
      const y = params['bar']! + 40;
      const half = ((y + 190) / 610) * 320;
      const frame = d.line(`M-320 420L0 -190L320 420M${-half} ${y}H${half}`).stroke(thick, { cap: 'round' });
      return [d.layer('letter', frame.union(d.line('M0 -190V-250C0 -340 120 -350 120 -450A112 112 0 0 0 -104 -450').stroke(thick * 0.8, { cap: 'round' })).round(0, 12), 'main')];
    }
    const legs = d.polyline([[-370, 470], [0, -130], [370, 470]]).stroke(pen, { join: 'miter' }).intersect(d.rect(-600, -600, 1200, 1040));
    const bar = d.rect(-330, params['bar']!, 660, pen * 0.86).intersect(d.polygon([[-370, 470], [0, -130], [370, 470]]));
    const hook = d.line('M0 -230V-250C0 -330 116 -336 116 -436A104 104 0 0 0 -92 -436').stroke(pen * 0.6 + 10, { cap: 'round' });
    const letter = legs.union(bar);
    return [d.layer('letter', letter, 'main'), d.layer('hook', hook.subtract(letter.grow(0.1)), 'second', { mono: 'ink' })];
  },
});
