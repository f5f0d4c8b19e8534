import { idea } from '../../idea.ts';

/** Four pointed windows that are the wings of a butterfly. */
export const lancetButterfly = idea({
  id: 'lancet-butterfly',
  title: 'The butterfly in the window',
  says: 'Four leaded windows are the wings of a butterfly.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['butterfly'], trades: ['stained-glass', 'glazing'] }, { things: ['window'], trades: ['stained-glass', 'glazing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { lead: { label: 'Width of the lead', min: 28, max: 42, usual: 34 }, spread: { label: 'Spread of the wings', min: 44, max: 56, usual: 50 } },
  draw: (d, { look, params }) => {
    const lead = params['lead']!;
    const lancet = (w: number, h: number) => d.circle(-w * 0.5, -h * 0.52, w).intersect(d.circle(w * 0.5, -h * 0.52, w)).union(d.polygon([[-w / 2, -h * 0.52], [w / 2, -h * 0.52], [w * 0.2, 0], [-w * 0.2, 0]])).intersect(d.polygon([[-w, -2 * h], [w, -2 * h], [w * 0.5, -h * 0.52], [w * 0.2, 0], [-w * 0.2, 0], [-w * 0.5, -h * 0.52]])).round(12, 0);
    const glass = (w: number, h: number, frame: number) => lancet(w, h).shrink(frame).subtract(d.rect(-lead / 2, -2 * h, lead, 2 * h + 100), d.line(`M${-w} ${-h * 0.5}H${w}`).stroke(lead)).round(6, 0);
    const at = (shape: ReturnType<typeof lancet>, turn: number, y: number) => shape.rotate(turn, [0, 0]).move(70, y);
    const spread = params['spread']!;
    const upper = at(lancet(440, 640), spread, -30);
    const lower = at(lancet(360, 440), 180 - spread * 0.8, 60);
    const panes = d.mirror(d.union(at(glass(440, 640, 56), spread, -30), at(glass(360, 440, 50), 180 - spread * 0.8, 60).subtract(upper.grow(lead)))).withoutSlivers(900);
    const frame = d.mirror(d.union(upper, lower)).round(0, 20);
    const body = d.path('M-34 -120C-34 -170 34 -170 34 -120L26 250C20 330 -20 330 -26 250Z').union(d.circle(0, -168, 46));
    const horns = d.mirror(d.line('M-14 -190C-40 -270 -70 -310 -130 -340').stroke(30, { cap: 'round' }));
    const whole = d.union(frame, body, horns);
    if (look === 'cut') return [d.layer('butterfly', whole.subtract(panes), 'main')];
    if (look === 'gradient') return [d.layer('butterfly', whole.subtract(panes), 'main', { mono: 'ink' }), d.layer('panes', panes, { gradient: ['main', 'second'], from: [0, 500], to: [0, -200] }, { mono: 'none' })];
    return [d.layer('butterfly', whole.subtract(panes), 'main', { mono: 'ink' }), d.layer('panes', panes, 'second', { mono: 'none' })];
  },
});
