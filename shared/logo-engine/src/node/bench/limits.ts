/** One figure of the bench beside what it may be at most. */
export interface Finding {
  name: string;
  value: number;
  unit: string;
  limit: number;
}

export interface Figures {
  /** Milliseconds for 15 concepts with the previews that pages show first, warm, on two threads. */
  setWall: number;
  /** The same, had two idle cores shared its work evenly. */
  setCpu: number;
  toBare: number;
  /** Milliseconds. */
  cold: number;
  /** The same, shared evenly. */
  coldCpu: number;
  /** Megabytes. */
  peak: number;
}

/** The limits are those of the issue "The logo engine at full strength", item 9. */
export const findingsOf = ({ setWall, setCpu, toBare, cold, coldCpu, peak }: Figures): Finding[] => [
  { name: '15 concepts with small previews, median', value: setWall, unit: 'ms', limit: 1000 },
  { name: '  by processor time, on two cores', value: setCpu, unit: 'ms', limit: 1000 },
  { name: 'in both sizes, against bare rendering', value: toBare, unit: 'x', limit: 3 },
  { name: 'cold start to the first set', value: cold, unit: 'ms', limit: 2000 },
  { name: '  by processor time, on two cores', value: coldCpu, unit: 'ms', limit: 2000 },
  { name: 'peak memory', value: peak, unit: 'MB', limit: 600 },
];
