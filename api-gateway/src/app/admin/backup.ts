import { resolve } from 'node:path';
import { readOptions } from '../../platform/command-line/read-options.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { writeBackup } from '../../platform/backup/backup.service.ts';
import type { Config } from '../../platform/config/config.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { openPlace } from '../../platform/files/open-files.ts';
import { readOrCreateSecret } from '../../platform/keys/secrets.ts';
import type { Platform } from '../../platform/runtime/platform.ts';

const TOLD = 20;

/** Where npm was called: it runs us in a folder of its own. */
export const fileNamed = (path: string | undefined, option: string): string => {
  if (!path) throw new StartError(`It wants ${option} FILE.`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
};

export const passphraseOf = ({ backupPassphrase }: Pick<Config, 'backupPassphrase'>): string => {
  if (!backupPassphrase) throw new StartError('Set BACKUP_PASSPHRASE, at least 16 characters. Keep it elsewhere than the backups: without it none of them opens.');
  return backupPassphrase;
};

const backup = async ({ config, databaseUrl, files, now }: Platform, args: readonly string[]): Promise<string[]> => {
  const path = fileNamed(readOptions(args, ['out']).out, '--out');
  const report = await writeBackup(path, {
    databaseUrl,
    files,
    place: openPlace(config.files.main, config),
    secret: config.secretKey ?? readOrCreateSecret(config.dataDir),
    passphrase: passphraseOf(config),
    now,
  });
  const lines = [`${path} holds ${report.tables} tables and ${report.files} files (${(report.bytes / 1e6).toFixed(1)} MB).`];
  if (report.missing.length > 0) lines.push(`${report.missing.length} files are gone or damaged and not in it: ${report.missing.slice(0, TOLD).join(', ')}`);
  return lines;
};

/** Everything that cannot be made again, in one encrypted file. */
export const backupCommand: OperatorCommand = {
  options: '--out FILE',
  tells: 'writes database, files and the installation’s secret to one file, encrypted with BACKUP_PASSPHRASE, while the product runs; "restore --from FILE" puts it into an empty place',
  run: backup,
};
