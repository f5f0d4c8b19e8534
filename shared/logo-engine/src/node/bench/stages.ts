/** Where the time of a plan can go: the first of them whose files a call stack names, from its innermost call outwards. */
const STAGES: readonly (readonly [string, RegExp])[] = [
  ['draft', /\/studios\/|\/choose\/propose\.|\/taste\/|\/chance\/|\/context\./],
  ['type', /\/compose\/type\/|\/type\//],
  ['marks', /\/marks\//],
  ['compose', /\/compose\//],
  ['raster', /\/canvas-raster\./],
  ['score', /\/score\/|\/fingerprint\/|\/measures\//],
  ['choose', /\/choose\/(?:choose-set|diversity|candidate)\./],
  ['finish', /\/finish\.|\/explain\//],
  ['svg', /\/render\//],
  ['colour', /\/colour\//],
];

/** Calls of the port to Skia: path arithmetic, wherever it is called from. */
const KERNEL = /\/geometry\/kernel\./;

export interface StackOf {
  /** File addresses from the innermost call outwards. */
  files: readonly string[];
}

export const stageOf = ({ files }: StackOf): string => {
  for (const file of files) {
    const stage = STAGES.find(([, pattern]) => pattern.test(file));
    if (stage) return stage[0];
  }
  return 'rest';
};

export const isPathArithmetic = ({ files }: StackOf): boolean => KERNEL.test(files.find((file) => file !== '') ?? '');
