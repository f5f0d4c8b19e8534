import { MODULE_IN_BASE64 } from './module.ts';

/** Written in AssemblyScript, in `loops/` of the package. */
export interface Loops {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** Takes in rows of RGBA. `light`, `blue` and `red` are addresses of the first values that change; `width` is the frame's. */
  readonly show: (rgba: number, wide: number, high: number, light: number, blue: number, red: number, width: number) => void;
}

/** The part of the standard global that is used; Node's types leave it to browsers'. */
interface WebAssemblyGlobal {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: object };
}

const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyGlobal };
const compiled = new WebAssembly.Module(Buffer.from(MODULE_IN_BASE64, 'base64'));
const PAGE = 65_536;

/** Loops over pixels with so many bytes of memory of their own. */
export const loopsWith = (bytes: number): Loops => {
  const loops = new WebAssembly.Instance(compiled).exports as Loops;
  loops.memory.grow(Math.ceil(bytes / PAGE));
  return loops;
};
