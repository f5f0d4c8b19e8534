import { expect, test } from '@jest/globals';
import { studioSettings } from '@fifteen/studios/settings';
import { companyOf } from './studio-model.routes.ts';

test('says who reads what is sent: the company, another host, a server of our own, or nobody', () => {
  const key = { STUDIO_MODEL_KEY: 'k', STUDIO_MODEL_PRICES: '3,0.3,15' };
  expect(companyOf(studioSettings({ STUDIO_MODEL: 'anthropic/m', ...key }))).toBe('Anthropic');
  expect(companyOf(studioSettings({ STUDIO_MODEL: 'qwen', STUDIO_MODEL_URL: 'http://localhost:11434/v1' }))).toBe('a server of our own');
  expect(companyOf(studioSettings({ STUDIO_MODEL: 'openai/m', STUDIO_MODEL_URL: 'https://models.example/v1', ...key }))).toBe('models.example');
  expect(companyOf(studioSettings({}))).toBeNull();
});
