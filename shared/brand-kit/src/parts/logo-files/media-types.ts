const MEDIA_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  eps: 'application/postscript',
  png: 'image/png',
  jpg: 'image/jpeg',
  dxf: 'image/vnd.dxf',
  json: 'application/json',
  dst: 'application/octet-stream',
  ico: 'image/x-icon',
  html: 'text/html',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
};

/** Of a file of the pack, by the end of its name. */
export const mediaTypeOf = (name: string): string => MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
