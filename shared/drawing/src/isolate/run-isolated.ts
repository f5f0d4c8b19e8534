import type { FontLibrary } from '@fifteen/typography';
import { Scope, newQuickJSWASMModuleFromVariant, type QuickJSContext, type QuickJSHandle, type QuickJSWASMModule } from 'quickjs-emscripten-core';
import { DEFAULT_LIMITS, DrawingError, type Limits, createBudget } from '../budget.ts';
import { Draw } from '../draw.ts';
import type { Layer } from '../layer.ts';
import type { ProgramInput } from '../program.ts';
import { type Wire, createHandles } from './handles.ts';
import { HOST_MATH, PRELUDE } from './prelude.ts';
import { readLayers } from './read-layers.ts';
import { SURFACES } from './surface.ts';

export interface IsolateLimits extends Limits {
  /** Of the whole run, in milliseconds of wall clock. */
  readonly milliseconds: number;
  /** Of the program's own memory, in bytes. */
  readonly memory: number;
}

/** Generous for a logo: the busiest program of the idea book takes a tenth of each. */
export const ISOLATE_LIMITS: IsolateLimits = { ...DEFAULT_LIMITS, milliseconds: 1_500, memory: 48 * 1024 * 1024 };

/** A deeper stack than this inside would overflow the host's own: measured, 1 MiB does. */
const STACK = 128 * 1024;
/** Longest program, in characters: the longest of the idea book is a fifth of it. */
const MOST_SOURCE = 40_000;

let engine: Promise<QuickJSWASMModule> | undefined;
const loaded = (): Promise<QuickJSWASMModule> => (engine ??= newQuickJSWASMModuleFromVariant(import('@jitl/quickjs-wasmfile-release-sync')));

/**
 * Runs a program that somebody else wrote: source text that defines `function draw(d, input)`, with nothing but the drawing
 * language in reach. Rejects with a {@link DrawingError} in words for its author where it fails, runs too long or asks for
 * too much. What a program draws is the same as outside of the isolate.
 */
export async function runIsolated(source: string, input: ProgramInput, library: FontLibrary, limits: IsolateLimits = ISOLATE_LIMITS): Promise<Layer[]> {
  if (source.length > MOST_SOURCE) throw new DrawingError(`The program is ${source.length} characters long; at most ${MOST_SOURCE} are allowed.`);
  const wasm = await loaded();
  const runtime = wasm.newRuntime();
  const deadline = performance.now() + limits.milliseconds;
  const isLate = () => performance.now() > deadline;
  runtime.setMemoryLimit(limits.memory);
  runtime.setMaxStackSize(STACK);
  runtime.setInterruptHandler(isLate);
  const context = runtime.newContext();
  try {
    return draw(context, source, input, new Draw(library, createBudget(limits, { isStrict: true })), isLate);
  } finally {
    context.dispose();
    runtime.dispose();
  }
}

function draw(context: QuickJSContext, source: string, input: ProgramInput, board: Draw, isLate: () => boolean): Layer[] {
  const handles = createHandles((callback, args) =>
    Scope.withScope((scope) => {
      const invoke = scope.manage(context.getProp(context.global, '__invoke'));
      const given = [context.newNumber(callback), context.newString(JSON.stringify(args))].map((handle) => scope.manage(handle));
      return JSON.parse(textOf(context, context.callFunction(invoke, context.undefined, ...given), isLate)) as Wire;
    }),
  );
  const provide = (name: string, answer: (args: readonly QuickJSHandle[]) => QuickJSHandle) => {
    const fn = context.newFunction(name, (...args) => {
      try {
        return answer(args);
      } catch (error) {
        // Only our own words go in: whatever else went wrong on the host's side is none of the program's business.
        throw context.newError(error instanceof DrawingError ? error.message : 'The drawing failed.');
      }
    });
    context.setProp(context.global, name, fn);
    fn.dispose();
  };
  provide('__call', ([self, method, args]) => {
    if (isLate()) throw new DrawingError('The program took too long.');
    const [number, name] = [context.getNumber(self!), context.getString(method!)];
    const { methods } = SURFACES[handles.kindAt(number)] as { methods: readonly string[] };
    if (!methods.includes(name)) throw new DrawingError(`There is no method "${name}".`);
    const target = handles.objectAt(number) as Record<string, (...args: unknown[]) => unknown>;
    const given = handles.incoming(JSON.parse(context.getString(args!)) as Wire) as unknown[];
    return context.newString(JSON.stringify(handles.outgoing(guarded(() => target[name]!(...given)))));
  });
  provide('__get', ([self, property]) => {
    const [number, name] = [context.getNumber(self!), context.getString(property!)];
    const { properties } = SURFACES[handles.kindAt(number)] as { properties: readonly string[] };
    if (!properties.includes(name)) throw new DrawingError(`There is no property "${name}".`);
    return context.newString(JSON.stringify(handles.outgoing(guarded(() => (handles.objectAt(number) as Record<string, unknown>)[name]))));
  });
  provide('__math', ([name, args]) => {
    const asked = HOST_MATH.find((one) => one === context.getString(name!));
    if (!asked) throw new DrawingError('There is no such function.');
    const numbers = (JSON.parse(context.getString(args!)) as (number | null)[]).map((value) => value ?? Number.NaN);
    return context.newNumber((Math[asked] as (...values: number[]) => number)(...numbers));
  });
  provide('__random', ([name]) => context.newNumber(input.random(context.getString(name!))));
  evaluate(context, PRELUDE, isLate);
  evaluate(context, source, isLate);
  const { random: _random, ...plain } = input;
  // Every handle is given back, also when the program fails: a runtime with open handles cannot be closed.
  return Scope.withScope((scope) => {
    const run = scope.manage(context.getProp(context.global, '__run'));
    const program = scope.manage(unwrapped(context, context.evalCode('typeof draw === "function" ? draw : undefined'), isLate));
    if (context.typeof(program) !== 'function') throw new DrawingError('The program must define function draw(d, input).');
    const given = [handles.outgoing(board), handles.outgoing(plain)].map((value) => scope.manage(context.newString(JSON.stringify(value))));
    return readLayers(handles.incoming(JSON.parse(textOf(context, context.callFunction(run, context.undefined, program, ...given), isLate)) as Wire));
  });
}

/** A program's mistakes reach the host as all kinds of errors: each becomes one in words. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof DrawingError) throw error;
    throw new DrawingError(error instanceof TypeError || error instanceof RangeError ? `An argument has the wrong form: ${error.message}` : 'The drawing failed.');
  }
}

type Result = ReturnType<QuickJSContext['evalCode']>;

function evaluate(context: QuickJSContext, source: string, isLate: () => boolean): void {
  unwrapped(context, context.evalCode(source, 'program.js'), isLate).dispose();
}

function textOf(context: QuickJSContext, result: Result, isLate: () => boolean): string {
  const handle = unwrapped(context, result, isLate);
  const text = context.typeof(handle) === 'string' ? context.getString(handle) : 'null';
  handle.dispose();
  return text;
}

function unwrapped(context: QuickJSContext, result: Result, isLate: () => boolean): QuickJSHandle {
  if (!result.error) return result.value;
  const error = context.dump(result.error) as { name?: unknown; message?: unknown } | string;
  result.error.dispose();
  if (isLate()) throw new DrawingError('The program took too long.');
  const message = typeof error === 'object' && error !== null ? String(error.message ?? error.name ?? 'unknown error') : String(error);
  throw new DrawingError(message.slice(0, 300));
}
