import { AppError, StartError } from '../../platform/errors/errors.ts';
import { KEY_NAMES, ROTATING_KEYS, type KeyName } from '../../platform/keys/rotating-keys.ts';
import { createRotation, type KeyState, type Rotation } from '../../platform/keys/rotation.service.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { sealsOf } from '../wiring/compose-releases.ts';
import { signSealsAgain } from '../../releases/seals/sign-seals-again.ts';
import { authenticatorCipherOf } from '../wiring/compose-second-factor.ts';
import { encryptAuthenticatorsAgain } from '../../identity/second-factor/encrypt-again.ts';

/** What is stored by a key, and is stored again by the current one. */
const sealsAgain = (platform: Platform): Promise<number> => signSealsAgain(platform.db, sealsOf(platform));
const authenticatorsAgain = (platform: Platform): Promise<number> => encryptAuthenticatorsAgain(platform.db, authenticatorCipherOf(platform));

const rotationOn = (platform: Platform): Rotation =>
  createRotation({
    ...platform,
    signAgain: {
      'release-seals': async () => void (await sealsAgain(platform)),
      authenticators: async () => void (await authenticatorsAgain(platform)),
    },
  });

const NAME_WIDTH = 18;
const STATE_WIDTH = 62;

const toldOf = ({ generation, activeFrom, previousUntil }: KeyState): string => {
  if (generation === 0) return 'never rotated';
  const since = `key ${generation} since ${activeFrom.toISOString()}`;
  return previousUntil ? `${since}, key before until ${previousUntil.toISOString().slice(0, 16)}` : since;
};

const lineOf = (state: KeyState): string => `${state.name.padEnd(NAME_WIDTH)}${toldOf(state).padEnd(STATE_WIDTH)}  ${ROTATING_KEYS[state.name].tells}`;

const isKeyName = (text: string): text is KeyName => KEY_NAMES.some((name) => name === text);

/** Which keys are meant: one by its name, or all of them. */
const named = (words: readonly string[]): readonly KeyName[] => {
  const [name, ...more] = words;
  if (name === undefined) return KEY_NAMES;
  if (more.length > 0 || !isKeyName(name)) throw new StartError(`Name one key, or none for all of them: ${KEY_NAMES.join(', ')}.`);
  return [name];
};

/** One line for each key. With a single one, its refusal is the answer; with all of them it is a line. */
const forEach = async (names: readonly KeyName[], act: (name: KeyName) => Promise<string>): Promise<string[]> => {
  const lines: string[] = [];
  for (const name of names) {
    lines.push(
      await act(name).catch((error: unknown) => {
        if (names.length === 1 || !(error instanceof AppError)) throw error;
        return `${name}: left as it is. ${error.message}`;
      }),
    );
  }
  return lines;
};

type Act = (rotation: Rotation, words: readonly string[], platform: Platform) => Promise<string[]>;

const list: Act = async (rotation) => (await rotation.list()).map(lineOf);

const rotate: Act = (rotation, words) =>
  forEach(named(words), async (name) => {
    const { activeFrom } = await rotation.rotate(name);
    return `${name}: a new key signs from ${activeFrom.toISOString()}. The key before it is accepted until you retire it.`;
  });

const retire: Act = (rotation, words) => {
  const isForced = words.includes('--now');
  return forEach(named(words.filter((word) => word !== '--now')), async (name) =>
    (await rotation.retire(name, isForced)) ? `${name}: retired the previous key. All processes stop accepting it within 2 seconds.` : `${name}: there is no previous key.`,
  );
};

const signAgain: Act = async (_rotation, _words, platform) => [
  `${await sealsAgain(platform)} seals of releases are signed by the current key now.`,
  `${await authenticatorsAgain(platform)} secrets of authenticator apps are encrypted by the current key now.`,
];

const ACTS: Readonly<Record<string, Act>> = { list, rotate, retire, 'sign-again': signAgain };

/** Rotates keys while the product runs: the new one and the previous one are both accepted until the previous one is retired. */
export const secretsCommand: OperatorCommand = {
  options: 'list | rotate [NAME] | retire [NAME] [--now] | sign-again',
  tells: 'rotates the keys that sign tokens, links and seals and encrypt secrets, and retires the previous ones; see docs/security.md',
  run: async (platform, [act = '', ...words]) => {
    const does = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined;
    if (!does) throw new StartError(`Say ${Object.keys(ACTS).join(', ')}.`);
    return does(rotationOn(platform), words, platform);
  },
};
