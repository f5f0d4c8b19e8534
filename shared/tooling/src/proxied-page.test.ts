import { expect, test } from '@jest/globals';
import { proxiedPage } from '../cli/proxied-page.mjs';

const CODE = JSON.stringify([['/main.1a2b3c4d.js', 'sha384-shell'], ['/r/info/1.0.0/remoteEntry.js', 'sha384-info']]);

/** As a gateway sends a page that was drawn of a release, and is still. */
const drawn = (registry: object): string => `<!doctype html><head>
<link rel="preload" as="script" href="/r/info/1.0.0/remoteEntry.js" integrity="sha384-info">
<link rel="preload" as="script" href="/r/auth/1.0.0/remoteEntry.js">
<script type="application/json" id="page-code">${CODE}</script>
<script type="application/json" id="mfe-registry">${JSON.stringify(registry)}</script></head>
<body><div id="root" data-prerendered><h1>Help</h1></div><script>(function(){})(document)</script></body>`;

const page = proxiedPage(drawn({ remotes: [] }), { remote: 'info', registry: (given) => ({ ...given, ours: '<info>' }) });

test('a borrowed page runs the shell at once, with nothing of the release that it replaces', () => {
  expect(page).toContain('<script defer src="/main.1a2b3c4d.js" integrity="sha384-shell" crossorigin="anonymous"></script>');
  expect(page).toContain('<body><div id="root"></div></body>');
  expect(page).not.toContain('/r/info/');
  expect(page).toContain('/r/auth/1.0.0/remoteEntry.js');
});

test('and names our remote in a data block that nothing in it ends', () => {
  expect(page).toContain('id="mfe-registry">{"remotes":[],"ours":"\\u003cinfo>"}</script>');
});
