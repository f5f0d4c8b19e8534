import { SURFACES } from './surface.ts';

/** Functions of `Math` whose last digit differs between engines: the host computes them, so that a program draws the same inside and outside. */
export const HOST_MATH = ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'pow', 'cbrt', 'hypot'] as const;

/**
 * What is set up in an isolate before a program runs: the drawing language as objects that call the host, the host's
 * `Math`, and no clock and no chance.
 */
export const PRELUDE = `(() => {
  const surfaces = ${JSON.stringify(SURFACES)};
  const call = __call, get = __get, math = __math, chance = __random, stringify = JSON.stringify, parse = JSON.parse;
  const functions = [];
  const prototypes = Object.create(null);
  const numberOf = new WeakMap();
  const out = (value, depth) => {
    if (depth > 12) throw new Error('An argument is nested too deeply.');
    if (typeof value === 'function') return { f: functions.push(value) - 1 };
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('A number is ' + value + ', not finite.');
    if (value === null || typeof value !== 'object') return value === undefined ? null : value;
    const number = numberOf.get(value);
    if (number !== undefined) return { $: number };
    if (Array.isArray(value)) return value.map((item) => out(item, depth + 1));
    const record = {};
    for (const name of Object.keys(value)) record[name] = out(value[name], depth + 1);
    return record;
  };
  const into = (wire) => {
    if (wire === null || typeof wire !== 'object') return wire === null ? undefined : wire;
    if (Array.isArray(wire)) return wire.map(into);
    if (typeof wire.$ === 'number') {
      const object = Object.create(prototypes[wire.k]);
      numberOf.set(object, wire.$);
      return object;
    }
    const record = {};
    for (const name of Object.keys(wire)) record[name] = into(wire[name]);
    return record;
  };
  const self = (object) => {
    const number = numberOf.get(object);
    if (number === undefined) throw new TypeError('Not an object of the drawing language.');
    return number;
  };
  for (const kind of Object.keys(surfaces)) {
    const prototype = prototypes[kind] = {};
    for (const name of surfaces[kind].methods) {
      Object.defineProperty(prototype, name, { value: function (...args) { return into(parse(call(self(this), name, stringify(out(args, 0))))); } });
    }
    for (const name of surfaces[kind].properties) {
      Object.defineProperty(prototype, name, { enumerable: true, get() { return into(parse(get(self(this), name))); } });
    }
  }
  for (const name of ${JSON.stringify(HOST_MATH)}) Math[name] = (...args) => math(name, stringify(args.map(Number)));
  delete Math.random;
  Function.prototype.constructor = undefined;
  for (const name of ['Date', 'eval', 'Function', 'WeakRef', 'FinalizationRegistry', 'Atomics', 'SharedArrayBuffer', '__call', '__get', '__math', '__random']) delete globalThis[name];
  Object.defineProperty(globalThis, '__invoke', { value: (index, args) => stringify(out(functions[index](...into(parse(args))), 0)) });
  Object.defineProperty(globalThis, '__run', { value: (draw, board, input) => stringify(out(draw(into(parse(board)), Object.assign(into(parse(input)), { random: (name) => chance(String(name)) })), 0)) });
})();`;
