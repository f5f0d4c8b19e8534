import { storableText } from '../../platform/database/storable.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { momentOf } from '../../platform/mail/templates/moment.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createPlansStore } from '../../operations/status/plans.store.ts';
import { readTime, readWords } from '../../platform/command-line/read-options.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { withNews } from './with-news.ts';

type Act = (platform: Platform, args: readonly string[]) => Promise<string[]>;

const plan: Act = (platform, args) => {
  const { words } = readWords(args, ['START', 'END', 'TITLE', 'IMPACT'], []);
  const [start = '', end = '', title = '', impact = ''] = words.map(storableText);
  const [startsAt, endsAt] = [readTime(start), readTime(end)];
  if (endsAt <= startsAt) throw new StartError('It ends before it begins.');
  return withNews(platform, async (trx, tell) => {
    const id = await createPlansStore(platform.db).add(trx, { startsAt, endsAt, title, impact, now: platform.now() });
    const text = `From ${momentOf(startsAt.toISOString())} to ${momentOf(endsAt.toISOString())}. ${impact}`;
    return [`Maintenance ${id} is planned. ${await tell(trx, { ref: `maintenance:${id}`, title, state: 'Planned', text })}`];
  });
};

const list: Act = async ({ db, now }) => {
  const plans = await createPlansStore(db).coming(now());
  if (plans.length === 0) return ['Nothing is planned.'];
  return plans.map(({ id, starts_at, ends_at, title, impact }) => `${id}  ${starts_at} to ${ends_at}  ${title}: ${impact}`);
};

const cancel: Act = (platform, args) => {
  const { words } = readWords(args, ['ID'], []);
  const [id = ''] = words;
  return withNews(platform, async (trx, tell) => {
    const title = /^\d{1,9}$/.test(id) ? await createPlansStore(platform.db).cancel(trx, Number(id), platform.now()) : undefined;
    if (title === undefined) throw new StartError(`There is no planned maintenance ${id}.`);
    const news = { ref: `maintenance:${id}:cancelled`, title, state: 'Canceled', text: 'This maintenance does not take place.' };
    return [`Canceled. ${await tell(trx, news)}`];
  });
};

const ACTS: Readonly<Record<string, Act>> = { plan, list, cancel };

export const maintenanceCommand: OperatorCommand = {
  options: 'plan START END TITLE IMPACT | list | cancel ID',
  tells: 'announces maintenance on the status page and to its subscribers',
  run: async (platform, [act = '', ...args]) => {
    const does = ACTS[act];
    if (!does) throw new StartError(`Say ${Object.keys(ACTS).join(', ')}.`);
    return does(platform, args);
  },
};
