import { MODULE_IN_BASE64 } from './module.ts';

type Loop = (...numbers: number[]) => number;

/**
 * Loops over pixels and outlines, as WebAssembly: fast from the first call, and compiled once for all threads, where V8
 * optimises JavaScript in each of them. Sources in `loops/` of the package, plain versions in `plain/`.
 */
type Loops = Record<
  | 'balance'
  | 'cells'
  | 'colours'
  | 'compact'
  | 'counted'
  | 'darkness'
  | 'directions'
  | 'edges'
  | 'fragments'
  | 'frequencies'
  | 'indexed'
  | 'ink'
  | 'moments'
  | 'packed'
  | 'palette'
  | 'perimeter'
  | 'reduced'
  | 'rounded'
  | 'spreading'
  | 'symmetry'
  | 'tokens'
  | 'widths',
  Loop
> & { memory: Memory };

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The part of the standard global that is used; every host that can run the engine has it. */
interface WebAssemblyGlobal {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
}

const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyGlobal };
const bytes = Uint8Array.from(atob(MODULE_IN_BASE64), (char) => char.charCodeAt(0));

export const loops = new WebAssembly.Instance(new WebAssembly.Module(bytes), { figures: { atan2: Math.atan2 } }).exports as Loops;

const { memory } = loops;
const PAGE = 65_536;
const aligned = (length: number): number => (length + 7) & ~7;

/** Addresses of regions of so many bytes for one call, all of them 0. The next call's regions are the same memory. */
export function room<const Lengths extends readonly number[]>(...lengths: Lengths): { [Index in keyof Lengths]: number } {
  let end = 8;
  const starts = lengths.map((length) => {
    const start = end;
    end += aligned(length);
    return start;
  });
  if (end > memory.buffer.byteLength) memory.grow(Math.ceil((end - memory.buffer.byteLength) / PAGE));
  bytesAt(0, end).fill(0);
  return starts as { [Index in keyof Lengths]: number };
}

// Views of the loops' memory. Asking for room makes earlier ones worthless.

export const bytesAt = (address: number, count: number): Uint8Array => new Uint8Array(memory.buffer, address, count);
export const wholesAt = (address: number, count: number): Int32Array => new Int32Array(memory.buffer, address, count);
export const floatsAt = (address: number, count: number): Float32Array => new Float32Array(memory.buffer, address, count);
export const doublesAt = (address: number, count: number): Float64Array => new Float64Array(memory.buffer, address, count);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Writes ASCII. */
export const textTo = (address: number, text: string): void => void encoder.encodeInto(text, bytesAt(address, text.length));
/** Reads ASCII. */
export const textAt = (address: number, length: number): string => decoder.decode(bytesAt(address, length));
