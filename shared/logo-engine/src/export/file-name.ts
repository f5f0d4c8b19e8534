const MOST = 40;

/** A name of a company as part of a file name: small letters, digits and hyphens; "logo" for a script that has none of them. */
export function fileStem(company: string): string {
  const plain = company.replaceAll(/ß/g, 'ss').replaceAll(/[æÆ]/g, 'ae').replaceAll(/[øØ]/g, 'o').replaceAll(/[łŁ]/g, 'l').replaceAll(/[đĐ]/g, 'd');
  const stem = plain.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').slice(0, MOST).replaceAll(/^-+|-+$/g, '');
  return stem === '' || RESERVED.test(stem) ? `logo${stem && `-${stem}`}` : stem;
}

/** Names of devices, which Windows does not let a file have. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;
