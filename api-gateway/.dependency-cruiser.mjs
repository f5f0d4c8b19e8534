/**
 * The arrows between the gateway's modules: what each may import, types included, and only by its public face
 * (`index.ts`; `index.threads.ts` for code that runs in a thread, because loading it loads the engine).
 * An arrow that is not in this table is a decision: write it down first.
 */
const ARROWS = {
  rendering: [],
  billing: ['rendering'],
  identity: ['billing'],
  projects: ['rendering', 'billing'],
  kits: ['rendering', 'projects'],
  operations: ['identity', 'billing', 'projects'],
  releases: ['identity', 'operations'],
};

const MODULES = Object.keys(ARROWS);
const oneOf = (names) => `^src/(${names.join('|')})/`;
const FACE = '/index(\\.threads)?\\.ts$';

/** Whatever ties modules together or measures them from outside may reach into them. */
const OUTSIDE = ['app', 'testing', 'bench', 'fuzz'];
const TESTS = '\\.(test|fixture)\\.ts$';

const arrowRules = MODULES.map((name) => ({
  name: `${name} imports only: ${ARROWS[name].join(', ') || 'the platform'}`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: TESTS },
  to: { path: oneOf(MODULES.filter((other) => other !== name && !ARROWS[name].includes(other))) },
}));

export default {
  forbidden: [
    ...arrowRules,
    {
      name: 'modules import each other by their index',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: [TESTS, oneOf(OUTSIDE)] },
      to: { path: oneOf(MODULES), pathNot: ['^src/$1/', FACE] },
    },
    {
      name: 'the platform knows no module',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: TESTS },
      to: { path: oneOf(MODULES) },
    },
    {
      name: 'nothing imports the wiring',
      severity: 'error',
      from: { path: oneOf([...MODULES, 'platform']), pathNot: TESTS },
      to: { path: oneOf(OUTSIDE) },
    },
    {
      name: 'no circle between folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: TESTS },
  },
};
