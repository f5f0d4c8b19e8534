import { deflateSync } from 'node:zlib';
import type { ReadLogo } from '@fifteen/contracts';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { LOGO_SVG, pdfOf, pictureOf } from './reading.fixture.ts';
import { distance, labOf, rgbOf } from './oklab.ts';
import { readLogoFile } from './own-logo-tasks.ts';

/** The catalog of a PDF, which the library keeps to itself. */
const catalogOf = (document: PDFKit.PDFDocument): Record<string, unknown> => Reflect.get(document, '_root').data;

const GREEN = '#0b5d4e';
const YELLOW = '#f2b632';
const NAVY = '#1d2733';

const read = async (file: Buffer): Promise<ReadLogo> => {
  const outcome = await readLogoFile({ file });
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.logo;
};
const refusal = async (file: Buffer | string): Promise<string> => {
  const outcome = await readLogoFile({ file: Buffer.from(file as string) });
  return 'refused' in outcome ? outcome.refused : 'was read';
};

/** As its owner sees it, 500 pixels wide. */
const painted = ({ width, height, background, colors, shapes }: ReadLogo): Promise<Buffer> => {
  const paths = shapes.map(({ color, path }) => `<path d="${path}" fill="${colors[color]?.hex}" fill-rule="evenodd"/>`).join('');
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="500"><rect width="${width}" height="${height}" fill="${background ?? '#ffffff'}"/>${paths}</svg>`)).removeAlpha().resize(500, 150, { fit: 'fill' }).raw().toBuffer();
};

const expectColors = ({ colors }: ReadLogo): void => {
  const found = colors.map(({ hex }) => labOf(rgbOf(hex)));
  expect(colors).toHaveLength(3);
  for (const hex of [GREEN, YELLOW, NAVY]) expect(Math.min(...found.map((lab) => distance(lab, labOf(rgbOf(hex)))))).toBeLessThan(0.02);
};

/** Share of pixels that differ clearly. */
const differing = (one: Buffer, other: Buffer): number => {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 60)) count += 1;
  return count / (one.length / 3);
};

describe('files that are logos', () => {
  test('an SVG keeps its shapes and exact colors: classes, use, strokes and even-odd holes', async () => {
    const logo = await read(Buffer.from(LOGO_SVG));
    expect(logo.colors.map(({ hex }) => hex).toSorted()).toEqual([GREEN, YELLOW, NAVY].toSorted());
    expect(logo.background).toBeNull();
    expect(logo.width).toBeCloseTo(1000, 0);
    expect(logo.shapes).toHaveLength(6);
    expect(logo.symbols[0]).toEqual({ label: 'The part on the left', shapes: [0, 1] });
  });

  test.each([
    ['a transparent PNG', () => pictureOf('png'), null, 0.02],
    ['a small PNG', () => pictureOf('png', { width: 200 }), null, 0.03],
    ['a JPG on white', () => pictureOf('jpeg', { background: '#ffffff' }), '#ffffff', 0.02],
  ] as const)('%s is traced into the drawing that it was made of', async (_name, make, background, most) => {
    const [logo, original] = await Promise.all([make().then(read), read(Buffer.from(LOGO_SVG))]);
    expectColors(logo);
    expect(logo.background).toBe(background);
    expect(differing(await painted(logo), await painted(original))).toBeLessThan(most);
    expect(logo.shapes.reduce((sum, { path }) => sum + path.length, 0)).toBeLessThan(40_000);
  });

  test('fine strokes of brown on white hold no slivers of the orange that their edges look like', async () => {
    const hairs = Array.from({ length: 12 }, (_, at) => `<path d="M${300 + at * 40} 40L${318 + at * 40} 200" stroke="#3a1e0f" stroke-width="${0.6 + at * 0.15}"/>`).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 240"><rect width="800" height="240" fill="#ffffff"/><circle cx="120" cy="120" r="90" fill="#c8692f"/><rect x="240" y="40" width="40" height="160" fill="#3a1e0f"/>${hairs}</svg>`;
    const logo = await read(await sharp(Buffer.from(svg)).png().toBuffer());
    const orange = logo.colors.findIndex(({ hex }) => distance(labOf(rgbOf(hex)), labOf(rgbOf('#c8692f'))) < 0.03);
    expect(logo.shapes.filter(({ color }) => color === orange)).toHaveLength(1);
  });

  test('a PDF is drawn and traced, in its own colors', async () => {
    const logo = await read(await pdfOf());
    expectColors(logo);
    expect(logo.shapes.length).toBeGreaterThanOrEqual(5);
  });

  test('a small line of thin letters in a color of its own keeps that color', async () => {
    const thin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 420"><rect width="1200" height="420" fill="#fff"/><circle cx="200" cy="200" r="150" fill="${GREEN}"/><g stroke="#c0392b" stroke-width="5">${Array.from({ length: 14 }, (_, i) => `<path d="M${430 + i * 30} 270v34"/>`).join('')}</g></svg>`;
    const { colors } = await sharp(Buffer.from(thin)).png().toBuffer().then(read);
    expect(colors).toHaveLength(2);
    expect(colors[0]?.hex).toBe(GREEN);
    expect(distance(labOf(rgbOf(colors[1]!.hex)), labOf(rgbOf('#c0392b')))).toBeLessThan(0.04);
  });

  test('an SVG with a rectangle behind everything has that as its background', async () => {
    const logo = await read(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#123456"/><circle cx="50" cy="50" r="30" fill="white"/></svg>'));
    expect([logo.background, logo.colors.map(({ hex }) => hex)]).toEqual(['#123456', ['#ffffff']]);
  });
});

const bomb = (pixels: number): Buffer => {
  const crcs = Array.from({ length: 256 }, (_, n) => Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n) >>> 0);
  const crc = (bytes: Buffer): number => (bytes.reduce((c, byte) => (crcs[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
    head.writeUInt32BE(data.length);
    tail.writeUInt32BE(crc(body));
    return Buffer.concat([head, body, tail]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))]);
};

describe('bombs and damaged files', () => {
  test.each([
    ['a PNG of 49 megapixels', () => bomb(7_000), /40 megapixels/],
    ['a PNG that claims four billion pixels', () => bomb(65_535), /40 megapixels/],
    ['a PNG cut short', async () => (await pictureOf('png')).subarray(0, 900), /damaged/],
    ['a JPG of garbage', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 7)]), /damaged/],
    ['a PNG of one color', () => sharp({ create: { width: 200, height: 200, channels: 3, background: '#abc' } }).png().toBuffer(), /one color/],
    ['a tiny PNG', () => sharp({ create: { width: 20, height: 20, channels: 3, background: '#abc' } }).png().toBuffer(), /only 20 by 20/],
    ['a GIF', () => Buffer.from('GIF89a'), /PNG, JPG, SVG and PDF/],
    ['a PDF with a password', () => pdfOf(undefined, { userPassword: 'secret' } as PDFKit.PDFDocumentOptions), /protected/],
    ['a PDF that only limits printing', () => pdfOf(undefined, { ownerPassword: 'secret', permissions: { printing: 'lowResolution' } } as PDFKit.PDFDocumentOptions), /protected/],
    ['a PDF with JavaScript', () => pdfOf((document) => void (catalogOf(document)['OpenAction'] = { S: 'JavaScript', JS: new String('app.alert(1)') })), /contains code/],
    ['a PDF whose JavaScript hides its name', async () => Buffer.from((await pdfOf()).toString('latin1').replace('/Type /Catalog', '/Type /Catalog /#4aavaScript (x)'), 'latin1'), /contains code/],
    ['a PDF of 30 pages', () => pdfOf((document) => { for (let i = 0; i < 30; i += 1) document.addPage(); }), /too many pages/],
    ['a PDF of garbage', () => Buffer.from('%PDF-1.7\n1 0 obj'), /damaged/],
  ] as [string, () => Buffer | Promise<Buffer>, RegExp][])('%s is refused in words', async (_name, make, words) => {
    expect(await refusal(await make())).toMatch(words);
  });
});

const svg = (inner: string, attributes = ''): string => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inner}<path d="M0 0h9v9z"/></svg>`;

describe('hostile SVG', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in another namespace', svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>')],
    ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
    ['a handler on the root', svg('', 'onload="alert(1)"')],
    ['a handler on a path', svg('<path d="M0 0h1v1z" onclick="alert(1)"/>')],
    ['a handler with odd case', svg('<path d="M0 0h1v1z" oNmOuSeOvEr="alert(1)"/>')],
    ['a JavaScript link', svg('<a href="javascript:alert(1)"><path d="M0 0h1v1z"/></a>')],
    ['an xlink JavaScript link', svg('<a xlink:href="javascript:alert(1)"><path d="M0 0h1v1z"/></a>')],
    ['a link elsewhere', svg('<a href="https://example.com"><path d="M0 0h1v1z"/></a>')],
    ['use of another file', svg('<use href="https://example.com/x.svg#a"/>')],
    ['use of a local file', svg('<use xlink:href="file:///etc/passwd#a"/>')],
    ['use of data', svg('<use href="data:image/svg+xml,%3Csvg/%3E#a"/>')],
    ['an image from elsewhere', svg('<image href="http://169.254.169.254/latest"/>')],
    ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['HTML inside', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['an iframe', svg('<iframe src="https://example.com"/>')],
    ['an animation that sets a link', svg('<animate attributeName="href" values="javascript:alert(1)"/>')],
    ['a set element', svg('<set attributeName="onload" to="alert(1)"/>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<title>&a;</title>')}`],
    ['an external entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<title>&a;</title>')}`],
    ['a billion laughs', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>${svg('<title>&c;</title>')}`],
    ['an unknown entity', svg('<title>&nbsp;</title>')],
    ['an external stylesheet', `<?xml-stylesheet href="https://example.com/x.css"?>${svg('')}`],
    ['an imported stylesheet', svg('<style>@import url(https://example.com/x.css);</style>')],
    ['a fill from elsewhere', svg('<path d="M0 0h1v1z" fill="url(https://example.com/x.svg#g)"/>')],
    ['a fill from elsewhere in a style', svg('<path d="M0 0h1v1z" style="fill:url(//example.com/x.svg#g)"/>')],
    ['an escaped word in a style', svg('<style>a{fill:\\75rl(https://example.com)}</style>')],
    ['a binding', svg('<style>a{-moz-binding:none}</style>')],
    ['a font from elsewhere', svg('<style>@font-face{src:local(x)}</style>')],
    ['a filter with a picture', svg('<filter id="f"><feImage href="#a"/></filter>')],
    ['a base address', svg('', 'xml:base="https://example.com/"')],
    ['a path that never ends', svg(`<path d="${'M0 0L9 9'.repeat(250_000)}"/>`)],
    ['60,000 elements', svg('<g/>'.repeat(60_000))],
    ['10,000 groups inside each other', svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000))],
    ['a use of itself', svg('<g id="a"><use href="#a"/></g>')],
    ['uses that multiply', svg(`<g id="u0"><path d="M0 0h1v1z"/></g>${Array.from({ length: 20 }, (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(8)}</g>`).join('')}<use href="#u20"/>`)],
    ['a broken tag', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"></svg'],
    ['live text', svg('<text>Hi</text>')],
    ['a shadow', svg('<g filter="url(#a)"><path d="M0 0h1v1z"/></g>')],
    ['another root', '<html><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg></html>'],
  ])('%s is refused', async (_name, file) => {
    const began = performance.now();
    expect(await refusal(file)).not.toBe('was read');
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  test('what is odd but harmless comes out as coordinates and colors alone', async () => {
    const logo = await read(Buffer.from(svg('<metadata>x</metadata><path d="M0 0h4v4z&quot;/>" fill="#abc"/><path id="&lt;b&gt;" d="M1 1h3v3z" fill="red" class="&quot;&gt;&lt;script&gt;"/><path d="M0 0L1e9 NaN"/>', 'data-x="&lt;script&gt;"')));
    for (const { path } of logo.shapes) expect(path).toMatch(/^M[MLHVQCZ\d\s.,-]*$/);
    expect(logo.colors.map(({ hex }) => hex).toSorted()).toEqual(['#000000', '#ff0000']);
  });
});
