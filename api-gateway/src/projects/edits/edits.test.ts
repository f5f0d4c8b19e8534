import { randomUUID } from 'node:crypto';
import { Asset, EDIT_OPERATIONS_MAX, EditedLogo, type EditOperation, type SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { LONG_NAMES } from '../../testing/long-names.ts';
import { aPaidProject, type PaidProject } from '../../testing/paid-logo.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { paintPicture } from '../../rendering/watermark/paint-picture.ts';

jest.setTimeout(60_000);

let gateway: TestGateway;
let owner: SignedIn;
let project: PaidProject;
/** With a symbol beside or above the name, on white. */
let asset: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
  project = await aPaidProject(gateway, owner);
  const { rows } = await gateway.platform.pool.query(
    "SELECT id FROM assets WHERE project_id = $1 AND genome->>'layout' IN ('horizontal', 'stacked') AND genome->'idea'->>'letters' = '' AND genome->'color'->'roles'->>'ground' = 'white' ORDER BY slot LIMIT 1",
    [project.id],
  );
  asset = rows[0].id;
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  callApi(gateway.url, method, `/api/v1/projects/assets/${path}`, { body, token: owner.access_token, headers });
const preview = (operations: unknown, id = asset) => call('POST', `${id}/edit-preview`, { operations });
const previewed = async (...operations: EditOperation[]): Promise<EditedLogo> => EditedLogo.parse((await preview(operations)).body);
const save = (operations: EditOperation[], more = {}, headers = {}) => call('POST', `${asset}/edits`, { operations, ...more }, headers);

/** Of 16 parts of two pictures of one size, the one that differs least: its share of pixels that differ. */
const leastChanged = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })));
  if (!a || !b) throw new Error('Two pictures are compared.');
  const { width, channels } = a.info;
  const parts = Array.from({ length: 16 }, () => 0);
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const differs = [0, 1, 2].some((channel) => Math.abs((a.data[pixel * channels + channel] ?? 0) - (b.data[pixel * channels + channel] ?? 0)) > 8);
    if (!differs) continue;
    const part = Math.floor((Math.floor(pixel / width) * 4) / width) * 4 + Math.floor(((pixel % width) * 4) / width);
    parts[part] = (parts[part] ?? 0) + 1;
  }
  return Math.min(...parts) / ((width * width) / 16);
};

const FLIP: EditOperation = { op: 'flip' };
const countVersions = async (): Promise<number> =>
  (await gateway.platform.pool.query("SELECT count(*)::int AS count FROM assets WHERE project_id = $1 AND asset_type = 'edited'", [project.id])).rows[0].count;

describe('a preview', () => {
  test('without changes shows the logo as it is, with what its controls need', async () => {
    const logo = await previewed();
    expect(logo.svg).toMatch(/^<svg .*<\/svg>$/);
    expect(logo).toMatchObject({ name: 'Harbour & Rye', problem: null, note: null });
    expect(logo.colours.map(({ target }) => target)).toEqual(['name', 'mark', 'second', 'background']);
    for (const { contrast, least } of logo.colours) if (contrast !== null) expect(contrast).toBeGreaterThanOrEqual((least ?? 0) - 0.05);
    expect(logo.refused[`layout ${logo.layout}`]).toMatch(/already/);
  });

  test('shows the idea in each of its looks, and another look is another drawing', async () => {
    const logo = await previewed();
    const { looks } = logo.idea!;
    expect(looks.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    const other = looks.find(({ isChosen }) => !isChosen)!;
    const after = await previewed({ op: 'look', look: other.look });
    expect(after.svg).not.toBe(logo.svg);
    expect(after.idea!.looks.find(({ isChosen }) => isChosen)!.look).toBe(other.look);
    expect((await previewed({ op: 'parameter', name: 'no-such', value: 1 })).problem).toBe('This idea has no such setting');
  });

  test('draws each change, and the same for the same changes', async () => {
    const plain = await previewed();
    const changes: EditOperation[][] = [
      [{ op: 'color', target: 'mark', hex: '#b3261e' }],
      [{ op: 'weight', steps: 1 }],
      [{ op: 'tracking', steps: 2 }],
      [{ op: 'symbol', change: 'other' }],
      [{ op: 'tag', text: 'Est. 1998' }],
      [{ op: 'name', name: 'Harbor & Rye' }],
      [{ op: 'weight', steps: 1 }, { op: 'ground', ground: 'paper' }],
    ];
    const drawn = await Promise.all(changes.map((operations) => previewed(...operations)));
    expect(drawn.map(({ problem }) => problem)).toEqual(changes.map(() => null));
    expect(new Set([plain, ...drawn].map(({ svg }) => svg)).size).toBe(changes.length + 1);
    expect((await previewed(...changes[6]!)).svg).toBe(drawn[6]?.svg);
  });

  test('a change that does nothing says why, and leaves the drawing as it was', async () => {
    const plain = await previewed();
    const { svg, problem } = await previewed({ op: 'font', style: 'comic-sans' });
    expect(problem).toBe('“comic-sans” isn’t one of the fonts that can set this name');
    expect(svg).toBe(plain.svg);
  });

  test('every button that is not refused does something', async () => {
    const { refused } = await previewed();
    expect(Object.keys(refused).length).toBeLessThan(35);
    expect((await previewed({ op: 'gap', steps: 1 })).problem).toBe(refused['gap 1'] ?? null);
  });

  test('a colour that would not be read is moved, and the customer is notified', async () => {
    const ground = (await previewed()).colours.find(({ target }) => target === 'background')?.hex ?? '';
    const { note, colours } = await previewed({ op: 'color', target: 'name', hex: ground });
    const name = colours.find(({ target }) => target === 'name');
    if (note !== null) expect(note).toContain(name?.hex);
    expect(name?.contrast).toBeGreaterThanOrEqual(4.4);
  });

  test.each([
    ['no list', {}, 'operations'],
    ['an unknown operation', [{ op: 'exec', command: 'rm' }], 'operations.0.op'],
    ['a field more', [{ op: 'flip', __proto__x: 1 }], 'operations.0.__proto__x'],
    ['a colour that is none', [{ op: 'color', target: 'name', hex: 'red;}</style>' }], 'operations.0.hex'],
    ['a hundred steps', [{ op: 'weight', steps: 100 }], 'operations.0.steps'],
    ['half a step', [{ op: 'weight', steps: 0.5 }], 'operations.0.steps'],
    ['an empty name', [{ op: 'name', name: ' ' }], 'operations.0.name'],
    ['a name of bidi overrides', [{ op: 'name', name: 'a\u202egnp.exe' }], 'operations.0.name'],
    ['too many', Array.from({ length: EDIT_OPERATIONS_MAX + 1 }, () => FLIP), 'operations'],
  ])('refuses %s by its field', async (_name, operations, field) => {
    const { status, body } = await preview(operations);
    expect(status).toBe(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  test('takes the most changes that it allows', async () => {
    const { status, body } = await preview(Array.from({ length: EDIT_OPERATIONS_MAX }, (_, i) => ({ op: 'color', target: 'mark', hex: i % 2 ? '#b3261e' : '#1e4fb3' })));
    expect(status).toBe(200);
    expect(body.problem).toBeNull();
  });

  test('T1: a hostile name is drawn as letters, and is exact in the answer', async () => {
    const hostile = '"><script>alert(1)</script>';
    const { svg, name } = await previewed({ op: 'name', name: hostile });
    expect(name).toBe(hostile);
    expect(svg).not.toMatch(/<(?!\/?(svg|path|defs|linearGradient|stop)\b)/);
  });
});

describe('samples', () => {
  test('fonts of a list show the name, and every list that is told has one', async () => {
    const { body } = await call('GET', `${asset}/edit-fonts?list=serif`);
    expect(body.list).toBe('serif');
    expect(body.lists).toContain('script');
    expect(body.fonts.length).toBeGreaterThan(8);
    for (const { outline, width } of body.fonts) {
      expect(outline).toMatch(/^M[\dMLHVQCZ.\-\s]+$/);
      expect(width).toBeGreaterThan(100);
    }
    expect((await call('GET', `${asset}/edit-fonts?list=wingdings`)).status).toBe(400);
  });

  test('fonts like its own come with the first drawing where they are asked for', async () => {
    const fonts = (await call('GET', `${asset}/edit-fonts`)).body;
    const drawn = await call('POST', `${asset}/edit-preview`, { operations: [], with_fonts: true });
    expect(drawn).toMatchObject({ status: 200, body: { fonts, svg: expect.stringMatching(/^<svg /) } });
    expect((await preview([])).body).not.toHaveProperty('fonts');
  });

  test('fonts of a Japanese name are those that draw it', async () => {
    const { body } = await call('GET', `${asset}/edit-fonts?list=sans&name=${encodeURIComponent('山本製茶')}`);
    expect(body.fonts.length).toBeGreaterThan(0);
    expect(body.fonts.length).toBeLessThan(12);
  });

  test('symbols are found by a word in four languages, mistyped too, and by the brief without one', async () => {
    const found = async (q: string): Promise<string[]> =>
      (await call('GET', `${asset}/edit-symbols?q=${encodeURIComponent(q)}`)).body.map(({ idea }: { idea: string }) => idea);
    for (const word of ['phoenix', 'Phönix', 'fénix', 'pheonix']) expect(await found(word)).toContainEqual(expect.stringMatching(/^phoenix\//));
    expect((await found('')).length).toBeGreaterThan(6);
    expect(await found('zzzzqqq')).toEqual([]);
  });
});

describe('saving', () => {
  test('makes a version of the logo, drawn, explained and measured', async () => {
    const { status, body } = await save([FLIP, { op: 'color', target: 'mark', hex: '#b3261e' }]);
    expect(status).toBe(201);
    const version = Asset.parse(body);
    expect(version).toMatchObject({ asset_type: 'edited', parent_asset_id: asset, status: 'completed', is_watermarked: false });
    expect(version.metadata.reasons).toEqual(['Changed by hand: The symbol mirrored; The symbol in #b3261e.']);
    expect(version.metadata.scores?.quality).toBeGreaterThan(0);
    const drawing = await fetch(gateway.url + version.asset_url);
    expect(await drawing.text()).toBe((await previewed(FLIP, { op: 'color', target: 'mark', hex: '#b3261e' })).svg);
    const listed = (await callApi(gateway.url, 'GET', `/api/v1/projects/${project.id}/assets?type=edited`, { token: owner.access_token })).body;
    expect(listed.map(({ id }: Asset) => id)).toContain(version.id);
  });

  test('a version can be edited again, and gives its files', async () => {
    const first = (await save([{ op: 'name', name: 'Harbor & Rye' }])).body.id;
    const again = EditedLogo.parse((await preview([FLIP], first)).body);
    expect(again.name).toBe('Harbor & Rye');
    const { body } = await call('GET', `${first}/files`);
    const file = await fetch(gateway.url + body.variants[0].files[0].url);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="harbor-rye-color.svg"');
  });

  test('Z3: after a refund a version shows its watermarked preview', async () => {
    const { id, asset_url: cleanUrl } = (await save([{ op: 'weight', steps: 1 }])).body;
    const clean = await (await fetch(gateway.url + cleanUrl)).text();
    await project.setPaid(false);
    const assets: Asset[] = (await callApi(gateway.url, 'GET', `/api/v1/projects/${project.id}/assets`, { token: owner.access_token })).body;
    await project.setPaid(true);
    const shown = assets.find((each) => each.id === id);
    expect(shown).toMatchObject({ is_watermarked: true });
    const picture = await fetch(gateway.url + shown?.asset_url);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1024 });
    expect(await leastChanged(bytes, Buffer.from(await paintPicture(clean, 1024)))).toBeGreaterThan(0.01);
  });

  test('renames the project in the same step, where that is wanted', async () => {
    const nameOf = async () => (await callApi(gateway.url, 'GET', `/api/v1/projects/${project.id}`, { token: owner.access_token })).body.project_name;
    await save([{ op: 'name', name: 'Harbour and Rye' }]);
    expect(await nameOf()).toBe('Harbour & Rye');
    await save([{ op: 'name', name: 'Harbour and Rye' }], { rename_project: true });
    expect(await nameOf()).toBe('Harbour and Rye');
  });

  test('repeated with its key, also ten times at once, makes one version; another request under it is refused', async () => {
    const before = await countVersions();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => save([FLIP], {}, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countVersions()).toBe(before + 1);
    expect(await save([{ op: 'plain' }], {}, key)).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
  });

  test('refuses nothing at all, and a change that does nothing by its place, and stores neither', async () => {
    const before = await countVersions();
    expect((await save([])).body.errors).toEqual([{ field: 'operations', message: 'There is nothing to save yet' }]);
    const refused = await save([FLIP, { op: 'font', style: 'comic-sans' }]);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'operations.1' }] } });
    expect(await countVersions()).toBe(before);
  });
});

describe('a name that is long, dense or in letters without a font', () => {
  /** Each name in every third logo, and each logo with two of the names. */
  test.each(LONG_NAMES.map((name, turn): [string, number] => [name, turn]))('%s is saved, or refused by its field, in a third of the fifteen', async (name, turn) => {
    for (const { id } of project.assets.filter((_asset, slot) => slot % 3 === turn % 3)) {
      const operations: EditOperation[] = [{ op: 'name', name }];
      const [shown, saved] = await Promise.all([preview(operations, id), call('POST', `${id}/edits`, { operations })]);
      expect(shown.status).toBe(200);
      if (saved.status === 400) expect(saved.body.errors).toEqual([{ field: 'operations.0', message: expect.stringMatching(/choose another symbol/i) }]);
      else expect([saved.status, saved.body.metadata?.title]).toEqual([201, expect.any(String)]);
    }
  }, 120_000);
});

describe('Z6: what is not paid, not drawn or not theirs', () => {
  const asks = (id: string) => [preview([], id), call('GET', `${id}/edit-fonts`), call('GET', `${id}/edit-symbols`), call('POST', `${id}/edits`, { operations: [FLIP] }), call('GET', `${id}/files`)];

  test('an unpaid project answers 402 to every call of the editor, and draws nothing', async () => {
    await project.setPaid(false);
    const answers = await Promise.all(asks(asset));
    await project.setPaid(true);
    for (const { status, body, text } of answers) {
      expect({ status, code: body.code }).toEqual({ status: 402, code: 'payment_required' });
      expect(text).not.toMatch(/<svg|"M\d/);
    }
  });

  test('another customer, an unknown and a pending logo answer 404', async () => {
    const other = await aPaidProject(gateway, await signUpSomebody(gateway.url));
    const pending = project.assets[14]!.id;
    await gateway.platform.pool.query("UPDATE assets SET status = 'pending' WHERE id = $1", [pending]);
    for (const id of [other.assets[0]!.id, randomUUID(), pending]) {
      for (const { status } of await Promise.all(asks(id))) expect(status).toBe(404);
    }
  });
});
