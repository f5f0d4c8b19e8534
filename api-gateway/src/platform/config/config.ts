import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@fifteen/contracts';
import { z } from 'zod';
import { SettingsError, type StudioSettings, studioSettings } from '@fifteen/studios/settings';
import { StartError } from '../errors/errors.ts';

/** The repository: this file is api-gateway/src/platform/config/config.ts, or built in api-gateway/dist. */
export const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

const LOOPBACK = '127.0.0.1';
const MEGABYTE = 1024 * 1024;
const DRAIN_SECONDS = 30;

/** `1` hop, or the networks of the proxies; empty trusts nobody, so a forged X-Forwarded-For changes nothing. */
const TrustProxy = z
  .string()
  .default('')
  .transform((value) => {
    if (value === '') return false;
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim());
  });

const List = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((part) => part.trim()).filter(Boolean));

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['all', 'gateway', 'worker']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** Where to listen: in production everywhere unless it says otherwise, elsewhere on this machine alone. */
  HOST: z.string().optional(),
  /** Serves /metrics on a port of its own. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default(LOOPBACK),
  /** Bearer token that grants access to /metrics. */
  METRICS_TOKEN: z.string().regex(/^[\w.~+/-]+=*$/, 'Use letters, digits and - . _ ~ + / only').min(16).optional(),
  /** Where traces are sent by OTLP over HTTP; off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, hostname: /.*/ }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
  /** Files lie in this bucket of a store that speaks S3, instead of the data folder. */
  S3_BUCKET: z.string().min(3).max(63).optional(),
  /** Amazon's by default. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, hostname: /.*/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Without them the machine's role is used. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `path` or `host`: where the bucket's name stands. In the path by default where there is an endpoint. */
  S3_ADDRESSING: z.enum(['path', 'host']).optional(),
  /** Where files are written: in the bucket by default where there is one. */
  FILES: z.enum(['folder', 'bucket']).optional(),
  /** While files are moved: they are also read from where they were, or will be. */
  FILES_MOVING: z.enum(['0', '1']).default('0'),
  /** The database itself, where DATABASE_URL is a pooler such as PgBouncer: what listens needs a connection of its own. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
  /** What npm run migrate gives: another that migrates, one try to lock a table, and one statement. */
  MIGRATE_WAIT_SECONDS: z.coerce.number().min(0).default(60),
  MIGRATE_LOCK_SECONDS: z.coerce.number().positive().max(60).default(4),
  MIGRATE_STATEMENT_SECONDS: z.coerce.number().positive().default(900),
  /** Encrypts what `npm run admin -- backup` writes. */
  BACKUP_PASSPHRASE: z.string().min(16).optional(),
  /** How long a process that was told to stop stays reachable, not ready, before it ends what it has under way. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  /** The secret before this one, while what it signed may still be in use. */
  SECRET_KEY_PREVIOUS: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Where a process that the supervisor started writes its log; to the standard output where it is not given. */
  LOG_FILE: z.string().min(1).optional(),
  /** A log is put aside at this size, and of each so many files are kept. */
  LOG_FILE_MB: z.coerce.number().positive().default(20),
  LOG_FILES: z.coerce.number().int().min(1).max(100).default(5),
  /** With less room in the data folder, what is large is refused and no jobs are taken. */
  DISK_LOW_MB: z.coerce.number().min(1).default(64),
  TRUST_PROXY: TrustProxy,
  /** New accounts that one address may make in an hour. */
  SIGNUPS_AN_HOUR: z.coerce.number().int().min(1).default(50),
  /** Event streams that are open at once. */
  STREAMS_AN_ACCOUNT: z.coerce.number().int().min(1).default(30),
  STREAMS_AN_ADDRESS: z.coerce.number().int().min(1).default(600),
  /** What an account may store, and what each paid project adds. */
  STORAGE_MB: z.coerce.number().min(1).default(500),
  STORAGE_MB_PAID: z.coerce.number().min(0).default(250),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /.*/ }).optional(),
  MAIL_FROM: z.string().regex(/^[^\r\n]*<[^\s@<>]+@[^\s@<>]+>$/, 'Write it as Name <name@domain>').default(`${PRODUCT_NAME} <hello@fifteen.example>`),
  /** Where messages of the contact form go. */
  SUPPORT_EMAIL: z.email().default(SUPPORT_EMAIL),
  /** Where reports of security holes go: an address or a page. SUPPORT_EMAIL where it is not given. */
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  /** A hosted chat that the contact page opens. */
  CHAT_URL: z.url({ protocol: /^https$/ }).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** The OpenID provider at which operators sign in, instead of with a token. */
  OPERATOR_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OPERATOR_OIDC_CLIENT_ID: z.string().min(1).optional(),
  OPERATOR_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OPERATOR_OIDC_SCOPE: z.string().regex(/\bopenid\b/, 'Must contain openid').default('openid email profile'),
  /** The claim that lists the groups of an operator. */
  OPERATOR_OIDC_GROUPS_CLAIM: z.string().min(1).default('groups'),
  /** Who gets which role: groups, and verified e-mail addresses, with commas between them. */
  OPERATOR_VIEWERS: List,
  OPERATOR_RELEASERS: List,
  OPERATOR_OPERATORS: List,
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_/, 'A secret key of Stripe begins with sk_ or rk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_/, 'The signing secret of an endpoint begins with whsec_').optional(),
  /** How long one request to the payment provider may take; it is repeated twice. */
  STRIPE_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  SELLER_NAME: z.string().min(1).default(PRODUCT_NAME),
  /** Lines of the address on invoices, with | between them. */
  SELLER_ADDRESS: z.string().default(''),
  SELLER_TAX_ID: z.string().min(1).optional(),
  TAX_LABEL: z.string().min(1).max(40).default('Tax'),
  /** Prices include it. */
  TAX_PERCENT: z.coerce.number().min(0).max(100).default(0),
  /** The browser that checks of releases are walked with, where it is in no usual place. */
  CHROMIUM_PATH: z.string().min(1).optional(),
  /** Most that language models may cost, in dollars: all of them in a day, an account in a day, a project in all. */
  STUDIO_BUDGET_DAY: z.coerce.number().min(0).default(20),
  STUDIO_BUDGET_ACCOUNT: z.coerce.number().min(0).default(5),
  STUDIO_BUDGET_PROJECT: z.coerce.number().min(0).default(2),
  LIVE_RELOAD: z.enum(['0', '1']).default('0'),
});

/** True for an address that only this machine reaches. */
export const isLoopback = (url: string): boolean => {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
};

/** Processes on several machines share a secret only when they are given one. */
const Environment = Variables.refine(
  (given) => given.SECRET_KEY || given.ROLE === 'all' || given.NODE_ENV !== 'production',
  { path: ['SECRET_KEY'], message: 'Required in production for ROLE=gateway and ROLE=worker, the same everywhere' },
).refine((given) => given.SECRET_KEY || !given.SECRET_KEY_PREVIOUS, {
  path: ['SECRET_KEY_PREVIOUS'],
  message: 'Goes with SECRET_KEY: it is the secret before that one',
}).refine((given) => given.DATABASE_URL || given.ROLE === 'all', {
  path: ['DATABASE_URL'],
  message: 'Required for ROLE=gateway and ROLE=worker',
}).refine((given) => given.DATABASE_URL || !given.DATABASE_DIRECT_URL, {
  path: ['DATABASE_DIRECT_URL'],
  message: 'Goes with DATABASE_URL: it is the same database without the pooler',
}).refine((given) => given.SMTP_URL || given.NODE_ENV !== 'production' || given.ROLE === 'gateway', {
  path: ['SMTP_URL'],
  message: 'Required in production: mail is sent through it',
}).refine((given) => Boolean(given.GOOGLE_CLIENT_ID) === Boolean(given.GOOGLE_CLIENT_SECRET), {
  path: ['GOOGLE_CLIENT_SECRET'],
  message: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET come together',
}).refine((given) => new Set([given.OPERATOR_OIDC_ISSUER, given.OPERATOR_OIDC_CLIENT_ID, given.OPERATOR_OIDC_CLIENT_SECRET].map(Boolean)).size === 1, {
  path: ['OPERATOR_OIDC_ISSUER'],
  message: 'OPERATOR_OIDC_ISSUER, OPERATOR_OIDC_CLIENT_ID and OPERATOR_OIDC_CLIENT_SECRET come together',
}).refine((given) => !given.OPERATOR_OIDC_ISSUER || given.OPERATOR_OIDC_ISSUER.startsWith('https:') || isLoopback(given.OPERATOR_OIDC_ISSUER), {
  path: ['OPERATOR_OIDC_ISSUER'],
  message: 'Must begin with https://',
}).refine((given) => !given.OPERATOR_OIDC_ISSUER || given.OPERATOR_OPERATORS.length > 0, {
  path: ['OPERATOR_OPERATORS'],
  message: 'Required with OPERATOR_OIDC_ISSUER: groups or e-mail addresses of those who may do everything',
}).refine((given) => given.STRIPE_SECRET_KEY || given.NODE_ENV !== 'production', {
  path: ['STRIPE_SECRET_KEY'],
  message: 'Required in production: payments go through it',
}).refine((given) => Boolean(given.S3_ACCESS_KEY_ID) === Boolean(given.S3_SECRET_ACCESS_KEY), {
  path: ['S3_SECRET_ACCESS_KEY'],
  message: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY come together',
}).refine((given) => given.S3_BUCKET || (given.FILES !== 'bucket' && given.FILES_MOVING === '0' && !given.S3_ENDPOINT), {
  path: ['S3_BUCKET'],
  message: 'Required for files in a bucket: its name',
}).refine((given) => given.PUBLIC_URL || given.NODE_ENV !== 'production', {
  path: ['PUBLIC_URL'],
  message: 'Required in production: links in emails and payments lead back to it',
}).refine((given) => given.NODE_ENV !== 'production' || !given.PUBLIC_URL || given.PUBLIC_URL.startsWith('https:') || isLoopback(given.PUBLIC_URL), {
  path: ['PUBLIC_URL'],
  message: 'Must begin with https:// in production. Visitors are redirected to it, so http:// behind a proxy that forces https would redirect forever',
}).refine((given) => Boolean(given.STRIPE_SECRET_KEY) === Boolean(given.STRIPE_WEBHOOK_SECRET), {
  path: ['STRIPE_WEBHOOK_SECRET'],
  message: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET come together',
});

const describe = (issues: readonly z.core.$ZodIssue[]): string =>
  issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');

const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

const studioOf = (environment: NodeJS.ProcessEnv): StudioSettings | undefined => {
  try {
    return studioSettings(environment);
  } catch (error) {
    throw error instanceof SettingsError ? new StartError(`The environment is not valid:\n  ${error.message}`) : error;
  }
};

const filesMain = ({ FILES, S3_BUCKET }: z.output<typeof Variables>): 'folder' | 'bucket' => FILES ?? (S3_BUCKET ? 'bucket' : 'folder');

/** Reads the environment once. Every bad variable is named in one StartError. */
export const readConfig = (environment: NodeJS.ProcessEnv) => {
  const parsed = Environment.safeParse(withoutEmpty(environment));
  if (!parsed.success) throw new StartError(`The environment is not valid:\n${describe(parsed.error.issues)}`);
  const { data } = parsed;
  const isProduction = data.NODE_ENV === 'production';
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  return {
    environment: data.NODE_ENV,
    /** The language model that draws; undefined without one. */
    studio: studioOf(environment),
    /** In millionths of a dollar. */
    studioLimits: { day: data.STUDIO_BUDGET_DAY * 1e6, account: data.STUDIO_BUDGET_ACCOUNT * 1e6, project: data.STUDIO_BUDGET_PROJECT * 1e6 },
    role: data.ROLE,
    port: data.PORT,
    /** Undefined listens everywhere. */
    host: data.HOST ?? (isProduction ? undefined : LOOPBACK),
    /** Nobody said where to listen: every honest request names this machine. */
    isHostChosen: data.HOST !== undefined,
    metrics: { port: data.METRICS_PORT, host: data.METRICS_HOST, token: data.METRICS_TOKEN },
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    dataDir: isAbsolute(data.DATA_DIR) ? data.DATA_DIR : resolve(REPOSITORY, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    backupPassphrase: data.BACKUP_PASSPHRASE,
    directDatabaseUrl: data.DATABASE_DIRECT_URL,
    migrate: { waitMs: 1000 * data.MIGRATE_WAIT_SECONDS, lockMs: 1000 * data.MIGRATE_LOCK_SECONDS, statementMs: 1000 * data.MIGRATE_STATEMENT_SECONDS },
    /** A load balancer needs the time; one machine has nobody else to send requests to. */
    drainMs: 1000 * (data.DRAIN_SECONDS ?? (isProduction && data.ROLE !== 'all' ? DRAIN_SECONDS : 0)),
    bucket: data.S3_BUCKET
      ? {
          endpoint: data.S3_ENDPOINT,
          bucket: data.S3_BUCKET,
          region: data.S3_REGION,
          accessKeyId: data.S3_ACCESS_KEY_ID,
          secretAccessKey: data.S3_SECRET_ACCESS_KEY,
          pathStyle: data.S3_ADDRESSING ? data.S3_ADDRESSING === 'path' : data.S3_ENDPOINT !== undefined,
        }
      : undefined,
    /** `main` is where files are written; the other place is read, too, while they are moved. */
    files: { main: filesMain(data), isMoving: data.FILES_MOVING === '1' },
    publicUrl,
    /** May mail, payments and Google be played on this machine? Never where others can reach the site. */
    standIns: !isProduction && isLoopback(publicUrl),
    secretKey: data.SECRET_KEY,
    previousSecretKey: data.SECRET_KEY_PREVIOUS,
    logLevel: data.LOG_LEVEL,
    logFile: data.LOG_FILE,
    logFiles: { maxBytes: Math.round(data.LOG_FILE_MB * MEGABYTE), files: data.LOG_FILES },
    diskLowBytes: Math.round(data.DISK_LOW_MB * MEGABYTE),
    trustProxy: data.TRUST_PROXY,
    signupsAnHour: data.SIGNUPS_AN_HOUR,
    storage: { baseBytes: Math.round(data.STORAGE_MB * MEGABYTE), paidBytes: Math.round(data.STORAGE_MB_PAID * MEGABYTE) },
    streams: { anAccount: data.STREAMS_AN_ACCOUNT, anAddress: data.STREAMS_AN_ADDRESS },
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    supportEmail: data.SUPPORT_EMAIL,
    securityContact: data.SECURITY_CONTACT ?? data.SUPPORT_EMAIL,
    chatUrl: data.CHAT_URL ?? null,
    google:
      data.GOOGLE_CLIENT_ID && data.GOOGLE_CLIENT_SECRET
        ? { clientId: data.GOOGLE_CLIENT_ID, clientSecret: data.GOOGLE_CLIENT_SECRET }
        : undefined,
    /** How operators sign in by OpenID Connect; undefined where they do with a token. */
    operatorSignIn:
      data.OPERATOR_OIDC_ISSUER && data.OPERATOR_OIDC_CLIENT_ID && data.OPERATOR_OIDC_CLIENT_SECRET
        ? {
            issuer: data.OPERATOR_OIDC_ISSUER,
            clientId: data.OPERATOR_OIDC_CLIENT_ID,
            clientSecret: data.OPERATOR_OIDC_CLIENT_SECRET,
            scope: data.OPERATOR_OIDC_SCOPE,
            groupsClaim: data.OPERATOR_OIDC_GROUPS_CLAIM,
            roles: { viewer: data.OPERATOR_VIEWERS, releaser: data.OPERATOR_RELEASERS, operator: data.OPERATOR_OPERATORS },
          }
        : undefined,
    stripe:
      data.STRIPE_SECRET_KEY && data.STRIPE_WEBHOOK_SECRET
        ? { secretKey: data.STRIPE_SECRET_KEY, webhookSecret: data.STRIPE_WEBHOOK_SECRET }
        : undefined,
    stripeTimeoutMs: data.STRIPE_TIMEOUT_MS,
    seller: {
      name: data.SELLER_NAME,
      address: data.SELLER_ADDRESS.split('|').map((line) => line.trim()).filter(Boolean),
      taxId: data.SELLER_TAX_ID ?? null,
    },
    tax: { label: data.TAX_LABEL, percent: data.TAX_PERCENT },
    chromiumPath: data.CHROMIUM_PATH,
    liveReload: data.LIVE_RELOAD === '1',
  } as const;
};

export type Config = ReturnType<typeof readConfig>;
