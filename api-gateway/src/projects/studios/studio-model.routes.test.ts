import { expect, test } from '@jest/globals';
import { studioSettings } from '@fifteen/studios/settings';
import { companyOf } from './studio-model.routes.ts';

test('names the company of the model, the host of an endpoint of one’s own, and nobody without a model', () => {
  const key = { STUDIO_MODEL_KEY: 'k', STUDIO_MODEL_PRICES: '3,0.3,15' };
  expect(companyOf(studioSettings({ STUDIO_MODEL: 'anthropic/m', ...key }))).toBe('Anthropic');
  expect(companyOf(studioSettings({ STUDIO_MODEL: 'qwen', STUDIO_MODEL_URL: 'http://localhost:11434/v1' }))).toBe('localhost');
  expect(companyOf(studioSettings({}))).toBeNull();
});
