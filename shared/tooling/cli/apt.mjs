import { run } from './steps.mjs';

/**
 * Installs Debian packages; where this user is not root, by sudo without a password.
 * @param {readonly string[]} packages
 * @returns {Promise<string>} what apt-get said, for the error of a caller that then lacks the program
 */
export const aptInstall = async (packages) => {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // Servers among them are for tests alone: their services must not start on the machine of a developer.
  const [command, ...apt] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'SYSTEMD_OFFLINE=1', 'apt-get'];
  await run(command, [...apt, 'update', '-qq'], { quiet: true });
  const { output } = await run(command, [...apt, '-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-qq', ...packages], { quiet: true });
  return output;
};
