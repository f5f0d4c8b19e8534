import { idea } from '../../idea.ts';

/** A hand that is a chestnut leaf. */
export const leafHand = idea({
  id: 'leaf-hand',
  title: 'The hand of leaves',
  says: 'The five leaves of the chestnut are an open hand.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['massage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.1 },
  },
  params: { spread: { label: 'Spread of the fingers', min: 0.85, max: 1.15, usual: 1 }, vein: { label: 'Vein width', min: 16, max: 28, usual: 22 } },
  draw: (d, { look, params }) => {
    const [spread, vein] = [params['spread']!, params['vein']!];
    const root: [number, number] = [0, 260];
    const leaf = (length: number, bulge: number) => d.path(`M0 0C${-length * bulge * 0.5} ${-length * 0.2} ${-length * bulge} ${-length * 0.5} ${-length * bulge} ${-length * 0.66}C${-length * bulge} ${-length * 0.82} ${-length * bulge * 0.5} ${-length * 0.94} 0 ${-length}C${length * bulge * 0.5} ${-length * 0.94} ${length * bulge} ${-length * 0.82} ${length * bulge} ${-length * 0.66}C${length * bulge} ${-length * 0.5} ${length * bulge * 0.5} ${-length * 0.2} 0 0Z`);
    const at = ([angle, length, bulge]: readonly [number, number, number]) => ({
      blade: leaf(length, bulge).rotate(angle * spread).move(...root),
      rib: d.line(`M0 ${-length * 0.3}V${-length * 0.86}`).rotate(angle * spread).move(...root).stroke(vein, { cap: 'round' }),
    });
    const fingers = ([[-38, 640, 0.15], [-12, 760, 0.14], [14, 740, 0.14], [40, 620, 0.15]] as const).map(at);
    const thumb = at([-74, 520, 0.165]);
    const stalk = d.path('M-40 230C-30 330 -50 420 -78 500H78C50 420 30 330 40 230Z').round(12, 0);
    const order = [thumb, fingers[0]!, fingers[3]!, fingers[1]!, fingers[2]!];
    const blades = order.map(({ blade, rib }, i) => ({ blade: order.slice(i + 1).reduce((rest, next) => rest.gapFrom(next.blade, 20), blade).withoutSlivers(900), rib }));
    const leaves = blades.map(({ blade, rib }) => blade.subtract(rib));
    const whole = d.union(stalk.gapFrom(d.union(...order.map(({ blade }) => blade)), 0), ...leaves);
    if (look === 'line') return [d.layer('leaves', d.union(...blades.map(({ blade }) => blade.rim(28, 'round'))), 'main'), d.layer('stalk', stalk.gapFrom(d.union(...order.map(({ blade }) => blade)), 14), 'second', { mono: 'ink' })];
    if (look === 'gradient') return [d.layer('hand', whole, { gradient: ['second', 'main'], from: [200, -500], to: [-200, 460] })];
    if (look === 'one') return [d.layer('hand', whole, 'main')];
    return [d.layer('fingers', d.union(stalk, ...leaves.slice(1)), 'main'), d.layer('thumb', leaves[0]!, 'second', { mono: 'ink' })];
  },
});
