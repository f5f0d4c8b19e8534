import { idea } from '../../idea.ts';

/** A cube that a nozzle prints layer by layer. */
export const layerCube = idea({
  id: 'layer-cube',
  title: 'One more layer',
  says: 'The cube grows layer by layer, and the tip of the nozzle is at work on its top.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ trades: ['3d-printing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
    module: { manner: 'module', vibes: ['geometric_minimal', 'gradient_modern', 'playful_rounded'], traits: ['gradient'], colors: 2, stem: 0.09 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 44, usual: 34 }, layer: { label: 'Layer', min: 100, max: 140, usual: 120 } },
  draw: (d, { look, params }) => {
    const [gap, tall] = [params['gap']!, params['layer']!];
    const [w, h] = [450, 232];
    const nozzle = (y: number) => d.polygon([[-130, y - 400], [130, y - 400], [130, y - 190], [50, y], [-50, y], [-130, y - 190]], look === 'cut' ? 0 : 24);
    const layer = (y: number) =>
      look === 'module'
        ? d.polyline([[-w, y], [0, y + h], [w, y]]).stroke(tall * 0.8, { cap: 'round' })
        : d.polygon([[-w, y], [0, y + h], [w, y], [w, y + tall], [0, y + h + tall], [-w, y + tall]]).round(look === 'cut' ? 0 : 18, 0);
    const step = look === 'module' ? tall * 0.8 * 1.12 + gap : tall + gap;
    const layers = [0, 1, 2].map((i) => layer(gap * 1.2 + i * step));
    const head = nozzle(look === 'module' ? 30 : -10);
    const top = d.polygon([[-w, 0], [0, -h], [w, 0], [0, h]], look === 'cut' ? 0 : 18).subtract(head.grow(gap)).withoutSlivers();
    if (look === 'module') return [d.layer('layers', d.union(...layers), { gradient: ['second', 'main'], from: [0, 0], to: [0, 700] }), d.layer('nozzle', head, 'main', { mono: 'ink' })];
    return [d.layer('layers', d.union(...layers), 'main'), d.layer('top', top, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('nozzle', head, 'main', { mono: 'ink' })];
  },
});
