import { randomUUID } from 'node:crypto';
import type { createOwnLogoProject, Project, ReadLogo, TasteProfile } from '@fifteen/contracts';
import type { z } from 'zod';
import { storableJson, storableText } from '../../platform/database/storable.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { drawingKey, previewKey } from '../../platform/files/file-keys.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import { type Draw, drawnForOwner, tasksOf } from '../../rendering/index.ts';
import { hashRequest } from '../projects/idempotency.ts';
import { presentProject } from '../projects/present-project.ts';
import type { ProjectsStore, ShownProject } from '../projects/projects.store.ts';
import type { OwnLogosStore } from './own-logos.store.ts';
import type * as ownLogoTasks from './threads/own-logo-tasks.ts';

const task = tasksOf<typeof ownLogoTasks>();

type Wish = z.output<(typeof createOwnLogoProject)['body']>;

interface Dependencies {
  readonly projects: Pick<ProjectsStore, 'find' | 'findByKey'>;
  readonly ownLogos: OwnLogosStore;
  readonly files: Pick<FileStore, 'write'>;
  readonly links: SignedLinks;
  readonly draw: Draw;
  /** The secret of watermarks. */
  readonly markKey: () => string;
  readonly now: () => Date;
  readonly newSeed: () => number;
}

export interface OwnLogosService {
  /** Reads the logo in a file and stores nothing. A file that cannot be used is a validation error of the field `file`, worded for the customer. */
  readonly read: (userId: string, file: string, signal: AbortSignal) => Promise<ReadLogo>;
  /** A project of one logo, chosen already. Repeating it with the same key gives the same project. */
  readonly create: (userId: string, wish: Wish, idempotencyKey?: string) => Promise<Project>;
}

/**
 * Nobody took a taste test for a logo that is there already. The engine needs an answer to each question; these are the
 * middle ones, and nothing that is drawn or said of an uploaded logo comes from them.
 */
const profileOf = ({ basic_info, logo }: Wish): TasteProfile => {
  const palette = logo.colors.map(({ hex }) => hex);
  return {
    vibe_check: { selected_logos: ['modern_flat', 'geometric_minimal', 'bold_abstract'] },
    taste_theft: { extracted_palette: palette, dominant_color: palette[0]! },
    comparison_game: { premium_vs_accessible: 'premium', bold_vs_subtle: 'bold', playful_vs_serious: 'serious', modern_vs_classic: 'modern', tech_vs_organic: 'organic', minimal_vs_detailed: 'minimal' },
    hate_test: { disliked_logo_id: 'generic_stock', reasons: ['too_generic'] },
    basic_info,
  };
};

export const createOwnLogosService = ({ projects, ownLogos, files, links, draw, markKey, now, newSeed }: Dependencies): OwnLogosService => {
  const callerOf = (userId: string) => drawnForOwner({ user_id: userId, is_paying: false });

  const repeated = (project: ShownProject, hash: string): Project => {
    if (project.request_hash !== hash) throw new AppError('idempotency_mismatch');
    return presentProject(project, links);
  };

  return {
    read: async (userId, file, signal) => {
      const outcome = await draw(task('readLogoFile'), { file: Buffer.from(file, 'base64') }, callerOf(userId), signal);
      if ('refused' in outcome) throw new AppError('invalid_request', { detail: outcome.refused, errors: [{ field: 'file', message: outcome.refused }] });
      return outcome.logo;
    },

    create: async (userId, wish, idempotencyKey) => {
      const hash = hashRequest(wish);
      const known = idempotencyKey === undefined ? undefined : await projects.findByKey(userId, idempotencyKey);
      if (known) return repeated(known, hash);
      const profile = profileOf(wish);
      const { concept, previews } = await draw(task('makeOwnLogo'), { logo: wish.logo, profile, markKey: markKey() }, callerOf(userId));
      const asset = { projectId: randomUUID(), assetId: randomUUID() };
      // Files come before the row: a row never names a drawing that is not there.
      await files.write(drawingKey(asset), concept.svg);
      await Promise.all(previews.map(({ size, bytes }) => files.write(previewKey(asset, size), bytes)));
      const project = {
        id: asset.projectId,
        user_id: userId,
        name: storableText(wish.basic_info.company_name),
        seed: newSeed(),
        taste_profile: storableJson(profile),
        uploaded_image_url: null,
        idempotency_key: idempotencyKey ?? null,
        request_hash: hash,
        created_at: now(),
        queued_at: now(),
        planned_at: now(),
        diversity: 1,
        notes: storableJson([]),
        own_logo_rights_at: now(),
      };
      const isNew = await ownLogos.create({ project, assetId: asset.assetId, concept, now: now() });
      const row = isNew ? await projects.find(userId, project.id) : await projects.findByKey(userId, idempotencyKey ?? '');
      if (!row) throw new AppError('conflict');
      return isNew ? presentProject(row, links) : repeated(row, hash);
    },
  };
};
