const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase();

/** The engine's runs of code points ("w.2m y.c": in base 36, gap and length) as CSS writes them: "U+20-7E, U+A0". */
export const unicodeRangeOf = (coverage: string): string => {
  let end = 0;
  const ranges = coverage.split(' ').map((run) => {
    const [gap = '', more = '0'] = run.split('.');
    const start = end + Number.parseInt(gap, 36);
    end = start + Number.parseInt(more, 36);
    return start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`;
  });
  return ranges.join(', ');
};
