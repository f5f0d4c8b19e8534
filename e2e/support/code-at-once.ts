const BLOCK = /(<script type="application\/json" id="page-code">)(.*?)(<\/script>)/;

/** Scripts with what they must be: the first is run, the others come before it asks for them. */
export type PageCode = readonly (readonly [path: string, integrity: string])[];

/** A still page with other code. */
export const withCode = (html: string, code: PageCode): string =>
  html.replace(BLOCK, (_block, start: string, _files: string, end: string) => `${start}${JSON.stringify(code)}${end}`);

/** A still page whose code is fetched and run at once, as that of any other page: a visitor who moves before it is there. */
export const codeAtOnce = (html: string): string =>
  html.replace(BLOCK, (_block, _start: string, files: string) =>
    (JSON.parse(files) as PageCode)
      .map(([path, integrity], at) => {
        const checked = `crossorigin="anonymous" integrity="${integrity}"`;
        return at === 0 ? `<script defer src="${path}" ${checked}></script>` : `<link rel="preload" as="script" href="${path}" ${checked}>`;
      })
      .join(''),
  );
