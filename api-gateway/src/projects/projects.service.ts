import { PROJECTS_PAGE, type Project, type TasteProfile, type updateProject } from '@fifteen/contracts';
import type { z } from 'zod';
import { storableJson, storableText } from '../database/storable.ts';
import { AppError } from '../errors.ts';
import type { SignedLinks } from '../files/signed-links.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { hashRequest } from './idempotency.ts';
import type { OwnedProject } from './owned-project.ts';
import { presentProject } from './present-project.ts';
import type { NewProject, ProjectsStore, ShownProject } from './projects.store.ts';

type Change = z.output<(typeof updateProject)['body']>;

interface Dependencies {
  readonly projects: ProjectsStore;
  readonly ownedProject: OwnedProject;
  readonly links: SignedLinks;
  readonly now: () => Date;
  readonly newSeed: () => number;
}

interface Page {
  readonly projects: Project[];
  /** Where the next page begins; undefined on the last. */
  readonly next: string | undefined;
}

export interface ProjectsService {
  /** Repeating it with the same key gives the same project. */
  readonly create: (userId: string, profile: TasteProfile, idempotencyKey?: string) => Promise<Project>;
  readonly get: (userId: string, id: string) => Promise<Project>;
  readonly list: (userId: string, limit?: number, cursor?: string) => Promise<Page>;
  readonly update: (userId: string, id: string, change: Change) => Promise<Project>;
}

const withoutImage = (profile: TasteProfile): TasteProfile => {
  const { uploaded_image_url: _, ...theft } = profile.taste_theft;
  return { ...profile, taste_theft: theft };
};

export const createProjectsService = ({ projects, ownedProject, links, now, newSeed }: Dependencies): ProjectsService => {
  const rowOf = (userId: string, profile: TasteProfile, idempotencyKey: string | undefined): NewProject => ({
    user_id: userId,
    name: storableText(profile.basic_info.company_name),
    seed: newSeed(),
    taste_profile: storableJson(withoutImage(profile)),
    uploaded_image_url: profile.taste_theft.uploaded_image_url ?? null,
    idempotency_key: idempotencyKey ?? null,
    request_hash: hashRequest(profile),
    created_at: now(),
  });

  const find = async (userId: string, id: string): Promise<ShownProject> => {
    const project = await projects.find(userId, id);
    if (!project) throw new AppError('not_found');
    return project;
  };

  const findRepeated = async (userId: string, row: NewProject): Promise<ShownProject> => {
    const project = await projects.findByKey(userId, row.idempotency_key ?? '');
    if (!project) throw new AppError('conflict');
    if (project.request_hash !== row.request_hash) throw new AppError('idempotency_mismatch');
    return project;
  };

  const select = async (id: string, assetId: string | null): Promise<void> => {
    if (await projects.select(id, assetId)) return;
    const message = 'Must be a completed concept of this project';
    throw new AppError('invalid_request', { errors: [{ field: 'selected_asset_id', message }] });
  };

  return {
    create: async (userId, profile, idempotencyKey) => {
      const row = rowOf(userId, profile, idempotencyKey);
      const id = await projects.create(row);
      return presentProject(id ? await find(userId, id) : await findRepeated(userId, row), links);
    },

    get: async (userId, id) => presentProject(await find(userId, id), links),

    list: async (userId, limit = PROJECTS_PAGE, cursor) => {
      const rows = await projects.list(userId, limit + 1, cursor === undefined ? undefined : readCursor(cursor));
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const next = rows.length > limit && last ? writeCursor({ createdAt: last.created_at, id: last.id }) : undefined;
      return { projects: page.map((row) => presentProject(row, links)), next };
    },

    update: async (userId, id, { selected_asset_id, project_name }) => {
      await ownedProject(userId, id);
      if (selected_asset_id !== undefined) await select(id, selected_asset_id);
      if (project_name !== undefined) await projects.rename(id, storableText(project_name));
      return presentProject(await find(userId, id), links);
    },
  };
};
