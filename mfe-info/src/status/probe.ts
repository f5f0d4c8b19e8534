/** What the browser has seen of a service just now. `outage` where nothing usable answered. */
export type ServiceState = 'operational' | 'degraded' | 'outage';

export interface Measured {
  readonly id: string;
  readonly name: string;
  /** What was asked, in plain words. */
  readonly how: string;
  readonly state: ServiceState;
  /** Round trip in milliseconds as this browser saw it; null where nothing answered. */
  readonly milliseconds: number | null;
}

interface Service {
  readonly id: string;
  readonly name: string;
  readonly path: `/${string}`;
  readonly how: string;
}

const SERVICES: readonly Service[] = [
  { id: 'gateway', name: 'Website and API', path: '/healthz', how: 'Asked whether it is alive' },
  { id: 'data', name: 'Database and files', path: '/readyz', how: 'Asked whether all it needs answers' },
];

const GIVE_UP_MS = 8_000;

/** The part of `fetch` that a probe needs. */
export type Ask = (path: string, init: { cache: 'no-store'; signal: AbortSignal }) => Promise<{ ok: boolean }>;

const measure = async (service: Service, ask: Ask, now: () => number): Promise<Measured> => {
  const { id, name, how } = service;
  const start = now();
  try {
    const { ok } = await ask(service.path, { cache: 'no-store', signal: AbortSignal.timeout(GIVE_UP_MS) });
    return { id, name, how, state: ok ? 'operational' : 'degraded', milliseconds: Math.round(now() - start) };
  } catch {
    return { id, name, how, state: 'outage', milliseconds: null };
  }
};

/** Asks every service once, one after the other, so that they do not slow each other's figure. */
export const probe = async (ask: Ask, now: () => number): Promise<readonly Measured[]> => {
  const measured: Measured[] = [];
  for (const service of SERVICES) measured.push(await measure(service, ask, now));
  return measured;
};

/** The banner's words, as specified. */
export const bannerOf = (services: readonly Measured[]): string =>
  services.every((service) => service.state === 'operational') ? 'All Systems Operational' : 'Some Systems Degraded';
