import { anthropicModel } from '../providers/anthropic.ts';
import { googleModel } from '../providers/google.ts';
import { openAiModel } from '../providers/openai.ts';
import type { Model } from './model.ts';
import { type StudioSettings } from './settings.ts';
import type { Patience } from './watch.ts';

/** The model that the settings name. Its provider's SDK is loaded now, and only this one. */
export function modelFromSettings({ provider, model, key, url, canSee }: StudioSettings, patience?: Patience): Promise<Model> {
  const options = { model, key, url, canSee, ...(patience && { patience }) };
  if (provider === 'anthropic') return anthropicModel(options);
  if (provider === 'google') return googleModel(options);
  return openAiModel(options);
}
