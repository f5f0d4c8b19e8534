import { SHARED_MODULES } from './shared-modules.ts';

/** Versions of the modules that the shell provides: written by the build, which writes them into `release.json`, too. */
declare const PROVIDED_VERSIONS: Readonly<Record<string, string>>;
const provided = PROVIDED_VERSIONS;

const majorOf = (version = ''): string => version.replace('^', '').split('.')[0] ?? '';

/** Ranges are of the one form that our builds write: the next major version is another module. */
export const rangeOf = (name: string): string => `^${majorOf(provided[name])}.0.0`;

export const versionOf = (name: string): string => provided[name] ?? '';

/** The shell's copy of a module, for what takes over a drawn page. Throws where it is none that was asked for. */
const lend = (name: string, range: string): unknown => {
  if (!(name in SHARED_MODULES) || range !== rangeOf(name)) throw new Error(`The shell provides ${name} ${versionOf(name)}, not ${range}`);
  return SHARED_MODULES[name];
};

/** Under the name that `takeover.cjs` of the webpack preset writes. */
export const lendShared = (): void => {
  Object.assign(globalThis, { fifteenShared: lend });
};
