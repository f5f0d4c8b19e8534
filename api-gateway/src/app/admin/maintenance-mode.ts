import { MAINTENANCE_HOURS } from '@fifteen/contracts';
import { storableText } from '../../platform/database/storable.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { createMaintenanceModeStore } from '../../operations/maintenance-mode/maintenance-mode.store.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { readOptions, readTime } from '../../platform/command-line/read-options.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';

type Act = (platform: Platform, args: readonly string[]) => Promise<string[]>;

const HOUR_MS = 3_600_000;
const MESSAGE_MAX = 300;

const on: Act = async ({ db, now }, args) => {
  const { until, message } = readOptions(args, ['until', 'message']);
  const since = now();
  const resumesAt = until ? readTime(until) : new Date(since.getTime() + MAINTENANCE_HOURS * HOUR_MS);
  if (resumesAt <= since) throw new StartError('--until lies in the past.');
  if (message && message.length > MESSAGE_MAX) throw new StartError(`--message has ${MESSAGE_MAX} characters at most.`);
  await createMaintenanceModeStore(db).close({ since, resumesAt, message: message ? storableText(message) : null });
  return [`The site closes within 2 seconds. It says that it is back at ${resumesAt.toISOString()}; it opens when you say off.`];
};

const off: Act = async ({ db }) => {
  const wasClosed = await createMaintenanceModeStore(db).open();
  return [wasClosed ? 'The site opens within 2 seconds.' : 'The site was open.'];
};

const show: Act = async ({ db }) => {
  const mode = await createMaintenanceModeStore(db).read();
  if (!mode.on) return ['The site is open.'];
  return [`Closed since ${mode.since}, until ${mode.resumes_at}.${mode.message ? ` ${mode.message}` : ''}`];
};

const ACTS: Readonly<Record<string, Act>> = { on, off, show };

export const maintenanceModeCommand: OperatorCommand = {
  options: 'on [--until TIME] [--message TEXT] | off | show',
  tells: 'closes the site for maintenance (503 with Retry-After) and opens it again',
  run: async (platform, [act = '', ...args]) => {
    const does = ACTS[act];
    if (!does) throw new StartError(`Say ${Object.keys(ACTS).join(', ')}.`);
    return does(platform, args);
  },
};
