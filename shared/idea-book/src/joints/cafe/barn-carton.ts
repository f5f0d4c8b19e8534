import { idea } from '../../idea.ts';
import { drop } from '../kitchen/parts.ts';

/** A carton of milk that is a barn: its folded top is the roof, and it has the crossed door. */
export const barnCarton = idea({
  id: 'barn-carton',
  title: 'Fresh from the barn',
  says: 'The carton of milk is a barn: its folded top is the roof, and a drop is the window above the door.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dairy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.038 },
    front: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const crossed = (half: number, top: number, bottom: number, pen: number) => {
      const frame = d.rect(-half, top, 2 * half, bottom - top);
      return frame.subtract(d.polyline([[-half, top], [half, bottom]]).stroke(pen), d.polyline([[half, top], [-half, bottom]]).stroke(pen)).withoutSlivers(200);
    };
    if (look === 'front') {
      const body = d.rect(-330, -110, 660, 600, [0, 0, 30, 30]).subtract(crossed(170, 60, 490, 44), d.rect(-170, 460, 340, 40));
      const roof = d.polygon([[-330, -110 - gap], [330, -110 - gap], [216, -330], [-216, -330]]).subtract(drop(d, 48, 100).move(0, -212));
      const fold = d.rect(-216, -330 - gap - 120, 432, 120, [24, 24, 0, 0]);
      return [d.layer('carton', d.union(body, roof, fold), 'main', { mono: 'ink' })];
    }
    const [left, middle, right] = [-390, 50, 390];
    const [eaves, ridge, floor, fin] = [-130, -360, 480, -470];
    const center = (left + middle) / 2;
    const gable = d.polygon([[left, eaves], [center, ridge], [middle, eaves], [middle, floor], [left, floor]]);
    const side = d.polygon([[middle, eaves], [right, eaves], [right, floor], [middle, floor]]);
    const roof = d.polygon([[center, ridge], [center + right - middle, ridge], [right, eaves], [middle, eaves]]);
    const fold = d.polygon([[center, fin], [center + right - middle, fin], [center + right - middle, ridge], [center, ridge]]);
    const hayloft = drop(d, 52, 110).move(center, -120);
    if (look === 'line') {
      const pen = 38;
      const edges = d.union(...[gable, side, roof, fold].map((face) => face.outline(pen)));
      const door = crossed(140, 80, floor, pen).move(center, 0);
      const frame = d.rect(-140, 80, 280, floor - 80).outline(pen).move(center, 0).intersect(gable.grow(pen / 2));
      const cross = d.rect(-140, 80, 280, floor - 80).move(center, 0).subtract(door);
      return [d.layer('carton', d.union(edges, frame, cross), 'main', { mono: 'join' }), d.layer('window', hayloft, 'second', { mono: 'ink' })];
    }
    const knife = d.union(d.polyline([[middle, floor + 50], [middle, eaves], [center, ridge], [center, fin - 50]]).stroke(gap, { join: 'miter' }), d.polyline([[middle, eaves], [right + 90, eaves]]).stroke(gap), d.polyline([[center, ridge], [right + 90, ridge]]).stroke(gap));
    const door = crossed(140, 70, floor, 36).move(center, 0);
    return [
      d.layer('gable', gable.subtract(knife, d.rect(-140 - gap, 70 - gap, 280 + 2 * gap, 900).move(center, 0), hayloft).round(6, 0), 'main', { mono: 'ink' }),
      d.layer('door', door, 'second', { mono: 'ink' }),
      d.layer('side', side.subtract(knife).round(6, 0), { tint: 'main', by: -0.25 }, { mono: 'ink' }),
      d.layer('roof', d.union(roof, fold).subtract(knife).round(6, 0), 'second', { mono: 'ink' }),
    ];
  },
});
