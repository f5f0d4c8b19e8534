import { idea } from '../../idea.ts';

/** Six arrows leave one point and make a snowflake. */
export const arrowSnowflake = idea({
  id: 'arrow-snowflake',
  title: 'Cold in every direction',
  says: 'Six arrows that leave one point are a snowflake.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cold', 'ice', 'snow', 'winter', 'icicle', 'igloo', 'penguin', 'polar-bear', 'north', 'aurora', 'fjord'] }, { things: ['truck', 'container', 'parcel', 'warehouse'], trades: ['logistics', 'shipping', 'delivery'] }],
  looks: {
    solid: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.044 },
    crate: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat'], colors: 1, stem: 0.08 },
  },
  params: { head: { label: 'Arrowhead', min: 136, max: 166, usual: 155 } },
  draw: (d, { look, params }) => {
    const head = params['head']!;
    if (look === 'line') {
      const pen = 44;
      const arm = d.line('M0 0V-470').with(d.polyline([[-head * 0.8, -470 + head * 0.8], [0, -470], [head * 0.8, -470 + head * 0.8]]), d.polyline([[-head * 0.56, -200 - head * 0.5], [0, -200], [head * 0.56, -200 - head * 0.5]]));
      return [d.layer('arrows', d.union(...d.radial(arm.stroke(pen, { cap: 'round', join: 'round' }), { count: 6 })), 'main')];
    }
    const pen = 70;
    const arrow = d.polygon([[0, -500], [head, -500 + head * 1.05], [pen / 2, -500 + head * 1.05], [pen / 2, 0], [-pen / 2, 0], [-pen / 2, -500 + head * 1.05], [-head, -500 + head * 1.05]]);
    if (look === 'crate') {
      const arrows = d.radial(arrow.scale(0.8), { count: 6 });
      return [d.layer('crate', d.regular(6, 530).round(50, 0).subtract(d.union(...arrows).round(0, 14)), 'main')];
    }
    const arm = d.line('M0 0V-450').with(d.polyline([[-head * 0.8, -460 + head * 0.8], [0, -460], [head * 0.8, -460 + head * 0.8]]), d.polyline([[-head * 0.52, -190 - head * 0.52], [0, -190], [head * 0.52, -190 - head * 0.52]])).stroke(66, { join: 'miter' });
    const arms = d.radial(d.fitSector(arm, { count: 6, gap: 26 }), { count: 6 });
    return [d.layer('arrows', d.union(...arms.filter((_, i) => i % 2 === 0)), 'main'), d.layer('arrows between', d.union(...arms.filter((_, i) => i % 2 === 1)), 'second', { mono: 'ink' })];
  },
});
