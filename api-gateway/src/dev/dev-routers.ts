import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import { createMailPages } from './mail/mail-pages.ts';
import { mailFolderIn } from './mail/mail-folder.ts';

/** Pages of the mail catcher; in production, and where real mail is sent, there are none. */
export const devRouters = ({ environment, smtpUrl, dataDir }: Config): RequestHandler[] =>
  environment === 'production' || smtpUrl ? [] : [createMailPages(mailFolderIn(dataDir))];
