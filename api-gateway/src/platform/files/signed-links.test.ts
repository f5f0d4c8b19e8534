import { describe, expect, test } from '@jest/globals';
import { fixedKey } from '../keys/keys.ts';
import { createSignedLinks, type LinkedFile } from './signed-links.ts';

const links = createSignedLinks(fixedKey(Buffer.from('ours')), () => new Date('2026-03-01T12:00:00Z'));
const asset = { projectId: 'p1', assetId: 'a1' };
const pathOf = (link: string) => link.split('?')[0];
const linkOf = (link: string) => Object.fromEntries(new URL(link, 'http://x').searchParams) as { expires: string; signature: string };

describe('links to the files of an asset', () => {
  test('lead to the preview, the drawing, a download or the views', () => {
    expect(pathOf(links.previewPath(asset))).toBe('/api/v1/files/p1/a1/preview.webp');
    expect(pathOf(links.drawingPath(asset))).toBe('/api/v1/files/p1/a1/drawing.svg');
    expect(pathOf(links.downloadPath(asset, 'logo.pdf'))).toBe('/api/v1/files/p1/a1/downloads/logo.pdf');
    expect(pathOf(links.viewPath(asset))).toBe('/api/v1/files/p1/a1/views/{view}.webp');
  });

  test('name the size of a small preview, which the signature leaves out', () => {
    const small = links.previewPath(asset, 512);
    expect(small).toBe(`${links.previewPath(asset)}&size=512`);
    expect(links.previewPath(asset, 1024)).toBe(links.previewPath(asset));
    expect(links.assertSigned(asset, 'preview.webp', linkOf(small))).toEqual({ secondsLeft: 7_200 });
  });

  const opens: [LinkedFile, string][] = [
    ['preview.webp', links.previewPath(asset)],
    ['drawing.svg', links.drawingPath(asset)],
    ['downloads/logo.pdf', links.downloadPath(asset, 'logo.pdf')],
    ['views', links.viewPath(asset)],
  ];
  test.each(opens)('open %s and nothing else', (name, link) => {
    expect(links.assertSigned(asset, name, linkOf(link))).toEqual({ secondsLeft: 7_200 });
    for (const [other] of opens.filter(([one]) => one !== name)) expect(() => links.assertSigned(asset, other, linkOf(link))).toThrow(expect.objectContaining({ code: 'forbidden' }));
    expect(() => links.assertSigned({ ...asset, assetId: 'a2' }, name, linkOf(link))).toThrow(expect.objectContaining({ code: 'forbidden' }));
    expect(() => links.assertSigned({ ...asset, projectId: 'p2' }, name, linkOf(link))).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });
});
