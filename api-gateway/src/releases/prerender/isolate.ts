import quickjs from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type CustomizeVariantOptions, type QuickJSContext, type QuickJSHandle, type QuickJSSyncVariant } from 'quickjs-emscripten-core';

type WasmMemory = NonNullable<CustomizeVariantOptions['wasmMemory']>;

/** Node has it, but its types leave it to the browser's. */
const { WebAssembly } = globalThis as unknown as { WebAssembly: { Memory: new (pages: { initial: number; maximum: number }) => WasmMemory } };

/** The package's types are those of its CommonJS build, whose default export is wrapped once more. */
const variant = quickjs as unknown as QuickJSSyncVariant;

export interface IsolateLimits {
  /** For everything that runs in the isolate, together. */
  readonly timeMs: number;
  readonly memoryMb: number;
  readonly stackKb: number;
}

/** The program broke a limit, or threw. `message` is the program's own where it threw. */
export class IsolateError extends Error {
  readonly reason: 'time' | 'memory' | 'stack' | 'thrown';

  constructor(reason: IsolateError['reason'], message: string) {
    super(message);
    this.name = 'IsolateError';
    this.reason = reason;
  }
}

/** A value inside the isolate. Code outside can only pass it back in, or read it as text. */
export type Inside = QuickJSHandle;

export interface Isolate {
  /** Runs a script and returns the value of its last expression. */
  readonly run: (source: string, file: string) => Inside;
  readonly call: (callee: Inside, ...given: Inside[]) => Inside;
  readonly property: (of: Inside, name: string) => Inside;
  readonly string: (text: string) => Inside;
  readonly isFunction: (value: Inside) => boolean;
  /** The text of a string. Throws if it is not a string, or has more than `most` UTF-16 units. */
  readonly textOf: (value: Inside, most: number, what: string) => string;
}

const WASM_PAGES_A_MB = 16;
const BYTES_A_MB = 1024 * 1024;
/** What the engine itself needs beside the program's values. */
const OVERHEAD_MB = 32;
const MESSAGE_MAX = 300;

/** Run before any program, and kept from it: what it changes later does not change these. */
const HELPERS = `(() => {
  const { apply } = Reflect;
  const { slice } = String.prototype;
  const text = String;
  return {
    property: (of, name) => of[name],
    words: (thrown) => {
      if (typeof thrown !== 'object' || thrown === null) return apply(slice, text(thrown), [0, ${MESSAGE_MAX}]);
      const { name, message } = thrown;
      return apply(slice, text(name) + ': ' + text(message), [0, ${MESSAGE_MAX}]);
    },
  };
})()`;

/**
 * A JavaScript engine of its own inside WebAssembly (QuickJS). The program has the language and nothing else: no function
 * of the host is given to it, so it has no files, network, timers, environment or modules. Time, memory and stack are
 * limited. It blocks the thread that it runs in, and its memory goes with that thread: use one that can be thrown away.
 */
export const openIsolate = async ({ timeMs, memoryMb, stackKb }: IsolateLimits): Promise<Isolate> => {
  // The memory itself has an end, whatever the engine inside believes.
  const wasmMemory = new WebAssembly.Memory({ initial: WASM_PAGES_A_MB * WASM_PAGES_A_MB, maximum: (memoryMb + OVERHEAD_MB) * WASM_PAGES_A_MB });
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
  const runtime = engine.newRuntime();
  runtime.setMemoryLimit(memoryMb * BYTES_A_MB);
  runtime.setMaxStackSize(stackKb * 1024);
  const deadline = Date.now() + timeMs;
  let expired = false;
  runtime.setInterruptHandler(() => (expired ||= Date.now() > deadline));
  const context = runtime.newContext();

  const helpers = context.unwrapResult(context.evalCode(HELPERS));
  const [propertyOf, wordsOf] = [context.getProp(helpers, 'property'), context.getProp(helpers, 'words')];

  const failure = (words: string | undefined): IsolateError => {
    if (expired) return new IsolateError('time', `It took longer than ${timeMs / 1000} s.`);
    // Out of memory, the engine cannot allocate an error either: it throws null.
    if (words === undefined || words === 'null' || /out of memory|too large to allocate/i.test(words)) return new IsolateError('memory', `It took more than ${memoryMb} MB of memory.`);
    if (/stack overflow/i.test(words)) return new IsolateError('stack', 'Its calls were nested too deeply.');
    return new IsolateError('thrown', words.replaceAll(/\s+/g, ' ').trim().slice(0, MESSAGE_MAX));
  };

  /** Reading them may run code of the program: that is under the same limits. */
  const readWords = (thrown: Inside): string | undefined => {
    const told = context.callFunction(wordsOf, context.undefined, thrown);
    return told.error ? undefined : context.getString(told.value);
  };

  const unwrap = (result: ReturnType<QuickJSContext['evalCode']>): Inside => {
    if (result.error) throw failure(readWords(result.error));
    return result.value;
  };

  /** Failures of the engine itself are the program's doing, too: the isolate is of no use after them. */
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      if (error instanceof IsolateError) throw error;
      throw error instanceof RangeError ? failure('stack overflow') : failure((error as Error).message);
    }
  };

  const call: Isolate['call'] = (callee, ...given) => guarded(() => unwrap(context.callFunction(callee, context.undefined, ...given)));

  return {
    run: (source, file) => guarded(() => unwrap(context.evalCode(source, file))),
    call,
    property: (of, name) => call(propertyOf, of, context.newString(name)),
    string: (text) => context.newString(text),
    isFunction: (value) => context.typeof(value) === 'function',
    textOf: (value, most, what) =>
      guarded(() => {
        if (context.typeof(value) !== 'string') throw new IsolateError('thrown', `${what} is not a string.`);
        // Of a string the program cannot change this.
        const length = context.getNumber(context.getProp(value, 'length'));
        if (length > most) throw new IsolateError('thrown', `${what} has ${length} characters; ${most} are the limit.`);
        return context.getString(value);
      }),
  };
};
