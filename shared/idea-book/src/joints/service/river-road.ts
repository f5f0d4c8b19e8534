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
  },
  draw: (d, { look }) => {
    const wide = 200;
    const upper = d.line('M250 -480V-320A160 160 0 0 1 90 -160H-90A160 160 0 0 0 -250 0');
    const lower = d.line('M-250 0A160 160 0 0 0 -90 160H90A160 160 0 0 1 250 320V480');
    const dash = d.rect(-48, -13, 96, 26, 4);
    const road = upper.stroke(wide);
    const marks = d.union(...d.along(upper, dash, { count: 5, from: 0.08, to: 0.92 }));
    const river = lower.stroke(wide);
    const ripples = d.union(lower.offset(52, 60).part(0.04, 0.74).stroke(24, { cap: 'round' }), lower.part(0.22, 0.9).stroke(24, { cap: 'round' }), lower.offset(-52, 60).part(0.06, 0.62).stroke(24, { cap: 'round' }));
    if (look === 'gradient') return [d.layer('way', road.subtract(marks).union(river.subtract(ripples)), { gradient: ['main', 'second'], from: [0, -300], to: [0, 300] })];
    return [d.layer('road', road.subtract(marks), 'main', { mono: 'join' }), d.layer('river', river.subtract(ripples), 'second', { mono: 'join' })];
  },
});
