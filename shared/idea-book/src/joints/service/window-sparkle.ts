import { idea } from '../../idea.ts';

/** A window with four panes: the bars between them shine as a star. */
export const windowSparkle = idea({
  id: 'window-sparkle',
  title: 'A window that shines',
  says: 'The bars between the four panes of the window are a sparkle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['window-cleaning', 'cleaning', 'glazing'] }],
  looks: {
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.3 },
    arched: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
  },
  params: { shine: { label: 'Shine', min: 74, max: 130, usual: 90 }, gap: { label: 'Gap', min: 18, max: 40, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const k = params['shine']!;
    const star = (reach: number, waist: number) => d.path(`M0 ${-reach}C${waist * 0.3} ${-waist * 1.4} ${waist * 1.4} ${-waist * 0.3} ${reach} 0C${waist * 1.4} ${waist * 0.3} ${waist * 0.3} ${waist * 1.4} 0 ${reach}C${-waist * 0.3} ${waist * 1.4} ${-waist * 1.4} ${waist * 0.3} ${-reach} 0C${-waist * 1.4} ${-waist * 0.3} ${-waist * 0.3} ${-waist * 1.4} 0 ${-reach}Z`);
    const bars = (length: number) => d.rect(-gap / 2, -length, gap, 2 * length).union(d.rect(-length, -gap / 2, 2 * length, gap));
    if (look === 'arched') {
      const frame = d.rect(-400, -520, 800, 1_040, [400, 400, 40, 40]);
      const shine = star(330, k * 1.1);
      return [d.layer('panes', d.mirror(frame.subtract(shine.grow(gap, 'miter'), bars(900), d.rect(-600, -600, 600, 1_200)).round(10, 0)), 'main'), d.layer('sparkle', shine, 'second', { mono: 'ink' })];
    }
    const frame = d.rect(-460, -460, 920, 920, 120);
    if (look === 'line') {
      const pen = 42;
      const shine = star(470, k);
      const panes = frame.subtract(shine, bars(900)).pieces().map((pane) => pane.round(16, 0).rim(pen, 'round'));
      return panes.map((pane, i) => d.layer(`pane ${i + 1}`, pane, i === 0 ? 'second' : 'main', { mono: 'ink' }));
    }
    return [d.layer('panes', frame.subtract(star(520, k * 1.35), bars(900)).round(14, 0), 'main')];
  },
});
