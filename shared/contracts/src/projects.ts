import { z } from 'zod';
import { COMPANY_NAME_MAX, PROJECTS_PAGE, TASTE_PROFILE_BODY_MAX } from './business.ts';
import { AssetStatus } from './assets.ts';
import { defineCall } from './calls.ts';
import { BasicInfo, Line, TasteProfile } from './taste-profiles.ts';

export const ProjectStatus = z.enum(['generating', 'completed']);

export const Project = z.object({
  id: z.uuid(),
  project_name: z.string(),
  created_at: z.iso.datetime(),
  brief_data: BasicInfo,
  is_paid: z.boolean(),
  /** Made of a logo that its owner uploaded: one logo, none of ours, and only its colors can change. */
  is_own_logo: z.boolean(),
  selected_asset_id: z.uuid().nullable(),
  /** completed once a concept is there to look at, as the projects list shows it. */
  status: ProjectStatus,
  has_brand_kit: z.boolean(),
  /** The newest kit: of which logo it is, whether a part is being made, and whether it has any part yet. Null while none was ordered, or it is closed. */
  kit: z.object({ asset_id: z.uuid(), is_making: z.boolean(), has_parts: z.boolean() }).nullable(),
  completed_assets: z.int(),
  /** The chosen concept, else the best; null while none is drawn. */
  thumbnail_url: z.string().nullable(),
  /** What the customer should know of the drawing, in sentences: "Emoji are left out of the mark." */
  notes: z.array(z.string()),
});
export type Project = z.infer<typeof Project>;

/** Sent on the project stream with an `id:` line; replayed after `Last-Event-ID`. */
export const AssetUpdate = z.object({
  type: z.literal('asset_update'),
  data: z.object({ status: AssetStatus, asset_url: z.string().nullable(), asset_id: z.uuid() }),
});
export type AssetUpdate = z.infer<typeof AssetUpdate>;

export const ProjectParams = z.object({ id: z.uuid() });

/** As it is shown in lists; the name inside the drawings is the brief's. */
export const ProjectName = Line(COMPANY_NAME_MAX, 'Please enter a name');

export const listProjects = defineCall({
  id: 'projects.list',
  method: 'GET',
  path: '/api/v1/projects',
  summary: 'Own projects, newest first; the next cursor in the Link header, the number of all in X-Total-Count',
  auth: 'bearer',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(PROJECTS_PAGE).optional(),
    cursor: z.string().max(200).optional(),
    /** Only projects whose name contains it. */
    search: z.string().max(COMPANY_NAME_MAX).optional(),
  }),
  status: 200,
  answer: z.array(Project),
});

const CreatedProject = z.object({ project: Project, project_id: z.uuid() });

export const createProject = defineCall({
  id: 'projects.create',
  method: 'POST',
  path: '/api/v1/projects',
  summary: 'Create a project and start its 15 concepts; honours Idempotency-Key',
  auth: 'bearer',
  body: z.object({ taste_profile: TasteProfile }),
  bodyMax: TASTE_PROFILE_BODY_MAX,
  status: 201,
  answer: CreatedProject,
});

export const getProject = defineCall({
  id: 'projects.get',
  method: 'GET',
  path: '/api/v1/projects/{id}',
  summary: 'One project',
  auth: 'bearer',
  params: ProjectParams,
  status: 200,
  answer: Project,
});

export const updateProject = defineCall({
  id: 'projects.update',
  method: 'PATCH',
  path: '/api/v1/projects/{id}',
  summary: 'Choose a concept or rename the project',
  auth: 'bearer',
  params: ProjectParams,
  body: z
    .object({
      selected_asset_id: z.uuid().nullable().optional(),
      project_name: ProjectName.optional(),
    })
    .refine((change) => Object.keys(change).length > 0, 'Nothing to change'),
  status: 200,
  answer: Project,
});

export const duplicateProject = defineCall({
  id: 'projects.duplicate',
  method: 'POST',
  path: '/api/v1/projects/{id}/duplicate',
  summary: 'A new project of the same answers with 15 other concepts; honours Idempotency-Key',
  auth: 'bearer',
  params: ProjectParams,
  status: 201,
  answer: CreatedProject,
});

export const removeProject = defineCall({
  id: 'projects.delete',
  method: 'DELETE',
  path: '/api/v1/projects/{id}',
  summary: 'Delete a project; it can be restored for a while',
  auth: 'bearer',
  params: ProjectParams,
  status: 204,
});

export const restoreProject = defineCall({
  id: 'projects.restore',
  method: 'POST',
  path: '/api/v1/projects/{id}/restore',
  summary: 'Undo the deletion of a project',
  auth: 'bearer',
  params: ProjectParams,
  status: 200,
  answer: Project,
});

export const retryProject = defineCall({
  id: 'projects.retry',
  method: 'POST',
  path: '/api/v1/projects/{id}/retry',
  summary: 'Draw the concepts that failed again; costs nothing',
  auth: 'bearer',
  params: ProjectParams,
  status: 202,
  answer: Project,
});

export const streamProject = defineCall({
  id: 'projects.stream',
  method: 'GET',
  path: '/api/v1/projects/{id}/stream',
  summary: 'Server-sent events: one asset_update a concept',
  auth: 'bearer',
  params: ProjectParams,
  status: 200,
  stream: true,
});
