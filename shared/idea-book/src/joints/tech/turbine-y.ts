import { idea } from '../../idea.ts';

/** The letter Y is a wind turbine. */
export const turbineY = idea({
  id: 'turbine-y',
  title: 'The wind in the Y',
  says: 'The letter Y is a wind turbine.',
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['wind-turbine', 'wind'], trades: ['wind-energy', 'energy', 'environment', 'engineering'] }],
  initials: 'YΥ',
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { spread: { label: 'Spread', min: 36, max: 58, usual: 45 }, hub: { label: 'Hub size', min: 0.8, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const blade = d.path('M-40 0C-66 -120 -90 -180 -70 -300C-52 -390 -20 -440 0 -480C44 -330 60 -150 40 0Z').round(8, 0);
    const hub = (look === 'line' ? 46 : 74) * params['hub']!;
    const lean = params['spread']!;
    const arms = d.union(blade.rotate(-lean), blade.flipX(0).rotate(lean)).gapFrom(d.circle(0, 0, hub), 22);
    const tower = d.mirror(d.polygon([[0, 0], [34, 0], [62, 520], [0, 520]])).gapFrom(d.circle(0, 0, hub), 22).gapFrom(arms, 22);
    if (look === 'line') return [d.layer('arms', d.union(...arms.pieces().map((shape) => shape.rim(30)), tower.rim(30)), 'main'), d.layer('hub', d.circle(0, 0, hub), 'second')];
    return [d.layer('arms', arms, look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -360], to: [0, 60] } : 'main'), d.layer('tower', tower, 'main'), d.layer('hub', d.circle(0, 0, hub), 'second')];
  },
});
