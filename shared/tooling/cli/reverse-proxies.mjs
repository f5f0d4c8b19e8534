import { ensurePrograms } from './debian-programs.mjs';

/**
 * Installs nginx and haproxy, which tests put in front of the product with their default buffers.
 * @throws when one is missing and cannot be installed
 */
export const ensureReverseProxies = () => ensurePrograms({ nginx: 'nginx', haproxy: 'haproxy' }, 'the tests behind reverse proxies');
