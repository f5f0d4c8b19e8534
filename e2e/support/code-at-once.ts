const BLOCK = /<script type="application\/json" id="page-code">(.*?)<\/script>/;

/** A still page whose code is fetched and run at once, as that of any other page: a visitor who moves before it is there. */
export const codeAtOnce = (html: string): string =>
  html.replace(BLOCK, (_block, files: string) =>
    (JSON.parse(files) as [string, string][])
      .map(([path, integrity], at) => {
        const checked = `crossorigin="anonymous" integrity="${integrity}"`;
        return at === 0 ? `<script defer src="${path}" ${checked}></script>` : `<link rel="preload" as="script" href="${path}" ${checked}>`;
      })
      .join(''),
  );
