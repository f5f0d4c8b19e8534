import { readWords } from '../../platform/command-line/read-options.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { createFileRecordsStore } from '../../platform/files/file-records.store.ts';
import { moveFiles, type MoveReport } from '../../platform/files/move-files.ts';
import { assertFilesOpen, openPlace, type PlaceName } from '../../platform/files/open-files.ts';
import type { Platform } from '../../platform/runtime/platform.ts';

const TOLD_FAILURES = 20;

const placeNamed = (name: string | undefined): PlaceName => {
  if (name !== 'folder' && name !== 'bucket') throw new StartError('--to is "bucket" or "folder".');
  return name;
};

const linesOf = (report: MoveReport, to: PlaceName): string[] => [
  `${report.copied} files (${(report.bytes / 1e6).toFixed(1)} MB) were copied to the ${to} and read back, ${report.alreadyThere} were there already.`,
  ...(report.damaged.length > 0 ? [`${report.damaged.length} are not what was written and stay where they are: ${report.damaged.slice(0, TOLD_FAILURES).join(', ')}`] : []),
  ...report.failed.slice(0, TOLD_FAILURES).map(({ key, why }) => `not copied: ${key}: ${why}`),
];

const move = async ({ config, db }: Platform, args: readonly string[]): Promise<string[]> => {
  const { options } = readWords(args, ['move'], ['to', 'remove']);
  const to = placeNamed(options.to);
  const remove = options.remove === 'yes';
  if (options.remove !== undefined && !remove) throw new StartError('--remove is "yes" or left out.');
  // A process that still wrote to the old place would write into what is being emptied.
  if (remove && (config.files.main !== to || !config.bucket)) {
    throw new StartError(`First let every process write to the ${to}: FILES=${to}, FILES_MOVING=1 and the S3 variables, here and for all of them.`);
  }
  await assertFilesOpen({ bucket: config.bucket, files: { main: 'bucket', isMoving: true } });
  const from = openPlace(to === 'bucket' ? 'folder' : 'bucket', config);
  const onProgress = ({ copied, alreadyThere, failed }: MoveReport): void => void process.stderr.write(`${copied + alreadyThere} done, ${failed.length} failed\n`);
  const report = await moveFiles({ from, to: openPlace(to, config), records: createFileRecordsStore(db), remove, onProgress });
  const lines = linesOf(report, to);
  if (report.failed.length > 0) throw new StartError([...lines, `${report.failed.length} files were not copied. Nothing is lost: run the command again.`].join('\n'));
  return lines;
};

/** Where files lie: `files move --to bucket`. */
export const filesCommand: OperatorCommand = {
  options: 'move --to bucket|folder [--remove yes]',
  tells: 'copies every file between the data folder and the bucket while the product runs, and reads each back; with --remove it leaves the old place, file by file',
  run: (platform, args) => move(platform, args),
};
