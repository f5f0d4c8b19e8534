import { run } from './steps.mjs';

/**
 * Installs Debian packages; where this user is not root, by sudo without a password.
 * @param {readonly string[]} packages
 * @returns {Promise<string>} what apt-get said, for the error of a caller that then lacks the program
 */
export const aptInstall = async (packages) => {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...apt] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await run(command, [...apt, 'update', '-qq'], { quiet: true });
  const { output } = await run(command, [...apt, 'install', '-y', '-qq', ...packages], { quiet: true });
  return output;
};
