import { idea } from '../../idea.ts';

/** A road that becomes a river. */
export const riverRoad = idea({
  id: 'river-road',
  title: 'Where the road meets the river',
  says: 'A road winds down and goes on as a river.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['river', 'stream', 'wave', 'lake', 'valley', 'spring'] }, { things: ['road', 'path'], trades: ['logistics', 'moving', 'delivery', 'car-repair', 'car-dealer', 'motorcycles', 'shipping', 'engineering', 'travel', 'landscaping'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing'], colors: 2, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
  },
  params: { width: { label: 'Width', min: 176, max: 236, usual: 200 }, ripples: { label: 'Ripple width', min: 20, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const [wide, ripple] = [params['width']!, params['ripples']!];
    const upper = d.line('M250 -480V-320A160 160 0 0 1 90 -160H-90A160 160 0 0 0 -250 0');
    const lower = d.line('M-250 0A160 160 0 0 0 -90 160H90A160 160 0 0 1 250 320V480');
    const dash = d.rect(-48, -13, 96, 26, 4);
    const road = upper.stroke(wide);
    const marks = d.union(...d.along(upper, dash, { count: 5, from: 0.08, to: 0.92 }));
    const river = lower.stroke(wide);
    const ripples = d.union(lower.offset(52, 60).part(0.04, 0.74).stroke(ripple, { cap: 'round' }), lower.part(0.22, 0.9).stroke(ripple, { cap: 'round' }), lower.offset(-52, 60).part(0.06, 0.62).stroke(ripple, { cap: 'round' }));
    if (look === 'line') {
      const side = wide * 0.43;
      const lanes = (way: typeof upper) => [side, -side].map((reach) => way.offset(reach, 60).stroke(ripple + 16, { cap: 'round' }));
      const middle = upper.stroke(ripple + 16).intersect(d.union(...d.along(upper, d.rect(-50, -60, 100, 120), { count: 5, from: 0.08, to: 0.92 })));
      const flow = d.union(...lanes(lower), lower.stroke(ripple + 16, { cap: 'round' }));
      return [d.layer('road', d.union(...lanes(upper), middle).gapFrom(flow, 0), 'main', { mono: 'join' }), d.layer('river', flow, 'second', { mono: 'join' })];
    }
    if (look === 'gradient') return [d.layer('way', road.subtract(marks).union(river.subtract(ripples)), { gradient: ['main', 'second'], from: [0, -300], to: [0, 300] })];
    return [d.layer('road', road.subtract(marks), 'main', { mono: 'join' }), d.layer('river', river.subtract(ripples), 'second', { mono: 'join' })];
  },
});
