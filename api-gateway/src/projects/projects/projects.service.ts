import { isPictureAsNamed, PROJECTS_PAGE, type Project, type TasteProfile, type updateProject } from '@fifteen/contracts';
import type { z } from 'zod';
import { storableJson, storableText } from '../../platform/database/storable.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import type { DeletedProjectsStore } from './deleted-projects.store.ts';
import { hashRequest } from './idempotency.ts';
import { nameOfCopy } from './name-of-copy.ts';
import type { OwnedProject } from '../ownership/owned-project.ts';
import { presentProject } from './present-project.ts';
import { createProjectPages } from './project-pages.ts';
import type { NewProject, ProjectsStore, ShownProject } from './projects.store.ts';

type Change = z.output<(typeof updateProject)['body']>;

interface Dependencies {
  readonly projects: ProjectsStore;
  readonly deleted: DeletedProjectsStore;
  readonly ownedProject: OwnedProject;
  readonly links: SignedLinks;
  readonly now: () => Date;
  readonly newSeed: () => number;
}

export interface ListQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
}

interface Page {
  readonly projects: Project[];
  /** Where the next page begins; undefined on the last. */
  readonly next: string | undefined;
  /** Of all pages; told with the first. */
  readonly total: number | undefined;
}

export interface ProjectsService {
  /** Repeating it with the same key gives the same project. */
  readonly create: (userId: string, profile: TasteProfile, idempotencyKey?: string) => Promise<Project>;
  readonly get: (userId: string, id: string) => Promise<Project>;
  readonly list: (userId: string, query?: ListQuery) => Promise<Page>;
  readonly update: (userId: string, id: string, change: Change) => Promise<Project>;
  /** The same answers, another seed. Repeating it with the same key gives the same copy. */
  readonly duplicate: (userId: string, id: string, idempotencyKey?: string) => Promise<Project>;
  /** Draws once more what could not be drawn; costs nothing, and does nothing where all is drawn. */
  readonly retry: (userId: string, id: string) => Promise<Project>;
  readonly remove: (userId: string, id: string) => Promise<void>;
  readonly restore: (userId: string, id: string) => Promise<Project>;
}

const withoutImage = (profile: TasteProfile): TasteProfile => {
  const { uploaded_image_url: _, ...theft } = profile.taste_theft;
  return { ...profile, taste_theft: theft };
};

/** What is kept must be the picture that it says it is: it goes back to its owner under that name. */
const assertPicture = ({ taste_theft: { uploaded_image_url: picture } }: TasteProfile): void => {
  if (!picture || isPictureAsNamed(picture)) return;
  const field = 'taste_profile.taste_theft.uploaded_image_url';
  throw new AppError('invalid_request', { errors: [{ field, message: 'Is not the kind of picture that it says it is' }] });
};

export const createProjectsService = (of: Dependencies): ProjectsService => {
  const { projects, ownedProject, links, now, newSeed } = of;
  const pages = createProjectPages(projects);

  const rowOf = (userId: string, profile: TasteProfile, idempotencyKey: string | undefined): NewProject => ({
    user_id: userId,
    name: storableText(profile.basic_info.company_name),
    seed: newSeed(),
    taste_profile: storableJson(withoutImage(profile)),
    uploaded_image_url: profile.taste_theft.uploaded_image_url ?? null,
    idempotency_key: idempotencyKey ?? null,
    request_hash: hashRequest(profile),
    created_at: now(),
    queued_at: now(),
  });

  const copyOf = async (userId: string, id: string, idempotencyKey: string | undefined): Promise<NewProject> => {
    const original = await projects.findOriginal(userId, id);
    if (!original) throw new AppError('not_found');
    if (original.own_logo_rights_at) throw new AppError('invalid_request', { detail: 'A logo you uploaded can’t be duplicated. Upload it again to start another project.' });
    const names = await projects.names(userId);
    return {
      user_id: userId,
      name: nameOfCopy(original.name, new Set(names.map(({ name }) => name))),
      seed: newSeed(),
      taste_profile: storableJson(original.taste_profile),
      uploaded_image_url: original.uploaded_image_url,
      idempotency_key: idempotencyKey ?? null,
      request_hash: hashRequest({ duplicate: id }),
      created_at: now(),
      queued_at: now(),
    };
  };

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

  const createSingleFlight = async (userId: string, row: NewProject): Promise<Project> => {
    const id = await projects.create(row);
    return presentProject(id ? await find(userId, id) : await findRepeated(userId, row), links);
  };

  return {
    create: async (userId, profile, idempotencyKey) => {
      assertPicture(profile);
      return createSingleFlight(userId, rowOf(userId, profile, idempotencyKey));
    },

    duplicate: async (userId, id, idempotencyKey) => createSingleFlight(userId, await copyOf(userId, id, idempotencyKey)),

    get: async (userId, id) => presentProject(await find(userId, id), links),

    list: async (userId, { limit = PROJECTS_PAGE, cursor, search } = {}) => {
      const typed = search?.trim();
      const page = await (typed ? pages.found(userId, typed, limit, cursor) : pages.all(userId, limit, cursor));
      return { ...page, projects: page.rows.map((row) => presentProject(row, links)) };
    },

    update: async (userId, id, { selected_asset_id, project_name }) => {
      await ownedProject(userId, id);
      if (selected_asset_id !== undefined) await select(id, selected_asset_id);
      if (project_name !== undefined) await projects.rename(id, storableText(project_name));
      return presentProject(await find(userId, id), links);
    },

    retry: async (userId, id) => {
      await ownedProject(userId, id);
      await projects.retry(id, now());
      return presentProject(await find(userId, id), links);
    },

    remove: async (userId, id) => {
      if (!(await of.deleted.remove(userId, id, now()))) throw new AppError('not_found');
    },

    restore: async (userId, id) => {
      await of.deleted.restore(userId, id, now());
      return presentProject(await find(userId, id), links);
    },
  };
};
