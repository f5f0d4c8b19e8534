import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TOOLING = join(ROOT, 'shared/tooling');
const fromTooling = createRequire(join(TOOLING, 'package.json'));

/** The least that shows a page and another: React and the router, nothing of ours. */
const APP = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
const frame = createElement('main', null, createElement(Link, { to: '/' }, 'Home'), createElement(Outlet));
const router = createBrowserRouter([{ element: frame, children: [{ path: '/', element: createElement('h1', null, 'Hello') }] }]);
createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router }));
`;

export const packed = (body: Uint8Array): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** Bytes of bare React and router, built as our bundles are, packed as they are served. */
export const bareSize = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'fifteen-bare-'));
  writeFileSync(join(folder, 'index.js'), APP);
  const { baseConfig } = fromTooling(join(TOOLING, 'webpack/base.cjs'));
  const base = baseConfig({ folder, name: 'bare', production: true });
  const modules = [join(ROOT, 'node_modules'), join(ROOT, 'shared/web/node_modules')];
  const config = { ...base, entry: './index.js', plugins: [], cache: false, resolve: { ...base.resolve, modules } };
  try {
    await new Promise<void>((done, fail) => {
      fromTooling('webpack')(config, (error: Error | null, stats: { hasErrors: () => boolean; toString: () => string }) =>
        error || stats.hasErrors() ? fail(error ?? new Error(stats.toString())) : done(),
      );
    });
    const files = readdirSync(join(folder, 'dist')).filter((name) => name.endsWith('.js'));
    return files.reduce((sum, name) => sum + packed(readFileSync(join(folder, 'dist', name))), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
