import type { RequestHandler } from 'express';
import type { Config } from '../../platform/config/config.ts';
import { createMailPages } from '../../platform/mail/stand-in/mail-pages.ts';
import { mailFolderIn } from '../../platform/mail/stand-in/mail-folder.ts';

/** Pages of the mail catcher; in production, and where real mail is sent, there are none. */
export const devRouters = ({ environment, smtpUrl, dataDir }: Config): RequestHandler[] =>
  environment === 'production' || smtpUrl ? [] : [createMailPages(mailFolderIn(dataDir))];
