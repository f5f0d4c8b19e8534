import type { SendMailOptions } from 'nodemailer';
import sharp from 'sharp';
import { z } from 'zod';
import { drawingKey, previewKey, SMALL_PREVIEW } from '../../platform/files/file-keys.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { LOGO_CID } from '../../platform/mail/templates/letter.ts';
import type { MailedLogosStore } from './mailed-logos.store.ts';

const WithLogo = z.object({ logo: z.object({ projectId: z.uuid(), assetId: z.uuid().nullable() }) });
/** Twice the width that a mail shows it in. */
const SIDE_PX = 560;

/** PNG without transparency: mail programs that darken their background show it as it is, and all of them know the format. */
const opaquePng = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).resize(SIDE_PX, SIDE_PX, { fit: 'contain', background: '#ffffff' }).flatten({ background: '#ffffff' }).png({ compressionLevel: 9 }).toBuffer();

const noneWhereGone = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
};

/**
 * The logo that a mail's data names, as an inline picture: clean while its project is paid, else with the watermark.
 * Nothing where it is gone by the time the mail is sent; the mail then goes without.
 */
export const logoAttachments =
  (logos: MailedLogosStore, files: Pick<FileStore, 'read'>) =>
  async (data: unknown): Promise<NonNullable<SendMailOptions['attachments']>> => {
    const named = WithLogo.safeParse(data);
    if (!named.success) return [];
    const { projectId, assetId } = named.data.logo;
    const logo = await logos.find(projectId, assetId);
    if (!logo) return [];
    const of = { projectId, assetId: logo.assetId };
    const key = logo.isPaid ? drawingKey(of) : previewKey(of, SMALL_PREVIEW);
    const picture = await files.read(key).catch(noneWhereGone);
    if (!picture) return [];
    const content = await opaquePng(picture);
    return [{ filename: 'logo.png', contentType: 'image/png', cid: LOGO_CID, contentDisposition: 'inline', content }];
  };
