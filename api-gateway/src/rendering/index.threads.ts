export { renderPreviews } from './background-pool/threads/render-previews.ts';
export { briefOf, drawnLogo, library, watermark } from './interactive-pool/threads/material.ts';
export { ON_ICONS } from './watermark/mark-style.ts';
export { paintPicture } from './watermark/paint-picture.ts';
export { AS_DRAWN, shapeOf } from './watermark/watermark.ts';
