import { z } from 'zod';
import { defineCall } from './calls.ts';
import { AutoCanary, ReleaseCheck, ReleaseList, ReleaseLogLine, VisitReport } from './release-records.ts';
import { REMOTE_NAMES } from './remote-module.ts';
import { Pointer, RemoteName, Version } from './remotes.ts';

/** Largest file of a release, in bytes. */
export const RELEASE_FILE_MAX = 8 * 1024 * 1024;
const FILES_MAX = 1_000;
const MANIFEST_MAX = 512 * 1024;

/** What a token may move: one remote, or all of them. */
export const TokenScope = z.enum([...REMOTE_NAMES, 'operator']);
export type TokenScope = z.infer<typeof TokenScope>;

/** SHA-384 of a file's bytes, as the browser checks it. */
export const Integrity = z.string().regex(/^sha384-[\w+/]{64}$/, 'It is sha384- and 64 characters of base64');
const FileName = z.string().regex(/^(?!.*\.\.)[\w@-][\w./@-]*$/).max(200);

const OfRemote = z.object({ remote: RemoteName });
const OfVersion = OfRemote.extend({ version: Version });

/** In an emergency: moves what has not passed the check, and is in the log. */
const Force = z.string().trim().min(8, 'Say in 8 letters or more why').max(200);

export const listReleases = defineCall({
  id: 'releases.list',
  method: 'GET',
  path: '/api/v1/releases',
  summary: 'What is live of each remote, what else was published, and how it fares',
  auth: 'release',
  status: 200,
  answer: ReleaseList,
});

export const readReleaseLog = defineCall({
  id: 'releases.log',
  method: 'GET',
  path: '/api/v1/releases/log',
  summary: 'Who moved what, the latest first',
  auth: 'release',
  query: z.object({ limit: z.coerce.number().int().min(1).max(1_000).default(100), remote: RemoteName.optional() }),
  status: 200,
  answer: z.array(ReleaseLogLine),
});

export const findMissingFiles = defineCall({
  id: 'releases.missing-files',
  method: 'POST',
  path: '/api/v1/releases/{remote}/missing-files',
  summary: 'Which of these files must still be sent',
  auth: 'release',
  params: OfRemote,
  body: z.object({ files: z.array(Integrity).max(FILES_MAX) }),
  bodyMax: MANIFEST_MAX,
  status: 200,
  answer: z.object({ missing: z.array(Integrity) }),
});

export const sendReleaseFile = defineCall({
  id: 'releases.send-file',
  method: 'POST',
  path: '/api/v1/releases/{remote}/files/{digest}',
  summary: 'Send one file, as its bytes; its SHA-384 in hexadecimal is its name',
  auth: 'release',
  params: OfRemote.extend({ digest: z.string().regex(/^[0-9a-f]{96}$/, 'It is a SHA-384 in hexadecimal') }),
  upload: 'application/octet-stream',
  status: 204,
});

export const publishRelease = defineCall({
  id: 'releases.publish',
  method: 'POST',
  path: '/api/v1/releases/{remote}/versions',
  summary: 'Publish a version of files that were sent: at once and for ever; nobody gets it yet',
  auth: 'release',
  params: OfRemote,
  body: z.object({
    version: Version,
    contract: z.int(),
    requires: z.record(z.string().max(100), z.string().max(50)),
    files: z.array(z.object({ name: FileName, integrity: Integrity })).min(1).max(FILES_MAX),
    preload: z.object({ js: z.array(FileName), css: z.array(FileName) }),
  }),
  bodyMax: MANIFEST_MAX,
  status: 201,
  answer: z.object({ version: Version, files: z.int() }),
});

export const checkRelease = defineCall({
  id: 'releases.check',
  method: 'POST',
  path: '/api/v1/releases/{remote}/versions/{version}/check',
  summary: 'Check a version: without a browser at once, then, unless it was refused or `static` is true, in a browser that a worker runs; poll for that result',
  auth: 'release',
  params: OfVersion,
  body: z.strictObject({ static: z.boolean().default(false) }),
  status: 200,
  answer: ReleaseCheck,
});

export const readReleaseCheck = defineCall({
  id: 'releases.read-check',
  method: 'GET',
  path: '/api/v1/releases/{remote}/versions/{version}/check',
  summary: 'The last check of a version, and how far its browser part is',
  auth: 'release',
  params: OfVersion,
  status: 200,
  answer: ReleaseCheck,
});

export const startCanary = defineCall({
  id: 'releases.canary',
  method: 'POST',
  path: '/api/v1/releases/{remote}/versions/{version}/canary',
  summary: 'Give a checked version to a share of the visitors; `auto` promotes it or takes it back by its failures',
  auth: 'release',
  params: OfVersion,
  body: z.object({
    traffic: z.int().min(1).max(99).default(10),
    auto: AutoCanary.pick({ visits: true }).optional(),
    force: Force.optional(),
  }),
  status: 200,
  answer: Pointer,
});

/** What was live when the caller decided, as the release list shows it. The move is refused with 409 where that has changed since. */
const Seen = z.string().max(200);

export const promoteRelease = defineCall({
  id: 'releases.promote',
  method: 'POST',
  path: '/api/v1/releases/{remote}/versions/{version}/promote',
  summary: 'Give a checked version to everybody',
  auth: 'release',
  params: OfVersion,
  body: z.object({ force: Force.optional(), seen: Seen.optional() }),
  status: 200,
  answer: Pointer,
});

export const rollBackRelease = defineCall({
  id: 'releases.rollback',
  method: 'POST',
  path: '/api/v1/releases/{remote}/rollback',
  summary: 'End a canary; where there is none, go back to the version before, or to one that was live',
  auth: 'release',
  params: OfRemote,
  body: z.object({ to: Version.optional(), seen: Seen.optional() }),
  status: 200,
  answer: Pointer,
});

export const pruneReleases = defineCall({
  id: 'releases.prune',
  method: 'POST',
  path: '/api/v1/releases/{remote}/prune',
  summary: 'Remove versions that no open tab can need anymore',
  auth: 'release',
  params: OfRemote,
  status: 200,
  answer: z.object({ removed: z.array(Version) }),
});

export const reportVisits = defineCall({
  id: 'releases.report',
  method: 'POST',
  path: '/api/v1/releases/reports',
  summary: 'Tell which versions of the remotes a page has shown, and which have failed; nothing about the visitor',
  auth: 'public',
  body: z.object({ reports: z.array(VisitReport).max(2 * REMOTE_NAMES.length) }),
  bodyMax: 2_048,
  status: 204,
});
