import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { REPOSITORY, readConfig } from '../platform/config/config.ts';

const DEPLOY = join(REPOSITORY, 'api-gateway/deploy');
const require = createRequire(import.meta.url);

interface Pod {
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly terminationGracePeriodSeconds?: number;
  readonly volumes: readonly { readonly name: string }[];
  readonly containers: readonly {
    readonly command?: readonly string[];
    readonly env: readonly { readonly name: string; readonly value: string }[];
    readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
    readonly securityContext: unknown;
    readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  }[];
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: { readonly template?: { readonly metadata: { readonly labels: Record<string, string> }; readonly spec: Pod }; readonly selector?: { readonly matchLabels: Record<string, string> } };
}

const FOLDER = join(DEPLOY, 'kubernetes');
const kustomization = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8')) as { readonly resources: readonly string[] };
const manifests = kustomization.resources.flatMap((file) => parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS() as Manifest));

/** The schema that the API server of a cluster would hold it against, from the packages kubernetes-models. */
const validate = (manifest: Manifest): void => {
  const { apiVersion, kind } = manifest;
  const name = apiVersion.startsWith('monitoring.coreos.com/') ? `@kubernetes-models/prometheus-operator/${apiVersion}/${kind}` : `kubernetes-models/${apiVersion}/${kind}`;
  const Model = (require(name) as Record<string, new (data: unknown) => { validate: () => void }>)[kind];
  if (!Model) throw new Error(`no schema of ${kind}`);
  new Model(manifest).validate();
};

describe('the kustomize base', () => {
  test('names every file of its folder', () => {
    expect(readdirSync(FOLDER).filter((name) => name !== 'kustomization.yaml').sort()).toEqual([...kustomization.resources].sort());
  });

  test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))('%s is valid by the schema of Kubernetes', (_name, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  });

  test('a wrong manifest is not', () => {
    const gateway = manifests.find(({ kind }) => kind === 'Deployment');
    expect(() => validate({ ...gateway, spec: { ...gateway?.spec, replicas: 'two' } } as never)).toThrow(/replicas/);
    expect(() => validate({ ...gateway, spec: { template: gateway?.spec?.template } } as never)).toThrow(/selector/);
  });

  const pods = manifests.flatMap(({ spec, metadata }) => (spec?.template ? [{ name: metadata.name, selector: spec.selector?.matchLabels, ...spec.template }] : []));

  test.each(pods.map((pod) => [pod.name, pod] as const))('%s runs as nobody, on a root that it cannot write, and mounts what it writes', (_name, { spec, selector, metadata }) => {
    const [container] = spec.containers;
    expect(spec).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true, runAsUser: 10001 } });
    expect(container?.securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/data');
    expect(spec.volumes.map(({ name }) => name)).toEqual(container?.volumeMounts.map(({ name }) => name));
    if (selector) expect(metadata.labels).toMatchObject(selector);
  });

  test('its variables are those of the product, and the pods outlive their drain', () => {
    const { data = {} } = manifests.find(({ kind }) => kind === 'ConfigMap') ?? {};
    const secret = { DATABASE_URL: 'postgresql://h/d', SECRET_KEY: 'x'.repeat(32), SMTP_URL: 'smtp://mail', STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', METRICS_TOKEN: 'a-token-for-the-scraper-1' };
    for (const { spec } of pods) {
      const [container] = spec.containers;
      const env = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
      const config = readConfig({ NODE_ENV: 'production', ...data, ...secret, ...env });
      if (spec.terminationGracePeriodSeconds) expect(spec.terminationGracePeriodSeconds * 1000).toBeGreaterThanOrEqual(2 * config.drainMs + 15_000);
      for (const port of container?.ports ?? []) expect(port.containerPort).toBe(port.name === 'http' ? config.port : config.metrics.port);
    }
  });
});

test('compose: every role waits for the migration, runs read-only, and has the variables that the product asks for', () => {
  const compose = parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true }) as {
    readonly services: Readonly<Record<string, { readonly environment: Record<string, string>; readonly read_only?: boolean; readonly depends_on?: object; readonly command?: readonly string[] }>>;
  };
  const given: Readonly<Record<string, string>> = { POSTGRES_PASSWORD: 'secret', SECRET_KEY: 'x'.repeat(32), PUBLIC_URL: 'https://fifteen.example', SMTP_URL: 'smtp://mail', STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  for (const role of ['gateway', 'worker'] as const) {
    const service = compose.services[role];
    const environment = Object.fromEntries(Object.entries(service?.environment ?? {}).map(([name, value]) => [name, String(value).replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_all, key: string) => given[key] ?? '')]));
    expect(readConfig({ NODE_ENV: 'production', ...environment })).toMatchObject({ role, drainMs: 0 });
    expect(service).toMatchObject({ read_only: true, depends_on: { migrate: { condition: 'service_completed_successfully' } } });
  }
  expect(compose.services.migrate?.command).toEqual(['node', 'api-gateway/dist/app/migrate/main.js']);
});
