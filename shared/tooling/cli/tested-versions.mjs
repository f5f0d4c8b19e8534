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
 * @returns {Promise<{ revision: number, remotes: { name: string, version: string }[] }>}
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
  const { revision, remotes } = await answer.json();
  for (const { name, version } of cookie ? cookie.split(',').map(parsed) : []) {
    const given = remotes.find((remote) => remote.name === name);
    if (given?.version !== version) throw new Error(`${base} has no mfe-${name} ${version}; it gives ${given?.version ?? 'none'}. Publish it first.`);
  }
  return { revision, remotes: remotes.map(({ name, version }) => ({ name, version })) };
};

/** Of each remote, how many of the latest versions a matrix walks. */
const LATEST = 3;

/**
 * Cookies that give each of the last three versions of each remote among what is live: nothing but the live ones first.
 * @param {string} base @param {string} token of an operator or of a team
 * @returns {Promise<string[]>}
 * @throws where the environment does not list its releases for this token
 */
export const mixturesAt = async (base, token) => {
  const answer = await fetch(new URL('/api/v1/releases', base), {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${base} does not list its releases for this token: ${answer.status}.`);
  const { remotes } = await answer.json();
  const others = remotes.flatMap(({ remote, deployment, versions }) => {
    const live = deployment.find((part) => part.default)?.version;
    return versions.slice(0, LATEST).filter(({ version }) => version !== live).map(({ version }) => `${remote}@${version}`);
  });
  return ['', ...others];
};

/**
 * A pattern for tests that carry one of these journeys' and one of these remotes' tags; empty for all.
 * @param {string[]} journeys @param {string[]} remotes
 */
export const tagsOf = (journeys, remotes) => {
  const oneOf = (tags) => (tags.length === 0 ? '' : `(?=.*(?:${tags.map((tag) => `@${tag}(?![\\w-])`).join('|')}))`);
  return oneOf(journeys) + oneOf(remotes.map((name) => (name.startsWith('mfe-') ? name : `mfe-${name}`)));
};
