/** One figure of the bench beside what it may be at most, where that is set. */
export interface Finding {
  name: string;
  value: number;
  unit: string;
  limit?: number;
}

export interface Figures {
  /** Milliseconds for 15 concepts with the previews that pages show first, warm, on two threads: what a customer waits for. */
  setWall: number;
  /** The same, had two idle cores shared its work evenly. */
  setCpu: number;
  /** With the large previews too, which are painted after the fifteen. */
  wholeWall: number;
  /** Against resvg alone, to pixels and to PNG files: with the small previews, and with both sizes. */
  toPixels: { small: number; both: number };
  toPng: { small: number; both: number };
  /** Milliseconds since the process began: the threads have loaded, the first set is there. */
  coldReady: number;
  cold: number;
  /** The same, shared evenly. */
  coldCpu: number;
  /** The first concept can be seen; all of the first set, with its small previews. */
  coldFirst: number;
  coldPictures: number;
  /** Megabytes. */
  peak: number;
}

/** The limits are those of the issue "The logo engine at full strength", item 9. */
export const findingsOf = ({ setWall, setCpu, wholeWall, toPixels, toPng, coldReady, cold, coldCpu, coldFirst, coldPictures, peak }: Figures): Finding[] => [
  { name: '15 concepts with small previews, median', value: setWall, unit: 'ms', limit: 1000 },
  { name: '  by processor time, on two cores', value: setCpu, unit: 'ms', limit: 1000 },
  { name: '  with large previews too', value: wholeWall, unit: 'ms' },
  { name: 'against bare rendering to pixels, 512 px', value: toPixels.small, unit: 'x', limit: 3 },
  { name: '  in both sizes', value: toPixels.both, unit: 'x', limit: 3 },
  { name: 'against bare rendering to PNG files, 512 px', value: toPng.small, unit: 'x', limit: 3 },
  { name: '  in both sizes', value: toPng.both, unit: 'x', limit: 3 },
  { name: 'cold start to the first set', value: cold, unit: 'ms', limit: 2000 },
  { name: '  by processor time, on two cores', value: coldCpu, unit: 'ms', limit: 2000 },
  { name: '  threads have loaded', value: coldReady, unit: 'ms' },
  { name: '  first concept with its small preview', value: coldFirst, unit: 'ms' },
  { name: '  all with small previews', value: coldPictures, unit: 'ms' },
  { name: 'peak memory', value: peak, unit: 'MB', limit: 600 },
];
