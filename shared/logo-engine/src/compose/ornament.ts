import { type Box, type Draw, type Layer, type Shape, boundsOfLayers, boxOf } from '@fifteen/drawing';
import type { Ornament } from '../genome.ts';

/** What is being decorated: the layers so far, the name among them, and the name's cap height and stem in their units. */
export interface Decorated {
  readonly layers: readonly Layer[];
  readonly cap: number;
  readonly stem: number;
}

type Decorate = (d: Draw, decorated: Decorated) => readonly Layer[];

const ofName = (layers: readonly Layer[]): Box => boundsOfLayers(layers.filter(({ role }) => role === 'word'));
const bar = (d: Draw, left: number, top: number, right: number, bottom: number): Shape => d.rect(left, top, right - left, bottom - top);
const added = (d: Draw, part: string, shape: Shape, paint: Layer['paint'] = 'ink'): Layer => d.layer(part, shape, paint, { role: 'tag' });

/** Two rules around everything, the inner one thin, its corners cut in, with a lozenge above and below. */
const frame: Decorate = (d, { layers, cap }) => {
  const box = boundsOfLayers(layers);
  const [air, thick, thin, gap] = [cap * 0.85, cap * 0.07, cap * 0.03, cap * 0.17];
  const inner = boxOf(box.left - air, box.top - air, box.right + air, box.bottom + air);
  const notch = cap * 0.42;
  const notched = (by: number): Shape => {
    const [left, top, right, bottom] = [inner.left - by, inner.top - by, inner.right + by, inner.bottom + by];
    const corners = [[left, top], [right, top], [right, bottom], [left, bottom]] as const;
    return bar(d, left, top, right, bottom).subtract(...corners.map(([x, y]) => d.circle(x, y, notch)));
  };
  const rule = (by: number, width: number): Shape => notched(by).subtract(notched(by - width));
  const lozenge = (y: number): Shape => d.polygon([[box.cx, y - notch * 0.55], [box.cx + notch * 0.9, y], [box.cx, y + notch * 0.55], [box.cx - notch * 0.9, y]]);
  const [above, below] = [inner.top - gap / 2, inner.bottom + gap / 2].map(lozenge) as [Shape, Shape];
  const rules = d.union(rule(0, thin), rule(gap + thick, thick));
  const dots = [[inner.left, inner.top], [inner.right, inner.top], [inner.right, inner.bottom], [inner.left, inner.bottom]].map(([x, y]) => d.circle(x!, y!, notch * 0.26));
  return [...layers, added(d, 'frame', rules.subtract(above.grow(cap * 0.1), below.grow(cap * 0.1))), added(d, 'lozenges', d.union(above, below, ...dots), 'main')];
};

/** A rule with a lozenge in its middle below the name, and a double rule above it where there is room. */
const rules: Decorate = (d, { layers, cap }) => {
  const box = boundsOfLayers(layers);
  const [thin, half] = [cap * 0.035, Math.max(box.width / 2, cap * 2)];
  const ruleAt = (y: number): Shape => {
    const lozenge = d.polygon([[box.cx, y - cap * 0.15], [box.cx + cap * 0.24, y], [box.cx, y + cap * 0.15], [box.cx - cap * 0.24, y]]);
    const line = (side: number) => d.polygon([[box.cx + side * cap * 0.45, y - thin], [box.cx + side * half, y - thin * 0.3], [box.cx + side * half, y + thin * 0.3], [box.cx + side * cap * 0.45, y + thin]]);
    return d.union(lozenge, line(-1), line(1));
  };
  return [...layers, added(d, 'rules', d.union(ruleAt(box.top - cap * 0.7), ruleAt(box.bottom + cap * 0.7)), 'ink')];
};

/** The name cut out of a plate. */
const plate: Decorate = (d, { layers, cap }) => {
  const box = ofName(layers);
  const air = cap * 0.3;
  const slab = d.layer('plate', bar(d, box.left - air, box.top - air, box.right + air, box.bottom + air), 'ink', { role: 'word' });
  return [...layers.filter(({ role }) => role !== 'word'), { ...slab, shape: slab.shape.subtract(...layers.filter(({ role }) => role === 'word').map(({ shape }) => shape)) }];
};

/** Corners of a viewfinder around the whole. */
const brackets: Decorate = (d, { layers, cap, stem }) => {
  const box = boundsOfLayers(layers);
  const air = cap * 0.75;
  const [left, top, right, bottom] = [box.left - air, box.top - air, box.right + air, box.bottom + air];
  const [long, thick] = [cap * 0.7, Math.max(stem * 0.4, cap * 0.05)];
  const corner = (x: number, y: number, right: number, down: number): Shape =>
    d.polygon([[x, y], [x + right * long, y], [x + right * (long - thick), y + down * thick], [x + right * thick, y + down * thick], [x + right * thick, y + down * (long - thick)], [x, y + down * long]]);
  return [...layers, added(d, 'brackets', d.union(corner(left, top, 1, 1), corner(right, bottom, -1, -1)), 'main')];
};

/** A dry stroke of the brush below, thick where it starts, split where it ends. */
const stroke: Decorate = (d, { layers, cap, stem }) => {
  const box = boundsOfLayers(layers);
  const [left, width, y] = [box.cx - Math.max(cap * 1.4, box.width * 0.46), Math.max(cap * 2.8, box.width * 0.92), box.bottom + cap * 0.5];
  const thick = Math.max(stem * 0.9, cap * 0.11);
  const steps = Array.from({ length: 41 }, (_, i) => i / 40);
  const course = (t: number): number => y - cap * 0.16 * Math.sin(t * 2.6) + cap * 0.03 * Math.sin(t * 19);
  const edge = (t: number, side: number): [number, number] => [left + t * width, course(t) + side * thick * (0.25 + 0.55 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8))) + thick * 0.12 * Math.sin(t * 43 + side * 2)];
  const body = d.polygon([...steps.map((t) => edge(t, -1)), ...steps.toReversed().map((t) => edge(t, 1))]);
  const split = (from: number, offset: number): Shape => d.polygon([[left + from * width, course(from) + offset * thick], [left + width * 1.01, course(1) + (offset - 0.14) * thick], [left + width * 1.01, course(1) + (offset + 0.14) * thick]]);
  return [...layers, added(d, 'brush stroke', body.subtract(split(0.62, -0.2), split(0.74, 0.22)), 'main')];
};

const DECORATE: Readonly<Record<Ornament, Decorate>> = { frame, rules, plate, brackets, stroke };

/** The layers with an ornament around them; as they are without one. */
export const decorated = (d: Draw, ornament: Ornament | undefined, what: Decorated): readonly Layer[] => (ornament ? DECORATE[ornament](d, what) : what.layers);
