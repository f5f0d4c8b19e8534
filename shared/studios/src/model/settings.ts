import type { Prices } from './prices.ts';

export const PROVIDERS = ['openai', 'anthropic', 'google'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Which model draws, and what it may cost. */
export interface StudioSettings {
  readonly provider: Provider;
  readonly model: string;
  readonly key: string;
  readonly url: string | undefined;
  readonly canSee: boolean;
  readonly prices: Prices;
  /** Calls at a time, and calls that start within a minute. */
  readonly concurrent: number;
  readonly perMinute: number;
}

/** A variable of the environment that is missing or wrong. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An endpoint on this machine or in a private network. */
export const isLocalEndpoint = (url: string): boolean => LOCAL.test(url);

const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\]|0\.0\.0\.0|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

/**
 * Reads STUDIO_MODEL ("anthropic/NAME", "google/NAME", "openai/NAME"; a bare NAME is an OpenAI-compatible endpoint),
 * STUDIO_MODEL_URL, STUDIO_MODEL_KEY, STUDIO_MODEL_PRICES ("input,cached,output" in dollars a million tokens),
 * STUDIO_MODEL_VISION ("no" for a model that cannot see), STUDIO_MODEL_CONCURRENT and STUDIO_MODEL_RATE (calls a minute).
 * Undefined without a model; throws a {@link SettingsError} that names what is wrong.
 */
export function studioSettings(env: Environment): StudioSettings | undefined {
  const named = env['STUDIO_MODEL']?.trim();
  if (!named) return undefined;
  const url = env['STUDIO_MODEL_URL']?.trim() || undefined;
  if (url && !URL.canParse(url)) throw new SettingsError('STUDIO_MODEL_URL must be an address such as http://localhost:11434/v1.');
  const isLocal = url !== undefined && isLocalEndpoint(url);
  const { provider, model } = providerOf(named);
  // A server on this machine or network has no key; its SDK needs one all the same.
  const key = env['STUDIO_MODEL_KEY']?.trim() || (isLocal ? 'none' : '');
  if (!key) throw new SettingsError('STUDIO_MODEL_KEY must be set: the key of the model’s provider.');
  return {
    provider,
    model,
    key,
    url,
    canSee: (env['STUDIO_MODEL_VISION'] ?? 'yes') !== 'no',
    prices: pricesOf(env['STUDIO_MODEL_PRICES'], isLocal),
    concurrent: wholeNumber(env, 'STUDIO_MODEL_CONCURRENT', 4, 64),
    perMinute: wholeNumber(env, 'STUDIO_MODEL_RATE', 60, 10_000),
  };
}

function providerOf(named: string): { provider: Provider; model: string } {
  const slash = named.indexOf('/');
  const provider = PROVIDERS.find((each) => each === named.slice(0, slash));
  return provider ? { provider, model: named.slice(slash + 1) } : { provider: 'openai', model: named };
}

function pricesOf(text: string | undefined, isLocal: boolean): Prices {
  if (!text && isLocal) return { input: 0, cached: 0, output: 0 };
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (numbers.length !== 3 || numbers.some((value) => !Number.isFinite(value) || value < 0)) {
    throw new SettingsError('STUDIO_MODEL_PRICES must be three prices in dollars a million tokens: input, cached input, output. For instance 3,0.3,15.');
  }
  const [input, cached, output] = numbers as [number, number, number];
  return { input, cached, output };
}

function wholeNumber(env: Environment, name: string, usual: number, most: number): number {
  const value = Number(env[name] ?? usual);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new SettingsError(`${name} must be a whole number from 1 to ${most}.`);
  return value;
}
