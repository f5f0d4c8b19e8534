import { spawnSync } from 'node:child_process';
import { StartError } from '../../errors/errors.ts';

/** How PostgreSQL, which refuses to run as root, is run on this machine. */
export interface Identity {
  /** Owner that the data folder must have, seen from outside. */
  readonly owner: number;
  readonly wrap: (command: string, args: readonly string[]) => readonly [string, readonly string[]];
}

const NOBODY = 65534;

const works = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;

const through =
  (prefix: readonly [string, ...string[]]): Identity['wrap'] =>
  (command, args) => [prefix[0], [...prefix.slice(1), command, ...args]];

/** Ends PostgreSQL with its starter, even when that one is killed. */
const DIE_WITH_PARENT = ['--pdeathsig', 'INT'];

/** A user namespace in which root is called nobody: nothing on the disk changes its owner. */
const NAMESPACE: [string, ...string[]] = ['unshare', '--user', `--map-user=${NOBODY}`];

/** Where namespaces are blocked: really nobody, with the one right to pass through folders of root. */
const SWITCHED: [string, ...string[]] = [
  'setpriv',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  ...DIE_WITH_PARENT,
];

const forRoot = (): Identity => {
  const inNamespace: [string, ...string[]] = [...NAMESPACE, 'setpriv', ...DIE_WITH_PARENT];
  if (works(inNamespace[0], inNamespace.slice(1))) return { owner: 0, wrap: through(inNamespace) };
  if (works(SWITCHED[0], SWITCHED.slice(1))) return { owner: NOBODY, wrap: through(SWITCHED) };
  throw new StartError(
    'PostgreSQL does not run as root, and this system offers no way to step down. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
};

const forUser = (uid: number): Identity => {
  if (!works('setpriv', DIE_WITH_PARENT)) return { owner: uid, wrap: (command, args) => [command, args] };
  return { owner: uid, wrap: through(['setpriv', ...DIE_WITH_PARENT]) };
};

export const chooseIdentity = (): Identity => {
  const uid = process.getuid?.() ?? NOBODY;
  return uid === 0 ? forRoot() : forUser(uid);
};
