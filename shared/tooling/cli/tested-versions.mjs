const TARGET = /^(?:mfe-)?([a-z]+)@([\w.-]+)$/;
const TIMEOUT_MS = 10_000;

const parsed = (text) => {
  const [, name, version] = TARGET.exec(text) ?? [];
  if (!name) throw new Error(`"${text}" names no version: write mfe-projects@1.5.0.`);
  return { name, version };
};

/**
 * The cookie by which a gateway gives named versions to one browser.
 * @param {string[]} versions such as `mfe-projects@1.5.0`
 */
export const overrideOf = (versions) =>
  versions.map(parsed).map(({ name, version }) => `${name}@${version}`).join(',');

/**
 * What a browser with this cookie gets from an environment. A version that is not registered there would be passed over
 * without a word, and the suite would test another.
 * @param {string} base @param {string} cookie
 * @returns {Promise<{ revision: number, shell: string, remotes: { name: string, version: string }[] }>}
 * @throws where the environment does not answer, or gives another version than the cookie names
 */
export const resolvedAt = async (base, cookie) => {
  const answer = await fetch(new URL('/registry.json', base), {
    headers: cookie ? { cookie: `mfe_versions=${cookie}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    throw new Error(`${base} does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (!answer.ok) throw new Error(`${base}/registry.json answers ${answer.status}.`);
  const { revision, shell, remotes } = await answer.json();
  const given = Object.fromEntries([['shell', shell], ...remotes.map(({ name, version }) => [name, version])]);
  for (const { name, version } of cookie ? cookie.split(',').map(parsed) : []) {
    if (given[name] === version) continue;
    const told = name === 'shell' ? `has no shell ${version}` : `has no mfe-${name} ${version}`;
    throw new Error(`${base} ${told}; it gives ${given[name] ?? 'none'}. ${name === 'shell' ? 'It keeps those that it has started with.' : 'Publish it first, and have it checked: only versions that passed are shown.'}`);
  }
  return { revision, shell, remotes: remotes.map(({ name, version }) => ({ name, version })) };
};

/** Of the shell and of each remote, how many of the latest versions a matrix walks. */
const LATEST = 3;

/**
 * What a matrix walks: what is live; each old shell of the last three, with the live remotes and, where they are others,
 * with those that were published last; the live shell with each other of the last three versions of each remote. Versions
 * that did not pass their check are left out: no cookie shows them. Where one remote differs, the journeys of that remote are walked.
 * @param {import('@fifteen/contracts').ReleaseList} list
 * @returns {{ cookie: string, remote?: string }[]}
 */
export const mixturesOf = ({ shells, remotes }) => {
  const others = remotes.flatMap(({ remote, deployment, versions }) => {
    const live = deployment.find((part) => part.default)?.version;
    return versions.filter(({ selectable }) => selectable).slice(0, LATEST).flatMap(({ version }, at) => (version === live ? [] : [{ remote, cookie: `${remote}@${version}`, isLatest: at === 0 }]));
  });
  const latest = others.filter(({ isLatest }) => isLatest).map(({ cookie }) => cookie);
  const oldShells = shells.slice(1, LATEST).map(({ version }) => `shell@${version}`);
  return [
    { cookie: '' },
    ...oldShells.map((cookie) => ({ cookie })),
    ...(latest.length > 0 ? oldShells.map((shell) => ({ cookie: [shell, ...latest].join(',') })) : []),
    ...others.map(({ cookie, remote }) => ({ cookie, remote: `mfe-${remote}` })),
  ];
};

/**
 * The same, of what an environment lists.
 * @param {string} base @param {string} token of an operator or of a team
 * @throws where the environment does not list its releases for this token
 */
export const mixturesAt = async (base, token) => {
  const answer = await fetch(new URL('/api/v1/releases', base), {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${base} does not list its releases for this token: ${answer.status}.`);
  return mixturesOf(await answer.json());
};

/**
 * A pattern for tests that carry one of these journeys', one of these remotes' and one of these other tags; empty for all.
 * `@auth` among the others is the remote, too.
 * @param {string[]} journeys @param {string[]} remotes @param {string[]} [others] such as `@money`
 */
export const tagsOf = (journeys, remotes, others = []) => {
  const oneOf = (tags) => (tags.length === 0 ? '' : `(?=.*(?:${tags.map((tag) => `@${tag}(?![\\w-])`).join('|')}))`);
  const tags = others.map((tag) => tag.replace(/^@/, '')).flatMap((tag) => [tag, `mfe-${tag}`]);
  return oneOf(journeys) + oneOf(remotes.map((name) => (name.startsWith('mfe-') ? name : `mfe-${name}`))) + oneOf(tags);
};
