import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { aProject, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { ProjectsPage } from './projects-page.tsx';

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '${7*7}{{7*7}}',
  '</title><svg onload=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("//x")',
  '../../etc/passwd',
  "'; DROP TABLE projects;--",
  '%0d%0aSet-Cookie: a=b',
  '&lt;b&gt;&amp;',
  '<!--',
  ']]>',
  '`id`$(id)',
  '__proto__',
  'Ünïcødé Straße',
  '日本語株式会社',
  'شركة القهوة',
  '😀 Café',
  '\\u003cb\\x3c',
];
const FRAMES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `A ${name}`,
  (name) => `${name} & Co`,
  (name) => `(${name})`,
  (name) => `"${name}"`,
  (name) => `<${name}>`,
  (name) => name.toUpperCase(),
  (name) => [...name].toReversed().join(''),
  (name) => `${name}${name}`.slice(0, 59),
  (name) => `1 ${name} 2`,
];
const HOSTILE = FRAMES.flatMap((frame) => PAYLOADS.map(frame));
const api = fakeApi();

test('T1: 200 hostile names stand in the list letter by letter, and make no element', async () => {
  signedIn();
  api.on('GET', '/api/v1/projects', () =>
    Response.json(HOSTILE.map((project_name, at) => aProject({ id: `p-${at + 1}`, project_name }))),
  );
  await renderWithRouter(<ProjectsPage />);
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(HOSTILE);
  const intruders = document.querySelectorAll('script, iframe, b, [onerror], [onload], [href^="javascript"], img[src="x"]');
  figure('T1', `${new Set(HOSTILE).size} hostile names in the list of projects: ${intruders.length} elements of theirs`);
  expect(intruders).toHaveLength(0);
});
