import { ListObjectsV2Command, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { StartError } from '../errors/errors.ts';

/** A bucket of any store that speaks S3. Without keys the SDK looks for a role, as on a machine of the provider. */
export interface BucketSettings {
  readonly endpoint: string | undefined;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
  /** The bucket is in the path, as stores other than Amazon's want it. */
  readonly pathStyle: boolean;
}

/** The bucket of one installation, and how to reach it. */
export interface Bucket {
  readonly client: S3Client;
  readonly name: string;
}

const TRIES = 4;
const CONNECT_MS = 5_000;
const SILENT_MS = 20_000;
const SOCKETS = 64;
const ignore = (): void => undefined;
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** The SDK learns from a refusal how far this machine's clock is off; the request that was refused is sent again. */
const sendAgainInTime = (client: S3Client): S3Client => {
  client.middlewareStack.add(
    (send) => async (request) => {
      try {
        return await send(request);
      } catch (error) {
        if (wordOf(error) !== 'RequestTimeTooSkewed') throw error;
        return send(request);
      }
    },
    { step: 'initialize', name: 'sendAgainInTime' },
  );
  return client;
};

export const openBucket = ({ endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle }: BucketSettings, more: S3ClientConfig = {}): Bucket => ({
  name: bucket,
  client: sendAgainInTime(new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle: pathStyle,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: TRIES,
    // Newer checksums are unknown to many stores, and some keep them as part of the file: what is sent carries its MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS, httpsAgent: { maxSockets: SOCKETS }, httpAgent: { maxSockets: SOCKETS } },
    // What goes wrong is thrown, and reported by the caller.
    logger: SILENT,
    ...more,
  })),
});

interface ServiceError {
  readonly name: string;
  readonly message: string;
  readonly Code?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

export const statusOf = (error: unknown): number | undefined => (error as ServiceError).$metadata?.httpStatusCode;

/** The store's own word for what went wrong, such as NoSuchBucket; the system's, such as ECONNREFUSED, where it did not answer. */
export const wordOf = (error: unknown): string => {
  const { Code, code, name } = error as ServiceError;
  return Code ?? code ?? name;
};

const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage', 'InsufficientCapacity', 'StorageFull', 'StorageLimitExceeded', 'XMinioAdminBucketQuotaExceeded']);

/** The bucket takes nothing more. */
export const isFull = (error: unknown): boolean => FULL.has(wordOf(error)) || statusOf(error) === 507;

const SAYS: Readonly<Record<string, (bucket: BucketSettings) => string>> = {
  NoSuchBucket: ({ bucket }) => `it has no bucket "${bucket}". Create the bucket, or set S3_BUCKET to the one to use.`,
  InvalidBucketName: ({ bucket }) => `"${bucket}" is not a valid bucket name. Set S3_BUCKET.`,
  InvalidAccessKeyId: () => 'it does not know S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: () => 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID.',
  AccessDenied: ({ bucket }) => `the keys may not read and write the bucket "${bucket}". Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and the bucket's policy.`,
  RequestTimeTooSkewed: () => 'the clock of this machine differs from the store’s by more than 15 minutes. Set the clock.',
  PermanentRedirect: () => 'the bucket lies in another region. Set S3_REGION.',
  AuthorizationHeaderMalformed: () => 'the bucket lies in another region. Set S3_REGION.',
  CredentialsProviderError: () => 'there are no keys. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role.',
};

const placeOf = ({ endpoint, region }: BucketSettings): string => endpoint ?? `Amazon S3 in ${region}`;

/** What is wrong with the store, in words for anyone who set it up. */
export const explainBucketError = (settings: BucketSettings, error: unknown): StartError => {
  const said = SAYS[wordOf(error)]?.(settings) ?? `${wordOf(error)}: ${(error as Error).message}`;
  return new StartError(`Files cannot be kept at ${placeOf(settings)}: ${said}`, { cause: error });
};

/** Asks for one name, because only an answer with a body says why something is refused. */
export const assertBucket = async (settings: BucketSettings, { client, name }: Bucket): Promise<void> => {
  await client.send(new ListObjectsV2Command({ Bucket: name, MaxKeys: 1 })).catch((error: unknown) => {
    throw explainBucketError(settings, error);
  });
};
