import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawingKey, previewKey, SMALL_PREVIEW } from '../../platform/files/file-keys.ts';
import { logoAttachments } from './logo-attachments.ts';

const PROJECT = '6f1c1b9e-0000-4000-8000-000000000001';
const LOGO = '6f1c1b9e-0000-4000-8000-000000000002';
const OF = { projectId: PROJECT, assetId: LOGO };
const DATA = { logo: { projectId: PROJECT, assetId: null }, invoiceNumber: 'INV-1' };

const svg = (fill: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path fill="${fill}" d="M0 0H100V50H0Z"/></svg>`);
const attachmentsWith = async (isPaid: boolean | undefined, keys: Readonly<Record<string, Buffer>>) => {
  const logos = { find: () => Promise.resolve(isPaid === undefined ? undefined : { assetId: LOGO, isPaid }) };
  const read = (key: string) => (keys[key] ? Promise.resolve(keys[key]) : Promise.reject(Object.assign(new Error('gone'), { code: 'ENOENT' })));
  return logoAttachments(logos, { read });
};
const middleOf = async (content: unknown): Promise<number[]> => {
  const { data, info } = await sharp(content as Buffer).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([560, 560, 3]);
  return [...data.subarray((280 * 560 + 280) * 3, (280 * 560 + 280) * 3 + 3)];
};
const BOTH = { [drawingKey(OF)]: svg('#ff0000'), [previewKey(OF, SMALL_PREVIEW)]: svg('#0000ff') };

test('the logo of a paid project goes as a clean picture without transparency, inline', async () => {
  const [logo, ...others] = await (await attachmentsWith(true, BOTH))(DATA);
  expect(others).toEqual([]);
  expect(logo).toMatchObject({ cid: 'logo@fifteen', contentDisposition: 'inline', contentType: 'image/png' });
  expect(await middleOf(logo?.content)).toEqual([255, 0, 0]);
});

test('Z6: the logo of a project that is not paid, or was refunded, goes with its watermark', async () => {
  const [logo] = await (await attachmentsWith(false, BOTH))(DATA);
  expect(await middleOf(logo?.content)).toEqual([0, 0, 255]);
  expect(await (await attachmentsWith(false, { [drawingKey(OF)]: svg('#ff0000') }))(DATA)).toEqual([]);
});

test('a mail whose logo is gone, or that names none, goes without', async () => {
  expect(await (await attachmentsWith(undefined, BOTH))(DATA)).toEqual([]);
  expect(await (await attachmentsWith(true, {}))(DATA)).toEqual([]);
  for (const data of [{}, { logo: null }, { logo: { projectId: '../etc', assetId: null } }]) expect(await (await attachmentsWith(true, BOTH))(data)).toEqual([]);
});
