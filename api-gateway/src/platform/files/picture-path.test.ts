import { expect, test } from '@jest/globals';
import { fixedKey } from '../keys/keys.ts';
import { picturePath } from './picture-path.ts';
import { createSignedLinks } from './signed-links.ts';

const links = createSignedLinks(fixedKey(Buffer.from('ours')), () => new Date('2026-03-01T12:00:00Z'));

test('a paid project shows the clean drawing, any other the preview with the watermark', () => {
  expect(picturePath(links, { id: 'p1', is_paid: true }, 'a1', 512)).toBe(links.drawingPath({ projectId: 'p1', assetId: 'a1' }));
  expect(picturePath(links, { id: 'p1', is_paid: false }, 'a1')).toBe(links.previewPath({ projectId: 'p1', assetId: 'a1' }));
  expect(picturePath(links, { id: 'p1', is_paid: false }, 'a1', 512)).toBe(links.previewPath({ projectId: 'p1', assetId: 'a1' }, 512));
});
