import { tasksOf } from './tasks.ts';
import type * as ownTasks from './threads/own-tasks.ts';

const task = tasksOf<typeof ownTasks>();

export const MAKE_READY = task('makeReady');
export const DRAW_VARIANT = task('drawVariant');
/** A line of text as outlines. */
export const SHAPE_LINE = task('shapeLine');
