import { RemoteName, Version, type Deployment } from '@fifteen/contracts';
import { StartError } from '../../platform/errors/errors.ts';

/** `mfe-info` or `info`. */
export const remoteOf = (text = ''): RemoteName => {
  const remote = RemoteName.safeParse(text.replace(/^mfe-/, ''));
  if (!remote.success) throw new StartError(`"${text}" is no remote; there are ${RemoteName.options.map((name) => `mfe-${name}`).join(', ')}.`);
  return remote.data;
};

export const versionOf = (text: string): string => {
  const version = Version.safeParse(text);
  if (!version.success) throw new StartError(`"${text}" is no version such as 1.5.0`);
  return version.data;
};

/** `mfe-projects@1.5.0` */
export const targetOf = (text = ''): { readonly remote: RemoteName; readonly version: string } => {
  const [name, version = ''] = text.split('@');
  return { remote: remoteOf(name), version: versionOf(version) };
};

const wholeOf = (option: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) throw new StartError(`${option} is a number from ${least} to ${most}, not "${text}"`);
  return value;
};

export const trafficOf = (text = '10'): number => wholeOf('--traffic', text, 1, 99);
export const visitsOf = (text = '500'): number => wholeOf('--visits', text, 50, 1_000_000);

export const toldOf = (deployment: readonly Deployment[]): string =>
  deployment.map(({ version, traffic }) => `${version} for ${traffic} %`).join(', ');
