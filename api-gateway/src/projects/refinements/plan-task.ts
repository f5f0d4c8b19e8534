import { tasksOf } from '../../rendering/index.ts';
import type * as planTasks from './threads/plan-wish.ts';

/** The task of the interactive pool that plans a wish. */
export const PLAN_WISH = tasksOf<typeof planTasks>()('planWish');
