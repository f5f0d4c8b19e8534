import type { RequestHandler } from 'express';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/errors.ts';

const MACHINE = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Why the stand-ins are off, as a message for the operator; undefined if they are on. */
export const whyNoStandIns = ({ environment, standIns, publicUrl }: Pick<Config, 'environment' | 'standIns' | 'publicUrl'>): string | undefined =>
  environment === 'production' || standIns
    ? undefined
    : `PUBLIC_URL is ${publicUrl}, which others can reach, so the stand-ins for mail, payments and Google under /dev are off. ` +
      'Set SMTP_URL, STRIPE_SECRET_KEY and GOOGLE_CLIENT_ID, or leave PUBLIC_URL out.';

/**
 * Comes before the stand-ins: they show the mail of all customers and move play money. Where the product listens on this
 * machine alone, a request must also name it, because a page elsewhere can point its own name here.
 */
export const guardDev = (config: Config): RequestHandler => {
  const reason = whyNoStandIns(config);
  return ({ path, hostname }, _response, next) => {
    if (!/^\/dev(\/|$)/i.test(path)) return next();
    if (reason) throw new AppError('forbidden', { detail: reason });
    if (!config.isHostChosen && !MACHINE.test(hostname)) {
      throw new AppError('forbidden', { detail: 'The stand-ins under /dev answer under a name of this machine only, such as localhost.' });
    }
    next();
  };
};
