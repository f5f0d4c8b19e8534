import { describe, expect, test } from '@jest/globals';
import { fixedKey } from '../../platform/keys/keys.ts';
import { createSignedLinks } from '../../platform/files/signed-links.ts';
import type { ShownAsset } from './assets.store.ts';
import { presentAsset } from './present-asset.ts';

const links = createSignedLinks(fixedKey(Buffer.from('ours')), () => new Date('2026-03-01T12:00:00Z'));
const scores = { quality: 0.8, distinctness: 0.5 };
const asset = {
  id: 'a1', project_id: 'p1', status: 'completed', is_favourite: true, asset_type: 'logo_concept', parent_asset_id: null, studio: 'helios',
  title: 'A leaf', reasons: ['It grows'], background: '#fff', scores, nearest_mark: { id: 'leafy', name: 'Leafy', likeness: 'unlike' },
} as unknown as ShownAsset;
const at = { projectId: 'p1', assetId: 'a1' };

describe('an asset as its owner sees it', () => {
  test('has the watermark until the project is paid, then the clean drawing', () => {
    const unpaid = presentAsset(asset, { is_paid: false }, links);
    expect(unpaid).toMatchObject({ is_watermarked: true, asset_url: links.previewPath(at), view_url: links.viewPath(at) });
    expect(presentAsset(asset, { is_paid: true }, links)).toMatchObject({ is_watermarked: false, asset_url: links.drawingPath(at), view_url: links.viewPath(at) });
  });

  test('says what was drawn, and why', () => {
    const { metadata, prompt_data, ...rest } = presentAsset(asset, { is_paid: true }, links);
    expect(rest).toMatchObject({ id: 'a1', status: 'completed', is_favourite: true, asset_type: 'logo_concept', parent_asset_id: null });
    expect(metadata).toEqual({
      studio: 'helios', philosophy: expect.stringMatching(/\w/), title: 'A leaf', reasons: ['It grows'], background: '#fff', scores,
      nearest_mark: { id: 'leafy', name: 'Leafy', likeness: 'unlike', picture_url: '/api/v1/lookalikes/leafy.svg' },
    });
    expect(prompt_data).toEqual({ philosophy: metadata.philosophy });
    expect(presentAsset({ ...asset, nearest_mark: null }, { is_paid: true }, links).metadata.nearest_mark).toBeNull();
  });

  test('shows nothing of a drawing that is not finished', () => {
    const { asset_url, view_url, metadata } = presentAsset({ ...asset, status: 'pending' }, { is_paid: true }, links);
    expect([asset_url, view_url]).toEqual([null, null]);
    expect(metadata).toMatchObject({ title: null, reasons: [], background: null, scores: null, nearest_mark: null });
  });
});
