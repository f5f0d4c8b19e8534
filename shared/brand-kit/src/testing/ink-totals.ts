import { readFile } from 'node:fs/promises';
import { outsideTool } from './outside-tool.ts';

const HEADER_END = 'ENDHDR\n';
const INKS = 4;

/** The most ink on any dot of each page of a PDF, in percent over all four inks, as Ghostscript separates it. */
export const inkTotals = async (pdf: string, pages: number): Promise<number[]> => {
  await outsideTool('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pamcmyk32', '-r150', `-sOutputFile=${pdf}-%d.pam`, pdf]);
  const totals: number[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const file = await readFile(`${pdf}-${page}.pam`);
    const dots = file.subarray(file.indexOf(HEADER_END) + HEADER_END.length);
    let most = 0;
    for (let at = 0; at < dots.length; at += INKS) most = Math.max(most, dots[at]! + dots[at + 1]! + dots[at + 2]! + dots[at + 3]!);
    totals.push((most / 255) * 100);
  }
  return totals;
};
