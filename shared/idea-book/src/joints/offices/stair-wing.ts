import { idea } from '../../idea.ts';

/** A bird whose raised wing is a flight of stairs. */
export const stairWing = idea({
  id: 'stair-wing',
  title: 'Steps become a wing',
  says: 'The raised wing of the bird is a flight of stairs: step by step, it climbs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['coaching'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.16 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'modern_flat', 'illustrative'], colors: 2, stem: 0.16 },
  },
  params: { rise: { label: 'Rise of a step', min: 120, max: 160, usual: 140 }, gap: { label: 'Gap', min: 22, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const [rise, gap] = [params['rise']!, params['gap']!];
    const [left, tread, base] = [-300, 130, 150];
    const body = d.path(`M-560 330L-330 ${base}H240C280 90 320 70 370 70C440 70 486 116 494 176L600 214L490 250C460 370 330 440 150 440C-20 440 -110 380 -200 360L-520 420Z`).round(12, 0);
    const eye = d.circle(376, 166, 32);
    const top = base - 4 * rise;
    const wing = d
      .path(`M${left} ${base}V${base - rise}H${left + tread}V${base - 2 * rise}H${left + 2 * tread}V${base - 3 * rise}H${left + 3 * tread}V${top}H${left + 4 * tread + 10}C${left + 4 * tread + 60} ${top + 200} ${left + 4 * tread + 20} ${base - 120} ${left + 4 * tread - 30} ${base}Z`)
      .round(8, 0);
    if (look === 'cut') return [d.layer('bird', body.union(wing.move(0, 20)).round(0, 10).subtract(eye), 'main', { mono: 'ink' })];
    const lifted = wing.move(0, -gap);
    if (look === 'tone') return [d.layer('bird', body.subtract(eye), 'main', { mono: 'ink' }), d.layer('wing', lifted, { gradient: ['main', 'second'], from: [-200, base], to: [150, top] }, { mono: 'ink' })];
    return [d.layer('bird', body.subtract(eye), 'main', { mono: 'ink' }), d.layer('wing', lifted, 'second', { mono: 'ink' })];
  },
});
