/** What the package of a new remote is made of. Versions of packages are those of a remote that is there. */

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const segmentsOf = (path) => path.split('/').filter((part) => part !== '');

/** `/field-notes/:id` is "Field notes". */
const titleOfPath = (path) => capital((segmentsOf(path).findLast((part) => !part.startsWith(':')) ?? '').replaceAll('-', ' '));
/** `/field-notes/:id` is `field-notes-id`. */
const slugOf = (path) => segmentsOf(path).join('-').replaceAll(':', '').toLowerCase();
const componentOf = (path) => `${slugOf(path).split('-').map(capital).join('')}Page`;

/**
 * The pages of a remote, as its files name them.
 * @param {readonly string[]} routes
 */
export const pagesOf = (routes) => routes.map((path) => ({ path, title: titleOfPath(path), slug: slugOf(path), component: componentOf(path) }));

const manifestOf = (name, { dependencies, devDependencies }) => {
  const only = (all, names) => Object.fromEntries(names.map((one) => [one, all[one]]));
  return {
    name: `@fifteen/mfe-${name}`,
    version: '1.0.0',
    contract: 1,
    private: true,
    license: 'MIT',
    type: 'module',
    dependencies: only(dependencies, ['@fifteen/contracts', '@fifteen/web', 'react']),
    devDependencies: only(devDependencies, ['@fifteen/testing', '@fifteen/tooling', '@testing-library/react', '@types/react']),
    scripts: { test: 'node ../shared/tooling/cli/test-package.mjs', build: 'webpack --config webpack.config.cjs' },
  };
};

const remote = (name) => `import { REMOTE_CONTRACT, type RemoteModule } from '@fifteen/contracts';
import type { RouteObject } from '@fifteen/web/router';
import manifest from '../package.json' with { type: 'json' };
import { routes as pages } from './routes.tsx';

const remote: RemoteModule<RouteObject> = {
  contract: REMOTE_CONTRACT,
  name: '${name}',
  version: manifest.version,
  routes: pages,
};

/** The whole public face of this bundle: the shell reads these four. */
export const { contract, name, version, routes } = remote;
`;

const remoteTest = `import { describeRemoteContract } from '@fifteen/testing';
import manifest from '../package.json' with { type: 'json' };
import * as remote from './remote.ts';

describeRemoteContract(remote, manifest);
`;

const routes = (pages) => `import type { RouteObject } from '@fifteen/web/router';
${pages.map(({ component, slug }) => `import { ${component} } from './${slug}/${slug}-page.tsx';`).join('\n')}

export const routes: RouteObject[] = [
${pages.map(({ path, component }) => `  { path: '${path}', element: <${component} /> },`).join('\n')}
];
`;

const routesTest = (name) => `import { SITE_ROUTES } from '@fifteen/contracts';
import { renderWithRouter } from '@fifteen/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { routes } from './routes.tsx';

const mine = SITE_ROUTES.filter(({ remote }) => remote === '${name}');

test.each(mine.map(({ path, title }) => [path, title]))('%s has one main heading, %s', async (path, title) => {
  await renderWithRouter(routes, { at: path.replaceAll(/:\\w+/g, 'one') });
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
});
`;

const server = (pages) => `import type { DrawnPage } from '@fifteen/contracts';

export { routes } from './routes.tsx';

/** The pages that the server draws: those for everybody, whose paths have no parts that vary. */
export const pages: readonly DrawnPage[] = [
${pages.filter(({ path }) => !path.includes(':')).map(({ path, title }) => `  { path: '${path}', description: '${title}, a new page of ours.' },`).join('\n')}
];
`;

const page = ({ title, component }) => `import type { JSX } from 'react';
import { PageHeading } from '@fifteen/web/ui';
import { Page } from '../page.tsx';

export const ${component} = (): JSX.Element => (
  <Page>
    <PageHeading size="large" lead="This page is new.">
      ${title}
    </PageHeading>
  </Page>
);
`;

const frame = `import type { JSX, ReactNode } from 'react';
import { Container } from '@fifteen/web/ui';
import styles from './page.module.css';

/** The frame of every page here: the site's edges and the space above and below. */
export const Page = ({ children }: { children: ReactNode }): JSX.Element => (
  <Container className={styles.page}>{children}</Container>
);
`;

const frameStyles = `.page {
  padding-block: 56px var(--space-section);
}

@media (max-width: 720px) {
  .page {
    padding-top: 32px;
  }
}
`;

const docs = (name, pages) => `# ${capital(name)}
**You own** \`mfe-${name}/\`.

**Pages** ${pages.map(({ path }) => `\`${path}\``).join(', ')}.

**You call** nothing yet: calls stand in \`shared/contracts/src\`.

**Yours in particular** pages are public as they were made. One that wants a sign-in is \`guarded\` instead of \`page\` in \`shared/contracts/src/site-routes.ts\`, and leaves \`src/server.ts\`; \`site-routes.test.ts\` lists those that are.

**At 3 a.m.** Roll back if you moved in the last hour. The rest is [the common list](README.md#at-3-am).
`;

/**
 * The files of a new remote's package and its page for the team.
 * @param {string} name without \`mfe-\`
 * @param {readonly string[]} paths of its routes
 * @param {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }} like the manifest of a remote that is there
 * @returns {{ manifest: ReturnType<typeof manifestOf>, files: Map<string, string> }} texts by paths from the repository's root
 */
export const filesOfRemote = (name, paths, like) => {
  const pages = pagesOf(paths);
  const manifest = manifestOf(name, like);
  const sources = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': '{ "extends": "../shared/tooling/tsconfig/web.json", "include": ["src"] }\n',
    'webpack.config.cjs': "const { remote } = require('@fifteen/tooling/webpack/remote.cjs');\n\nmodule.exports = remote(__dirname);\n",
    'src/remote.ts': remote(name),
    'src/remote.test.ts': remoteTest,
    'src/routes.tsx': routes(pages),
    'src/routes.test.tsx': routesTest(name),
    'src/server.ts': server(pages),
    'src/page.tsx': frame,
    'src/page.module.css': frameStyles,
    ...Object.fromEntries(pages.map((one) => [`src/${one.slug}/${one.slug}-page.tsx`, page(one)])),
  };
  const ofPackage = Object.entries(sources).map(([file, text]) => /** @type {[string, string]} */ ([`mfe-${name}/${file}`, text]));
  return { manifest, files: new Map([...ofPackage, [`docs/teams/${name}.md`, docs(name, pages)]]) };
};
