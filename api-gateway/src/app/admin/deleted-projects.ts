import { openGenerationQueue } from '../../projects/generation/generation-queue.ts';
import { createDeletedProjectsStore } from '../../projects/projects/deleted-projects.store.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { userIdOf } from './account-of.store.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readWords } from '../../platform/command-line/read-options.ts';
import { deletedProjectsOf, deletionOf } from './operator-queries.store.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const deletedProjectsCommand: OperatorCommand = {
  options: 'EMAIL',
  tells: 'projects that a customer deleted and that can still be brought back',
  run: async ({ db }, args) => {
    const [email = ''] = readWords(args, ['EMAIL'], []).words;
    const rows = await deletedProjectsOf(db, await userIdOf(db, email));
    if (rows.length === 0) return ['Nothing is deleted.'];
    return rows.map(({ id, is_paid, deleted_at, created_at }) =>
      `${id}  deleted ${deleted_at?.toISOString()}  created ${created_at.toISOString()}  ${is_paid ? 'paid' : 'unpaid'}`,
    );
  },
};

export const restoreProjectCommand: OperatorCommand = {
  options: 'PROJECT',
  tells: 'brings a deleted project back, and draws what was not drawn',
  run: async (platform, args) => {
    const [id = ''] = readWords(args, ['PROJECT'], []).words;
    const { db } = platform;
    const project = UUID.test(id) ? await deletionOf(db, id) : undefined;
    if (!project) throw new StartError(`There is no project ${id}.`);
    if (!project.deleted_at) return ['It is not deleted.'];
    const boss = await startBoss(platform, 'gateway');
    try {
      await createDeletedProjectsStore(db, await openGenerationQueue(boss)).restore(project.user_id, id, platform.now());
    } finally {
      await stopBoss(boss, 'gateway');
    }
    return ['It is back.'];
  },
};
