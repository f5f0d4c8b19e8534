import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { planRemote } from '../cli/remote-plan.mjs';
import { writeTogether } from '../cli/write-together.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'fifteen-new-remote-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const REFUSED: Record<string, [name: string, routes: string, words: string]> = {
  'a name without mfe-': ['stories', '/stories', '"stories" is no name for a remote'],
  'a name with a path in it': ['mfe-../x', '/stories', 'is no name for a remote'],
  'a name that the release command uses': ['mfe-operator', '/stories', 'means something else already'],
  'a name that is taken': ['mfe-info', '/stories', 'mfe-info is there already'],
  'no routes': ['mfe-stories', '', 'Say which pages it has'],
  'a route that is none': ['mfe-stories', '/Stories', '"/Stories" is no route'],
  'a route that would end the text it is written into': ['mfe-stories', "/a'b", 'is no route'],
  'a route of another remote': ['mfe-stories', '/stories,/help', '/help belongs to mfe-info.'],
  'a route that another remote answers': ['mfe-stories', '/knowledge-base/news', '/knowledge-base/news belongs to mfe-info, whose route is /knowledge-base/:id.'],
  'a route that would hide one of another remote': ['mfe-stories', '/projects/:what', '/projects/:what belongs to mfe-projects, whose route is /projects/new.'],
  'a route of the gateway': ['mfe-stories', '/api/stories', 'the gateway itself answers what begins with /api'],
  'every address of the site': ['mfe-stories', '/:page', 'would take every address of the site'],
  'no page that can be opened as it is': ['mfe-stories', '/stories/:id', 'One of its routes has to be an address of its own'],
  'the same address twice': ['mfe-stories', '/stories/new,/stories/:id', '/stories/new and /stories/:id are the same address.'],
};

test.each(Object.entries(REFUSED))('refused with its reason: %s', (_what, [name, routes, words]) => {
  expect(() => planRemote(root, { name, routes })).toThrow(words);
});

describe('files that are written together', () => {
  test('are all written, or none: what was there is put back, what was made is gone', () => {
    const folder = join(copy, 'together');
    mkdirSync(folder);
    writeFileSync(join(folder, 'old'), 'before');
    // A file stands where the last one wants a folder.
    const files = new Map([['made/deep/new', 'text'], ['old', 'after'], ['old/no-folder', 'text']]);
    expect(() => writeTogether(folder, files)).toThrow('EEXIST');
    expect(readdirSync(folder)).toEqual(['old']);
    expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('before');
  });
});

/** What a remote is built from and what gives it out, with the packages of the working tree. */
const SOURCES = [
  'README.md',
  'package.json',
  'package-lock.json',
  'docs/architecture.md',
  'docs/teams/README.md',
  'e2e/journeys/routes.spec.ts',
  'e2e/releases/broken-releases.spec.ts',
  'e2e/releases/releases.spec.ts',
  'mfe-info/package.json',
  'shared/contracts',
  'shared/testing',
  'shared/tooling/package.json',
  'shared/tooling/tsconfig',
  'shared/tooling/webpack',
  'shared/web',
  'api-gateway/src/platform',
  'api-gateway/src/releases',
];
const LEFT_OUT = /\/(dist|\.cache)$/;

const copySources = (): void => {
  for (const name of SOURCES) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  }
  mkdirSync(join(copy, 'node_modules/@fifteen'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) if (name !== '@fifteen') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of ['contracts', 'testing', 'tooling', 'web']) symlinkSync(join(copy, 'shared', name), join(copy, 'node_modules/@fifteen', name));
};

const inCopy = (folder: string, program: string, args: string[]): string =>
  execFileSync(program, args, { cwd: join(copy, folder), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } });

/** The gateway's own reading, publishing and choosing, with the contract of the copy. */
const RESOLVES = `
import { readBuild, releaseOf } from "./src/releases/uploads/read-build.ts";
import { promote } from "./src/releases/registry/pointers.ts";
import { registryOfPage, resolveFor } from "./src/releases/registry/resolve.ts";
import { Registry, ResolvedRegistry, siteRouteOf } from "@fifteen/contracts";
const { remote, release } = releaseOf(readBuild("../mfe-stories/dist"), "1.0.0");
const pointer = promote(undefined, "1.0.0");
const registry = Registry.parse({ schema: "mfe-registry/1", revision: 1, microFrontends: { [remote]: { ...pointer, versions: { "1.0.0": release } } } });
const page = registryOfPage(resolveFor(registry, { id: undefined, overrides: {}, previews: {} }), { version: "1.0.0", integrity: {} });
console.log(JSON.stringify({ route: siteRouteOf("/stories/one"), page: ResolvedRegistry.parse(page) }));
`;

test('a new remote type-checks, builds alone and is resolved for a visitor; the name is refused the second time', async () => {
  copySources();
  const asked = { name: 'mfe-stories', routes: '/stories,/stories/:id' };
  writeTogether(copy, planRemote(copy, asked).files);
  expect(() => planRemote(copy, asked)).toThrow('mfe-stories is there already');

  inCopy('.', join(root, 'node_modules/.bin/tsc'), ['--noEmit', '--singleThreaded', '-p', 'mfe-stories']);
  inCopy('mfe-stories', join(root, 'node_modules/.bin/webpack'), ['build', '--mode', 'production', '--config', 'webpack.config.cjs']);
  expect(['remoteEntry.js', 'release.json', 'server.cjs'].filter((name) => !existsSync(join(copy, 'mfe-stories/dist', name)))).toEqual([]);

  await build({
    stdin: { contents: RESOLVES, resolveDir: join(copy, 'api-gateway'), loader: 'ts' },
    bundle: true,
    outfile: join(copy, 'api-gateway/resolves.mjs'),
    format: 'esm',
    platform: 'node',
    conditions: ['@fifteen/source'],
    external: ['zod', 'express'],
    logLevel: 'silent',
  });
  const { route, page } = JSON.parse(inCopy('api-gateway', process.execPath, ['resolves.mjs'])) as { route: object; page: { remotes: object[] } };
  expect(route).toMatchObject({ remote: 'stories', path: '/stories/:id', guarded: false, title: 'Stories' });
  expect(page.remotes).toMatchObject([{ name: 'stories', version: '1.0.0', entry: '/r/stories/1.0.0/remoteEntry.js', files: expect.arrayContaining(['/r/stories/1.0.0/remoteEntry.js']) }]);

  expect(readFileSync(join(copy, 'e2e/releases/releases.spec.ts'), 'utf8')).toContain("info: '/help', stories: '/stories' };");
  const lock = JSON.parse(readFileSync(join(copy, 'package-lock.json'), 'utf8')) as { packages: Record<string, object> };
  expect(lock.packages['node_modules/@fifteen/mfe-stories']).toEqual({ resolved: 'mfe-stories', link: true });
  // A compiler and a bundler start and end in it: on a busy machine that takes a minute.
}, 180_000);
