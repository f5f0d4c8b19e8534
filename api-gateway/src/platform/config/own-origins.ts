import type { Config } from './config.ts';

/** Origins under which people open the site. In development that is either name of this machine. */
export const ownOrigins = ({ publicUrl, environment, port }: Pick<Config, 'publicUrl' | 'environment' | 'port'>): string[] => {
  const local = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [...new Set([new URL(publicUrl).origin, ...(environment === 'production' ? [] : local)])];
};
