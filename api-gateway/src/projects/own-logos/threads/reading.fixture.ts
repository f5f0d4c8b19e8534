import sharp from 'sharp';
import PdfWriter from 'pdfkit';

/** A logo of three colors, a badge beside bars for letters, as a drawing program would write it. */
export const LOGO_SVG = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: A Drawing Program -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 240"><style>.a{fill:#0b5d4e}.b{fill:#f2b632}</style>
<defs><circle id="dot" cx="0" cy="0" r="30"/></defs>
<g transform="translate(20 20)"><circle class="a" cx="100" cy="100" r="100"/><use href="#dot" x="100" y="100" class="b"/></g>
<g fill="#1d2733"><rect x="290" y="60" width="60" height="120"/><rect x="390" y="60" width="60" height="120" rx="12"/><path d="M490 60h60v120h-60zM510 80v80h20V80z" fill-rule="evenodd"/>
<path d="M600 180 640 60 680 180" fill="none" stroke="#1d2733" stroke-width="20"/></g></svg>`;

export const pictureOf = (format: 'png' | 'jpeg', { width = 800, background }: { width?: number; background?: string } = {}): Promise<Buffer> => {
  const picture = sharp(Buffer.from(LOGO_SVG)).resize({ width });
  return (background ? picture.flatten({ background }) : picture)[format](format === 'jpeg' ? { quality: 82 } : {}).toBuffer();
};

export const pdfOf = (change: (document: PDFKit.PDFDocument) => void = () => undefined, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PdfWriter({ size: [800, 240], margin: 0, ...options });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.circle(120, 120, 100).fill('#0b5d4e');
    document.circle(120, 120, 30).fill('#f2b632');
    for (const x of [290, 390, 490]) document.rect(x, 60, 60, 120).fill('#1d2733');
    change(document);
    document.end();
  });
