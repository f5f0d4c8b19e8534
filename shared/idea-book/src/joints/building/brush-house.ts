import { idea } from '../../idea.ts';

/** A wide paintbrush, handle down, whose bristles are a painted house. */
export const brushHouse = idea({
  id: 'brush-house',
  title: 'House on the brush',
  says: 'The bristles of the paintbrush are a house in fresh paint.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['painting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.13 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 34, usual: 26 }, roof: { label: 'Roof height', min: 130, max: 230, usual: 180 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const eave = -480 + params['roof']!;
    const house = d.polygon([[0, -480], [280, eave], [280, 60], [-280, 60], [-280, eave]]);
    const window = d.rect(-90, -190, 180, 180, 20);
    const cross = d.rect(-gap / 2, -190, gap, 180).union(d.rect(-90, -100 - gap / 2, 180, gap));
    const ferrule = d.rect(-280, 60 + gap, 560, 90);
    const wood = d.path(`M-280 ${150 + 2 * gap}H280C280 250 240 270 150 290C90 304 74 330 74 380V450C74 492 44 520 0 520C-44 520 -74 492 -74 450V380C-74 330 -90 304 -150 290C-240 270 -280 250 -280 ${150 + 2 * gap}Z`).round(12, 0);
    const eye = d.circle(0, 440, 26);
    if (look === 'line') {
      const pen = 42;
      const bristles = house.round(26, 0).rim(pen, 'round').union(window.outline(pen));
      const handle = d.path('M-280 60H280V220C280 260 240 270 150 290C90 304 74 330 74 380V450C74 492 44 520 0 520C-44 520 -74 492 -74 450V380C-74 330 -90 304 -150 290C-240 270 -280 260 -280 220Z').round(20, 0);
      return [d.layer('house', bristles, 'second', { mono: 'ink' }), d.layer('handle', handle.rim(pen, 'round').union(d.rect(-270, 140, 540, pen)).move(0, gap), 'main')];
    }
    const panes = window.subtract(cross);
    if (look === 'cut') {
      const one = d.union(house.round(20, 0), d.rect(-280, 0, 560, 150 + gap), wood.union(d.rect(-280, 150 + gap, 560, gap + 20)));
      return [d.layer('brush', one.subtract(panes, d.rect(-400, 60, 800, gap), eye), 'main')];
    }
    return [d.layer('house', house.round(20, 0).subtract(panes), 'second', { mono: 'ink' }), d.layer('ferrule', ferrule, 'main'), d.layer('handle', wood.subtract(eye), 'main')];
  },
});
