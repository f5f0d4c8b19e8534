import { idea } from '../../idea.ts';

/** A butterfly of four leaves, all one shape. */
export const butterflyLeaves = idea({
  id: 'butterfly-leaves',
  title: 'Four leaves, one butterfly',
  says: 'One leaf, four times: together they are a butterfly.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['butterfly', 'moth'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    overprint: { manner: 'print', vibes: ['bold_abstract', 'gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1 },
  },
  params: { lower: { label: 'Lower wings', min: 0.66, max: 0.9, usual: 0.78 } },
  draw: (d, { look, params }) => {
    const leaf = d.path('M0 0C-80 -230 -260 -350 -450 -350C-450 -170 -300 30 0 0Z');
    const small = leaf.scale(params['lower']!, -params['lower']!);
    if (look === 'overprint') {
      return d.overprint([{ shape: d.mirror(leaf.move(46, 70)), ink: 'main' }, { shape: d.mirror(small.move(46, -30)), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`wings ${i + 1}`, shape.withoutSlivers(200), paint, { mono: 'join' }));
    }
    const line = look === 'line';
    const [upper, lower] = [leaf.move(-22, 0).round(10, 0), small.move(-22, 36).round(10, 0)];
    const vein = (from: readonly [number, number], to: readonly [number, number]) => d.polyline([from, to]).stroke(18, { cap: 'round' });
    const feelers = d.mirror(d.line('M0 -40C0 -180 -20 -280 -110 -340').stroke(line ? 36 : 28, { cap: 'round' }));
    if (line) return [d.layer('upper', d.mirror(upper.rim(46)), 'main'), d.layer('lower', d.mirror(lower.rim(46)), 'second'), d.layer('feelers', feelers, 'main')];
    return [d.layer('upper', d.mirror(upper.subtract(vein([-120, -84], [-300, -230]))), 'main'), d.layer('lower', d.mirror(lower.subtract(vein([-110, 100], [-240, 210]))), 'second'), d.layer('feelers', feelers, 'main')];
  },
});
