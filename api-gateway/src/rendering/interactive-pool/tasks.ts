/** What a thread does for its one argument. Both the argument and the answer are copied between threads. */
type Task = (given: never) => unknown;

declare const RUNS: unique symbol;

/** The name of a task, which carries the types of what it takes and answers. */
export type TaskName<Run extends Task> = string & { readonly [RUNS]: Run };

/**
 * Names the tasks of a file that runs in threads, without loading it:
 * `tasksOf<typeof import('./threads/edit-tasks.ts')>()('previewEdit')`.
 */
export const tasksOf =
  <Tasks>() =>
  <Name extends keyof Tasks & string>(name: Name): TaskName<Extract<Tasks[Name], Task>> =>
    name as string as TaskName<Extract<Tasks[Name], Task>>;

interface NamedTask {
  readonly name: string;
  readonly task: never;
}

/** The registry of a thread: the modules fill it with their tasks. Throws where two of them have one name. */
export const runnerOf = (...modules: readonly Readonly<Record<string, Task>>[]): ((named: NamedTask) => Promise<unknown>) => {
  const tasks = new Map<string, Task>();
  for (const [name, run] of modules.flatMap(Object.entries<Task>)) {
    if (tasks.has(name)) throw new Error(`Two tasks have the name ${name}.`);
    tasks.set(name, run);
  }
  return async ({ name, task }) => {
    const run = tasks.get(name);
    if (!run) throw new Error(`The interactive pool has no task ${name}.`);
    return run(task);
  };
};
