import { idea } from '../../idea.ts';

/** A grasshopper of blades of grass. */
export const grasshopperBlades = idea({
  id: 'grasshopper-blades',
  title: 'Blades of grass',
  says: 'The grasshopper’s body and its long leg are blades of grass.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['grasshopper', 'cricket'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.048 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'illustrative'], colors: 1, stem: 0.1 },
  },
  params: { leap: { label: 'Height of the knee', min: 330, max: 440, usual: 390 } },
  draw: (d, { look, params }) => {
    const knee = -params['leap']!;
    const [gap, pen] = [24, 48];
    const body = d.path('M-520 230C-380 80 -120 -20 130 -30C200 -190 330 -210 420 -120C490 -50 490 70 440 160C360 230 200 250 60 240C-140 230 -340 230 -520 230Z').round(14, 20);
    const thigh = d.leaf([80, 170], [-210, knee], 0.16, 0.1).round(8, 0);
    const shin = d.polyline([[-210, knee + 10], [-380, 340], [-300, 340]]).stroke(pen, { cap: 'round', join: 'round' });
    const front = d.union(d.polyline([[150, 200], [110, 340], [170, 340]]).stroke(pen, { cap: 'round' }), d.polyline([[330, 180], [300, 340], [360, 340]]).stroke(pen, { cap: 'round' }));
    const feeler = d.line('M400 -120C420 -260 330 -370 180 -400').stroke(pen, { cap: 'round' });
    const eye = d.circle(376, -40, 36);
    const leg = thigh.union(shin);
    if (look === 'line') return [d.layer('grasshopper', body.subtract(body.shrink(pen).round(14, 0)).union(feeler, front.subtract(body), eye).gapFrom(leg, gap), 'main'), d.layer('leg', thigh.rim(pen, 'round').union(shin), 'second')];
    const rest = d.union(body, feeler, front).subtract(eye).gapFrom(leg, gap);
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 620).subtract(rest.union(leg).place({ cx: 0, cy: 0 })), 'main')];
    return [d.layer('grasshopper', rest, 'main'), d.layer('leg', leg, 'second')];
  },
});
