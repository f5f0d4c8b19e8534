import { loadFontLibrary } from '@fifteen/typography/node';
const lib = await loadFontLibrary();
for (const t of ['小林理髪店','さくら','달빛공방','山月茶舍','دار الياسمين','मयूर वस्त्रालय','בית קפה','ร้านกาแฟ','Белая ворона','Ελαιώνες','Zębuś','Söğütlü']) {
  const s = lib.styles.filter(({id})=>lib.covers(id,t)); console.log(t, s.length, [...new Set(s.map(x=>x.family))].join(' '));
}
