import { BlockList, isIP } from 'node:net';
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

/** Addresses of this machine and of private networks (RFC 1918, RFC 4193, link-local). */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8, 'ipv4');
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4');
PRIVATE.addSubnet('172.16.0.0', 12, 'ipv4');
PRIVATE.addSubnet('192.168.0.0', 16, 'ipv4');
PRIVATE.addSubnet('169.254.0.0', 16, 'ipv4');
PRIVATE.addAddress('0.0.0.0', 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Whether an endpoint is on this machine or in a private network, by its host alone: "localhost", "*.localhost" or a private address. */
export function isLocalEndpoint(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  const family = isIP(host);
  return family !== 0 && PRIVATE.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Reads STUDIO_MODEL ("anthropic/NAME", "google/NAME", "openai/NAME"; a bare NAME is an OpenAI-compatible endpoint),
 * STUDIO_MODEL_URL, STUDIO_MODEL_KEY, STUDIO_MODEL_PRICES ("input,cached,output[,written]" in dollars a million tokens),
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
    prices: pricesOf(env['STUDIO_MODEL_PRICES'], provider, isLocal),
    concurrent: wholeNumber(env, 'STUDIO_MODEL_CONCURRENT', 4, 64),
    perMinute: wholeNumber(env, 'STUDIO_MODEL_RATE', 60, 10_000),
  };
}

function providerOf(named: string): { provider: Provider; model: string } {
  const slash = named.indexOf('/');
  const provider = PROVIDERS.find((each) => each === named.slice(0, slash));
  return provider ? { provider, model: named.slice(slash + 1) } : { provider: 'openai', model: named };
}

/** Anthropic bills what it writes to its cache for five minutes at this many times the input; the others as input. */
const WRITTEN_BY_ANTHROPIC = 1.25;

function pricesOf(text: string | undefined, provider: Provider, isLocal: boolean): Prices {
  if (!text && isLocal) return { input: 0, cached: 0, output: 0, written: 0 };
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (numbers.length < 3 || numbers.length > 4 || numbers.some((value) => !Number.isFinite(value) || value < 0)) {
    throw new SettingsError('STUDIO_MODEL_PRICES must be three prices in dollars a million tokens: input, cached input, output. For instance 3,0.3,15. A fourth is for input that is written to the cache.');
  }
  const [input, cached, output, written = input * (provider === 'anthropic' ? WRITTEN_BY_ANTHROPIC : 1)] = numbers as [number, number, number, number?];
  return { input, cached, output, written };
}

function wholeNumber(env: Environment, name: string, usual: number, most: number): number {
  const value = Number(env[name] ?? usual);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new SettingsError(`${name} must be a whole number from 1 to ${most}.`);
  return value;
}
