import { DrawingError, finite } from '../budget.ts';
import { LAYER_ROLES, type Layer, type LayerRole, MONOS, type Mono } from '../layer.ts';
import { COLOR_ROLES, type ColorRole, type Paint } from '../paint.ts';
import { Shape } from '../shape.ts';

const MOST_LAYERS = 200;

/** What a program returned, as layers. Throws a {@link DrawingError} that says what is wrong with it. */
export function readLayers(value: unknown): Layer[] {
  if (!Array.isArray(value) || value.length === 0) throw new DrawingError('The program must return a list of layers: d.layer(part, shape, paint).');
  if (value.length > MOST_LAYERS) throw new DrawingError(`The program returned ${value.length} layers; at most ${MOST_LAYERS} are allowed.`);
  return value.map((layer, i) => readLayer(layer, i));
}

function readLayer(value: unknown, index: number): Layer {
  const { part, role = 'mark', shape, paint, mono = 'auto' } = (value ?? {}) as Partial<Record<keyof Layer, unknown>>;
  if (!(shape instanceof Shape)) throw new DrawingError(`Layer ${index + 1} has no shape.`);
  if (!LAYER_ROLES.includes(role as LayerRole)) throw new DrawingError(`Layer ${index + 1} has the role "${String(role)}"; roles are ${LAYER_ROLES.join(', ')}.`);
  if (!MONOS.includes(mono as Mono)) throw new DrawingError(`Layer ${index + 1} has mono "${String(mono)}"; it is one of ${MONOS.join(', ')}.`);
  return { part: String(part ?? `part ${index + 1}`).slice(0, 60), role: role as LayerRole, shape, paint: readPaint(paint, index), mono: mono as Mono };
}

function readPaint(value: unknown, index: number): Paint {
  const role = (name: unknown): ColorRole => {
    if (!COLOR_ROLES.includes(name as ColorRole)) throw new DrawingError(`Layer ${index + 1} is painted in "${String(name)}"; colors are ${COLOR_ROLES.join(', ')}.`);
    return name as ColorRole;
  };
  if (typeof value === 'string') return role(value);
  const { mix, tint, by, gradient, from, to } = (value ?? {}) as Record<string, unknown>;
  const pair = (list: unknown): readonly [ColorRole, ColorRole] => {
    if (!Array.isArray(list) || list.length !== 2) throw new DrawingError(`Layer ${index + 1} needs two colors to mix.`);
    return [role(list[0]), role(list[1])];
  };
  const point = (list: unknown): readonly [number, number] => {
    if (!Array.isArray(list)) throw new DrawingError(`The gradient of layer ${index + 1} needs two points.`);
    return [finite(list[0] as number, 'gradient x'), finite(list[1] as number, 'gradient y')];
  };
  if (mix !== undefined) return { mix: pair(mix) };
  if (tint !== undefined) return { tint: role(tint), by: Math.max(-1, Math.min(1, finite(by as number, 'tint'))) };
  if (gradient !== undefined) return { gradient: pair(gradient), from: point(from), to: point(to) };
  throw new DrawingError(`Layer ${index + 1} has no paint.`);
}
