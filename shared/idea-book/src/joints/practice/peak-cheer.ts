import { idea } from '../../idea.ts';

/** Somebody with raised arms is the valley between two peaks. */
export const peakCheer = idea({
  id: 'peak-cheer',
  title: 'Arms as high as the peaks',
  says: 'Between two peaks stands somebody with arms raised.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['coaching'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.1 },
  },
  params: { arms: { label: 'Arm width', min: 76, max: 120, usual: 98 }, gap: { label: 'Gap', min: 22, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const [arms, gap] = [params['arms']!, params['gap']!];
    const figure = d
      .mirror(d.line('M0 400V190C0 60 130 -70 262 -350').stroke(arms, { cap: 'round' }))
      .round(0, 30)
      .subtract(d.rect(-300, 380, 600, 200));
    const head = d.circle(0, -250, 104);
    const peak = d.polygon([[410, -540], [720, 380], [0, 380]], 24);
    const peaks = d.mirror(peak.gapFrom(figure, gap).withoutSlivers(4000)).subtract(d.rect(-20, -900, 40, 1800)).pieces().slice(0, 2);
    if (look === 'one') return [d.layer('peaks', d.union(...peaks, figure, head), 'main')];
    if (look === 'gradient') return [d.layer('peaks', d.union(...peaks), { gradient: ['second', 'main'], from: [0, -400], to: [0, 380] }), d.layer('figure', figure.union(head), 'main', { mono: 'ink' })];
    return [d.layer('peaks', d.union(...peaks), 'main'), d.layer('figure', figure.union(head), 'second', { mono: 'ink' })];
  },
});
