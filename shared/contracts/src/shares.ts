import { z } from 'zod';
import { defineCall } from './calls.ts';
import { StudioId } from './studios.ts';

/** Concepts that one visitor of a shared link may vote for. */
export const SHARE_VOTES_MAX = 3;

/** 128 bits of chance, base64url. Anything else is not a link of ours. */
/** Of a public link. */
export const ShareToken = z.string().regex(/^[\w-]{10,64}$/);

const Votes = z.object({ asset_id: z.uuid(), votes: z.int() });

/** The public link of a project, as its owner sees it. */
export const Share = z.object({
  token: z.string(),
  /** Of this site: `/s/{token}`. */
  path: z.string(),
  shows_owner: z.boolean(),
  only_favourites: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Share = z.infer<typeof Share>;

export const ProjectShare = z.object({
  /** Null where there is none, or it was switched off. */
  share: Share.nullable(),
  /** Browsers that voted, through this link and those before it. */
  voters: z.int(),
  votes: z.array(Votes),
});
export type ProjectShare = z.infer<typeof ProjectShare>;

/** What a visitor of the link sees: pictures, and nothing to draw them from. */
export const SharedProject = z.object({
  project_name: z.string(),
  /** Null unless the owner wants to be named. */
  owner_name: z.string().nullable(),
  concepts: z.array(
    z.object({
      id: z.uuid(),
      asset_url: z.string(),
      is_watermarked: z.boolean(),
      studio: StudioId,
      title: z.string().nullable(),
      background: z.string().nullable(),
    }),
  ),
  /** Of this browser. */
  own_votes: z.array(z.uuid()),
});
export type SharedProject = z.infer<typeof SharedProject>;

const OfProject = z.object({ id: z.uuid() });

export const getProjectShare = defineCall({
  id: 'shares.of-project',
  method: 'GET',
  path: '/api/v1/projects/{id}/share',
  summary: 'The public link of a project, and its votes',
  auth: 'bearer',
  params: OfProject,
  status: 200,
  answer: ProjectShare,
});

export const shareProject = defineCall({
  id: 'shares.create',
  method: 'POST',
  path: '/api/v1/projects/{id}/share',
  summary: 'Make the public link, or change what the one there is shows',
  auth: 'bearer',
  params: OfProject,
  body: z.object({ shows_owner: z.boolean(), only_favourites: z.boolean() }),
  status: 200,
  answer: ProjectShare,
});

export const unshareProject = defineCall({
  id: 'shares.revoke',
  method: 'DELETE',
  path: '/api/v1/projects/{id}/share',
  summary: 'Switch the public link off for good; a later one has another address',
  auth: 'bearer',
  params: OfProject,
  status: 204,
});

export const getSharedProject = defineCall({
  id: 'shares.visit',
  method: 'GET',
  path: '/api/v1/shares/{token}',
  summary: 'What a public link shows',
  auth: 'public',
  params: z.object({ token: ShareToken }),
  status: 200,
  answer: SharedProject,
});

export const voteOnShare = defineCall({
  id: 'shares.vote',
  method: 'POST',
  path: '/api/v1/shares/{token}/votes',
  summary: "This browser's votes, in place of those it gave before",
  auth: 'public',
  params: z.object({ token: ShareToken }),
  body: z.object({ asset_ids: z.array(z.uuid()).max(SHARE_VOTES_MAX, `Up to ${SHARE_VOTES_MAX} votes`) }),
  status: 200,
  answer: z.object({ own_votes: z.array(z.uuid()) }),
});
