import { idea } from '../../idea.ts';

/** One circle: the upper half is the sun, the lower half the furrows of a field. */
export const sunFurrows = idea({
  id: 'sun-furrows',
  title: 'Sun above, furrows below',
  says: 'One circle is both: its upper half is the sun, and its lower half is a plowed field.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'sunrise', 'dawn', 'day', 'summer'] }, { trades: ['agriculture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    hill: { manner: 'cut', vibes: ['organic_flowing', 'gradient_modern'], colors: 2, stem: 0.12 },
  },
  params: { furrows: { label: 'Furrows', min: 3, max: 7, usual: 5 }, gap: { label: 'Gap', min: 20, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const count = Math.round(params['furrows']!);
    const r = 480;
    const disc = d.circle(0, 0, r);
    const sun = disc.subtract(d.rect(-900, -gap / 2, 1800, 900));
    const field = disc.subtract(d.rect(-900, -900, 1800, 900 + gap / 2));
    const spread = (i: number) => ((i / count) * 2 - 1) * r;
    if (look === 'hill') {
      const land = disc.intersect(d.path('M-600 120C-300 -60 0 -40 600 60V700H-600Z'));
      const cuts = [[-420, -120, -200], [-140, 60, -40], [200, 260, 130]].map(([foot, bend, top]) => d.line(`M${foot} 620C${bend} 300 ${bend! + 40} 200 ${top! + 20} -120`).brush([gap * 2, gap * 0.7]));
      const sky = disc.gapFrom(land, gap);
      return [d.layer('sun', sky.round(8, 0), { gradient: ['second', 'main'], from: [0, -r], to: [0, 500] }, { mono: 'ink' }), d.layer('field', land.subtract(...cuts).withoutSlivers(800), 'main', { mono: 'ink' })];
    }
    if (look === 'line') {
      const pen = 40;
      const seams = Array.from({ length: count - 1 }, (_, i) => d.polyline([[spread(i + 1) * 0.42, 0], [spread(i + 1) * 1.7, r]]).stroke(pen));
      return [d.layer('sun', sun.round(10, 0).rim(pen, 'round'), 'second', { mono: 'ink' }), d.layer('field', field.round(10, 0).rim(pen, 'round').union(d.union(...seams).intersect(field)), 'main', { mono: 'ink' })];
    }
    const seams = Array.from({ length: count - 1 }, (_, i) => d.polyline([[spread(i + 1) * 0.5, 0], [spread(i + 1) * 1.9, r]]).brush([gap * 0.7, gap * 1.5]));
    return [d.layer('sun', sun.round(8, 0), 'second', { mono: 'ink' }), d.layer('field', field.subtract(...seams).withoutSlivers(400).round(6, 0), 'main', { mono: 'ink' })];
  },
});
