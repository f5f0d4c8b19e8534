import { idea } from '../../idea.ts';

/** A pot with two handles whose lid is a mortarboard. */
export const potGraduate = idea({
  id: 'pot-graduate',
  title: 'The pot has graduated',
  says: 'The lid of the pot is a graduation cap, and its button is the knob.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cooking-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { round: { label: 'Roundness', min: 70, max: 200, usual: 130 } },
  draw: (d, { look, params }) => {
    const round = params['round']!;
    const [w, gap] = [310, 22];
    const board = d.polygon([[-480, -230], [0, -420], [480, -230], [0, -40]], 14);
    const knob = d.circle(0, -424, 52);
    const band = d.path(`M${-w} -200H${w}V30Q0 110 ${-w} 30Z`);
    const body = d.path(`M${-w} 30Q0 110 ${w} 30V${420 - round}A${round} ${round} 0 0 1 ${w - round} 420H${round - w}A${round} ${round} 0 0 1 ${-w} ${420 - round}Z`);
    const pen = look === 'line' ? 42 : 62;
    const ears = d.mirror(d.line(`M${w - 20} 150H${w + 70}A40 40 0 0 1 ${w + 110} 190V200A40 40 0 0 1 ${w + 70} 240H${w - 20}`).stroke(pen));
    const tassel = d.rect(352, -50, 80, 120, [20, 20, 8, 8]);
    if (look === 'line') {
      const cap = board.rim(pen, 'round').union(d.circle(0, -424, 52), d.polyline([[392, -230], [392, 60]]).stroke(pen, { cap: 'round' }));
      const brim = d.rect(-w, -200, pen, 216).union(d.rect(w - pen, -200, pen, 216)).subtract(board);
      const pot = body.rim(pen, 'round').union(ears.subtract(body));
      return [d.layer('pot', pot, 'main', { mono: 'ink' }), d.layer('cap', cap.union(brim.gapFrom(pot, gap)), 'second', { mono: 'ink' })];
    }
    const hang = d.polyline([[392, -230], [392, -40]]).stroke(34).gapFrom(board, 0).union(tassel);
    const lid = band.gapFrom(board, gap);
    const pot = body.union(ears).gapFrom(band, gap);
    if (look === 'cut') return [d.layer('pot', d.union(pot, lid, board.union(knob).subtract(d.polyline([[0, -230], [340, -212]]).stroke(30, { cap: 'round' })), hang), 'main')];
    return [d.layer('pot', pot, 'main', { mono: 'ink' }), d.layer('band', lid, 'main', { mono: 'ink' }), d.layer('board', board.union(knob), 'second', { mono: 'ink' }), d.layer('tassel', hang, 'second', { mono: 'ink' })];
  },
});
