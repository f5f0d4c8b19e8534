import { Draw } from '../draw.ts';
import { Lettering } from '../lettering.ts';
import { Line } from '../line.ts';
import { Shape } from '../shape.ts';
import { Transformable } from '../transformable.ts';

/** What a program in an isolate can reach of one kind of object: names of methods and of properties, nothing else. */
export interface Surface {
  readonly methods: readonly string[];
  readonly properties: readonly string[];
}

/** Methods and getters that are for the engine, not for programs. Fields of the instances are never in reach. */
const HIDDEN: ReadonlySet<string> = new Set(['constructor', 'transform', 'readings']);

/** The objects of the drawing language by the name that the isolate knows them by. A letter is data with an identity. */
export const SURFACES = {
  Draw: surfaceOf(Draw),
  Shape: surfaceOf(Shape, Transformable),
  Line: surfaceOf(Line, Transformable),
  Lettering: { ...surfaceOf(Lettering, Transformable), properties: [...surfaceOf(Lettering).properties, 'letters', 'measures'] },
  Letter: { methods: [], properties: ['text', 'shape', 'parts', 'x', 'advance', 'anchors'] },
} as const satisfies Record<string, Surface>;

export type SurfaceName = keyof typeof SURFACES;

/** Public methods and getters of classes, by reflection: what is added to the language is in the isolate too. */
function surfaceOf(...classes: readonly { prototype: object }[]): Surface {
  const described = classes.flatMap(({ prototype }) => Object.entries(Object.getOwnPropertyDescriptors(prototype))).filter(([name]) => !HIDDEN.has(name));
  const names = (kind: (descriptor: PropertyDescriptor) => boolean) => [...new Set(described.filter(([, descriptor]) => kind(descriptor)).map(([name]) => name))].sort();
  return { methods: names(({ value }) => typeof value === 'function'), properties: names(({ get }) => get !== undefined) };
}
