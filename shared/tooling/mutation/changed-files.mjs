import { run } from '../cli/steps.mjs';

const git = async (...words) => {
  const { code, output } = await run('git', words, { quiet: true });
  return code === 0 ? output.trim() : undefined;
};

/** Where the branch left main; on main itself the commit before. */
const baseOf = async () => {
  const head = await git('rev-parse', 'HEAD');
  for (const main of ['main', 'origin/main']) {
    const base = await git('merge-base', 'HEAD', main);
    if (base && base !== head) return base;
  }
  return git('rev-parse', '--verify', '--quiet', 'HEAD~1');
};

/**
 * Files that differ from the base, committed or not, new ones included.
 *
 * @returns {Promise<string[] | undefined>} paths from the repository's root; undefined where there is nothing to compare with
 */
export const changedFiles = async () => {
  const base = await baseOf();
  if (!base) return undefined;
  const lists = await Promise.all([git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]);
  return lists.flatMap((list) => (list ?? '').split('\n').filter(Boolean));
};
