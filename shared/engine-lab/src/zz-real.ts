import { Resvg } from "@resvg/resvg-js";
import { realLockups, realSymbols } from './arena/real-logos.ts';
for (const [n, list] of [['lockups', await realLockups()], ['symbols', realSymbols().slice(0, 600)]] as const) {
  let cropped: string[] = [], empty: string[] = [];
  for (const { id, svg } of list) {
    const r = new Resvg(svg, { fitTo: { mode: 'width', value: 160 }, background: '#fff', font: { loadSystemFonts: false } });
    const b = r.getBBox(); const [, , w, h] = svg.match(/viewBox="([^"]+)"/)![1]!.split(' ').map(Number);
    const img = r.render(); const px = img.pixels; let ink = 0; for (let i = 0; i < px.length; i += 4) if (px[i]! + px[i+1]! + px[i+2]! < 720) ink++;
    const share = ink / (px.length / 4);
    if (share < 0.02) empty.push(id);
    if (!b || b.x < -0.02*w! || b.y < -0.02*h! || b.x + b.width > 1.02*w! || b.y + b.height > 1.02*h!) cropped.push(id);
  }
  console.log(n, list.length, 'empty', empty.length, empty.slice(0,20).join(' '), 'cropped', cropped.length, cropped.slice(0,60).join(' '));
}
