import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
const remotes = workspaces.filter((folder) => folder.startsWith('mfe-'));

const REMOTE = ['contracts', 'web', 'testing', 'tooling'];

const ENGINE = ['geometry', 'typography', 'drawing', 'meaning', 'idea-book', 'logo-engine'];

/** Which of our packages each folder may depend on. An arrow that is not here is a decision: write it down first. */
const ALLOWED: Record<string, readonly string[]> = {
  'shared/contracts': [],
  'shared/geometry': ['tooling'],
  'shared/typography': ['contracts', 'geometry', 'tooling'],
  'shared/drawing': ['geometry', 'typography', 'tooling'],
  'shared/meaning': ['tooling'],
  'shared/idea-book': ['contracts', 'drawing', 'meaning', 'typography', 'tooling'],
  'shared/logo-engine': ['contracts', 'geometry', 'drawing', 'idea-book', 'meaning', 'typography', 'tooling'],
  'shared/studios': ['contracts', 'drawing', 'idea-book', 'logo-engine', 'meaning', 'typography', 'tooling'],
  'shared/engine-lab': ['contracts', ...ENGINE, 'studios', 'tooling'],
  'shared/brand-kit': ['contracts', ...ENGINE, 'tooling'],
  'shared/web': ['contracts', 'testing', 'tooling'],
  'shared/tooling': [],
  'shared/testing': ['contracts', 'web'],
  shell: REMOTE,
  ...Object.fromEntries(remotes.map((folder) => [folder, REMOTE])),
  'api-gateway': ['contracts', ...ENGINE, 'studios', 'brand-kit', 'tooling'],
  e2e: ['contracts', 'tooling'],
};

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const ours = (manifest: Manifest): string[] =>
  Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => name.startsWith('@fifteen/'))
    .map((name) => name.slice('@fifteen/'.length));

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sourcesOf(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');

const folders = Object.keys(ALLOWED);

describe('dependencies point one way', () => {
  test('every workspace is in the table', () => {
    const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
    const others = (manifestOf('.').workspaces ?? []).filter((name) => !name.includes('*'));
    expect([...shared, ...others].sort()).toEqual([...folders].sort());
  });

  test.each(folders)('%s declares only the arrows it is allowed', (folder) => {
    const forbidden = ours(manifestOf(folder)).filter((name) => !ALLOWED[folder]?.includes(name));
    expect(forbidden).toEqual([]);
  });

  test.each(folders.filter((folder) => folder !== 'e2e'))('%s imports only packages of ours that it declares', (folder) => {
    const manifest = manifestOf(folder);
    const declared = new Set([...ours(manifest), manifest.name.slice('@fifteen/'.length)]);
    const undeclared = sourcesOf(join(root, folder, 'src'))
      .flatMap(importsOf)
      .filter((name) => name.startsWith('@fifteen/'))
      .map((name) => name.split('/')[1] ?? '')
      .filter((name) => !declared.has(name));
    expect([...new Set(undeclared)]).toEqual([]);
  });

  test.each(folders.filter((folder) => folder !== 'e2e'))('%s never reaches into another package by a path', (folder) => {
    const escapes = sourcesOf(join(root, folder, 'src')).filter((file) => {
      const depth = file.slice(join(root, folder).length + 1).split('/').length - 1;
      return importsOf(file).some((name) => name.startsWith('../'.repeat(depth + 1)));
    });
    expect(escapes).toEqual([]);
  });
});
