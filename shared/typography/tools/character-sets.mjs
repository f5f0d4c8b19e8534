/** Which characters of each script are vendored. A name is set from what people write on signs, not from all of Unicode. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const span = (from, to = from) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const pointsOf = (text) => [...text].filter((char) => char.trim() !== '').map((char) => char.codePointAt(0));

/** A rectangle of a national standard: rows and cells of two bytes, decoded. Node knows the standards, so no list is kept. */
function standard(encoding, firstRow, lastRow) {
  const decoder = new TextDecoder(encoding);
  return span(firstRow, lastRow).flatMap((row) => span(0xa1, 0xfe).flatMap((cell) => pointsOf(decoder.decode(new Uint8Array([row, cell])))));
}

const isIdeographOrSyllable = (point) => (point >= 0x4e00 && point <= 0x9fff) || (point >= 0xac00 && point <= 0xd7a3);

/**
 * The most used characters by Google's count of the web: its fonts come in numbered slices, the most frequent in 119.
 * The package of the base family lists them.
 */
function frequent(packages, family, fromSlice) {
  const slices = JSON.parse(readFileSync(path.join(packages, family, 'unicode.json'), 'utf8'));
  const ranges = Object.entries(slices).filter(([name]) => name.startsWith('[') && Number(name.slice(1, -1)) >= fromSlice);
  return ranges.flatMap(([, list]) => list.split(',').flatMap(rangeOf)).filter(isIdeographOrSyllable);
}

function rangeOf(text) {
  const [from, to = from] = text.replace('U+', '').split('-');
  return span(Number.parseInt(from, 16), Number.parseInt(to, 16));
}

/** Latin letters of Europe, Vietnam and the African and Asian names that are common there; signs and currencies. */
const EUROPEAN = `
  20-7e a0-17f 18f 192 1a0-1a1 1af-1b0 1cd-1dc 1e6-1e7 1ea-1eb 1fa-1ff 218-21b 237 259 2bb-2bc 300-30c 31b 323-328
  1e80-1e85 1e9e 1ea0-1ef9 2010-2015 2018-201e 2022 2026 2039-203a 20ac 20b9 20bd 2116 2122
`
  .trim()
  .split(/\s+/)
  .flatMap(rangeOf);
const JOINERS = [0x200c, 0x200d, 0x25cc];
const CJK_SIGNS = [...span(0x3001, 0x3003), 0x3005, 0x3006, ...span(0x3008, 0x3011), 0x30fb, 0x30fc, 0x301c, 0xb7];
const KANA = [...span(0x3041, 0x3096), ...span(0x309d, 0x309e), ...span(0x30a1, 0x30fa), ...span(0x30fd, 0x30fe), ...CJK_SIGNS];
/** Space, figures and the signs of names: all that a face for one script needs beside its letters. */
export const FIGURES = pointsOf('0123456789&+.,:!?\'"()-/–—’“”·@#%').concat(0x20, 0xa0);

/** On shop signs, in family names and in names of firms, beyond what is frequent in running text. */
const ON_JAPANESE_SIGNS = `
  屋堂庵亭軒館店房園舎社荘楼閣苑院寺工務所製作造産業商会組協同舗茶珈琲酒蔵醸麺蕎麦鮨寿司焼肉鶏豚牛魚亭割烹懐石食菓子和洋餅饅頭豆腐味噌醤油塩糖米穀野菜果実花
  蘭桜梅桃菊椿藤葵蓮竹松杉柏楓柳桐萩茜葉草木森林山川河海浦湖沢池泉滝波島浜岬港橋坂谷岡丘峰嶺原里村町郷都京宮城国東西南北中上下左右前後春夏秋冬朝夜暁旭陽日月星空雲風雪
  雨霧虹雷光輝明白黒赤青緑紅藍紫金銀銅鉄鋼玉珠宝石翠瑠璃鶴亀龍竜虎鷹鳳凰燕雀鳩鹿熊狼猫犬馬兎鯉鮎心愛夢希望幸福喜楽笑平安恵慈悠遊結縁絆絵織染布衣服呉着物帯絹綿糸針縫靴
  革皮陶器磁窯漆硝箸椀刀剣鍛冶写真美術画廊書道文学音琴鼓笛舞踊能医療歯科眼薬局整骨鍼灸介護保育幼稚児童塾教室建築設計住宅土地家具材畳瓦塗装電気水設備械精密車輪運輸送庫航
  船旅宿湯法律税理財佐鈴高橋田渡辺小加吉井清斎斉崎阿部石近遠坂岩福太三浦長谷青内今古武杉丸河増千菅松本新一二四五六七八九十百万屋号卯辰巳午未申酉戌亥雅彩華凛颯翔蒼湊麗
`;
const ON_CHINESE_SIGNS = `
  堂坊斋阁轩楼馆店铺庄园院社居苑府记号行厂司茶咖啡酒酿面粉饺饼糕包串火锅烤鸭鱼虾蟹鸡牛羊猪肉菜饭粥汤豆腐米油盐酱醋糖果蔬花卉兰梅菊竹莲荷桃李杏桂枫柳松柏云山水书河海湖江溪
  泉潭岛湾港桥村镇城乡风雪雨霜露雾虹霞阳日月星辰光明晨曦晓春夏秋冬东西南北中京沪粤川湘闽鑫淼森焱磊晶品众盛昌隆兴旺发达福禄寿喜财富贵荣华瑞祥吉庆安康泰宁和平顺利丰裕源恒永
  久长远宏伟大鹏程万里龙凤虎鹤麒麟鹰雁燕金银铜铁玉石珠宝翠珍瓷陶窑漆木布衣裳绸缎绣丝绵裁缝鞋帽皮革诗画琴棋墨笔砚纸香雅韵逸静悦欣怡乐舒然清心思语梦忆缘情爱文化传媒科技网络
  信电子智能数码创新设计装饰建筑工程地产物业贸易商投资咨询教育培训医药健美容发摄影婚旅游餐饮食农牧渔汽车流王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧曹袁邓许
  傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方姚谭廖邹熊陆郝孔白崔邱秦顾侯邵孟薇馨琪瑶嘉佳美妙巧艺
`;

/** Code points by subset; for a base family, and for the display faces of its script. `packages` holds the @fontsource folders. */
export function characterSets(packages) {
  return {
    latin: EUROPEAN,
    'latin-ext': EUROPEAN,
    vietnamese: EUROPEAN,
    cyrillic: [...span(0x400, 0x45f), ...span(0x48a, 0x4ff), ...span(0x300, 0x308), 0x2116],
    greek: span(0x370, 0x3ff),
    hebrew: [...span(0x5b0, 0x5f4), ...JOINERS, 0x20aa],
    arabic: [...span(0x600, 0x6ff), ...span(0x750, 0x77f), ...JOINERS],
    thai: [...span(0xe00, 0xe7f), ...JOINERS],
    devanagari: [...span(0x900, 0x97f), ...JOINERS],
    japanese: [...KANA, ...standard('euc-jp', 0xb0, 0xcf), ...frequent(packages, 'noto-sans-jp', 55), ...pointsOf(ON_JAPANESE_SIGNS)],
    'japanese-display': [...KANA, ...frequent(packages, 'noto-sans-jp', 109), ...pointsOf(ON_JAPANESE_SIGNS)],
    korean: [...span(0x3131, 0x3163), ...standard('euc-kr', 0xb0, 0xc8)],
    'korean-display': [...frequent(packages, 'noto-sans-kr', 108)],
    'chinese-simplified': [...CJK_SIGNS, ...standard('gb2312', 0xb0, 0xd7), ...frequent(packages, 'noto-sans-sc', 80), ...pointsOf(ON_CHINESE_SIGNS)],
    'chinese-simplified-display': [...CJK_SIGNS, ...frequent(packages, 'noto-sans-sc', 116), ...pointsOf(ON_CHINESE_SIGNS)],
  };
}
