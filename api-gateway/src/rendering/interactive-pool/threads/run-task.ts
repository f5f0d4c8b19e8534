import * as drawingTasks from './drawing-thread.ts';

interface NamedTask {
  readonly name: keyof typeof drawingTasks;
  readonly task: never;
}

const tasks = new Map(Object.entries(drawingTasks));

/** Looks a task up by its name, so that a new one needs no entry in a list. */
export const runTask = async ({ name, task }: NamedTask): Promise<unknown> => {
  const run = tasks.get(name);
  if (!run) throw new Error(`The drawing room has no task ${name}.`);
  return run(task);
};
