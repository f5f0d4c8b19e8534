import { OWN_LOGO_FILE_MAX, type BasicInfo, type CorrectedLogo, type createOwnLogoProject, type ReadLogo, type readOwnLogo } from '@fifteen/contracts';
import { wordsOf } from '@fifteen/web/problem';
import { ApiError, send } from '@fifteen/web/session';

const MEGABYTES = OWN_LOGO_FILE_MAX / (1024 * 1024);

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(new Error('We couldn’t open this file. Please try again.')));
    reader.readAsDataURL(file);
  });

const worded = (otherwise: string) => (error: unknown) => {
  throw error instanceof ApiError ? new Error(wordsOf(error, otherwise), { cause: error }) : error;
};

export const readLogoFile = async (file: File): Promise<ReadLogo> => {
  if (file.size === 0) throw new Error('This file is empty.');
  if (file.size > OWN_LOGO_FILE_MAX) throw new Error(`This file is larger than ${MEGABYTES} MB. Export a smaller one and try again.`);
  const body = { file: await base64Of(file) };
  return send<typeof readOwnLogo>({ method: 'POST', path: '/api/v1/own-logos/read', body }).catch(worded('We couldn’t read this file. Please try again.'));
};

/** The id of the new project; the same key gives the same project. */
export const createFromLogo = async (basic_info: Pick<BasicInfo, 'company_name' | 'industry'>, logo: CorrectedLogo, key: string): Promise<string> => {
  const { project_id } = await send<typeof createOwnLogoProject>({
    method: 'POST',
    path: '/api/v1/own-logos',
    body: { basic_info, logo, rights_confirmed: true },
    headers: { 'Idempotency-Key': key },
  }).catch(worded('We couldn’t save your logo. Please try again.'));
  return project_id;
};
