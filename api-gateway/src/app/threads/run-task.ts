import * as fileTasks from '../../kits/logo-files/threads/file-tasks.ts';
import * as editTasks from '../../projects/edits/threads/edit-tasks.ts';
import * as previewTasks from '../../projects/generation/threads/draw-preview.ts';
import * as ownLogoTasks from '../../projects/own-logos/threads/own-logo-tasks.ts';
import * as planTasks from '../../projects/refinements/threads/plan-wish.ts';
import * as trialTasks from '../../projects/trials/threads/draw-trial.ts';
import * as viewTasks from '../../projects/views/threads/draw-view.ts';
import { runnerOf } from '../../rendering/interactive-pool/tasks.ts';
import * as ownTasks from '../../rendering/interactive-pool/threads/own-tasks.ts';

/** The interactive pool's thread: every task of every module, found by its name. */
export const runTask = runnerOf(ownTasks, editTasks, fileTasks, ownLogoTasks, previewTasks, planTasks, trialTasks, viewTasks);
