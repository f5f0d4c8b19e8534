import { idea } from '../../idea.ts';

/** A whisk with a pencil for a handle. */
export const whiskPencil = idea({
  id: 'whisk-pencil',
  title: 'Notes in the kitchen',
  says: 'The whisk has a pencil for a handle: here one cooks and learns.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cooking-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.06 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { lean: { label: 'Lean', min: 0, max: 45, usual: 40 }, wires: { label: 'Weight of wires', min: 44, max: 60, usual: 52 } },
  draw: (d, { look, params }) => {
    const lean = params['lean']!;
    const pen = look === 'line' ? 44 : params['wires']!;
    const outer = d.line('M-40 20C-70 -100 -230 -180 -230 -350C-230 -470 -120 -540 0 -540C120 -540 230 -470 230 -350C230 -180 70 -100 40 20').stroke(pen);
    const inner = d.line('M0 20C-20 -100 -96 -210 -96 -340C-96 -450 -60 -520 0 -540C60 -520 96 -450 96 -340C96 -210 20 -100 0 20').stroke(pen);
    const solidHead = d.line('M-40 20C-70 -100 -230 -180 -230 -350C-230 -470 -120 -540 0 -540C120 -540 230 -470 230 -350C230 -180 70 -100 40 20').fill();
    const wide = 78;
    const ferrule = d.rect(-wide, 16, 2 * wide, 74, 14);
    const shaft = d.rect(-wide, 112, 2 * wide, 250);
    const wood = d.polygon([[-wide, 384], [wide, 384], [34, 474], [-34, 474]]);
    const lead = d.polygon([[-28, 492], [28, 492], [0, 566]], 6);
    const head = d.union(outer, inner);
    if (look === 'line') {
      const pencil = d.polygon([[-wide, 30], [wide, 30], [wide, 370], [0, 560], [-wide, 370]]).rim(pen, 'round').union(d.polygon([[-40, 470], [40, 470], [0, 560]]), d.rect(-wide, 350, 2 * wide, pen * 0.8));
      return [d.layer('whisk', head.gapFrom(ferrule, 20).rotate(lean), 'main', { mono: 'ink' }), d.layer('pencil', pencil.rotate(lean), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') {
      const slots = solidHead.shrink(44).subtract(d.line('M-60 20C-80 -100 -120 -210 -112 -560').stroke(40), d.line('M60 20C80 -100 120 -210 112 -560').stroke(40)).subtract(d.rect(-300, -60, 600, 200)).withoutSlivers(900);
      return [d.layer('whisk and pencil', d.union(solidHead.subtract(slots), d.rect(-wide, 34, 2 * wide, 328), d.polygon([[-wide, 384], [wide, 384], [0, 570]])).subtract(d.rect(-300, 20, 600, 24)).rotate(lean), 'main')];
    }
    return [d.layer('whisk', d.union(head, ferrule, lead).rotate(lean), 'main', { mono: 'ink' }), d.layer('pencil', d.union(shaft, wood).rotate(lean), 'second', { mono: 'ink' })];
  },
});
