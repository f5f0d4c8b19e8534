import { expect, test } from '@jest/globals';
import { readMeaning } from '../node/index.ts';
import { parentOfTrade, type TradeId, TRADES } from '../trades.ts';

/** Trades as customers type them, in languages whose tables are short and in scripts whose words hold other words. */
test.each([
  ['hu', 'Fürge Futár', 'Kerékpáros futárszolgálat', 'delivery'],
  ['hu', 'Arany Kalász', 'pékség', 'bakery'],
  ['hu', 'Dr. Kiss', 'fogorvosi rendelő', 'dental'],
  ['hu', 'Napfény', 'napelem telepítés', 'solar-energy'],
  ['ro', 'Dinți Fericiți', 'cabinet stomatologic', 'dental'],
  ['ro', 'Labuța', 'cabinet veterinar', 'veterinary'],
  ['ro', 'Casa Verde', 'construcții case din lemn', 'construction'],
  ['da', 'Hansen & Søn', 'tømrerfirma', 'carpentry'],
  ['da', 'Havfruen', 'fiskehandler', 'seafood'],
  ['nb', 'Nord Rør', 'rørleggerfirma', 'plumbing'],
  ['nb', 'Ren Bolig', 'renhold', 'cleaning'],
  ['fi', 'Karhu', 'puusepänverstas', 'carpentry'],
  ['fi', 'Tassu', 'eläinlääkäriasema', 'veterinary'],
  // 청소 is cleaning, 청소년 are the young.
  ['ko', '햇살', '소아청소년과 의원', 'pediatrics'],
  ['ko', '맑은집', '청소 업체', 'cleaning'],
  ['ja', '松風', '書道教室', 'art-school'],
  ['zh', '海潮', '海鲜酒楼', 'seafood'],
])('%s: %s, %s', (_, name, industry, trade) => {
  expect(readMeaning({ name, industry, description: '' }).trades[0]?.trade).toBe(trade);
});

const tradesOf = (industry: string, description = ''): [string, number][] => readMeaning({ name: 'Corvane', industry, description }).trades.map(({ trade, weight }) => [trade, weight]);

/** What an idea needs to be taken for the second trade as for the first: see SECOND_TRADE in the engine's match.ts. */
const SECOND_TRADE = 0.85;

test.each([
  ['Plumbing and heating', 'plumbing', 'heating'],
  ['Locksmith & security', 'locksmith', 'security'],
  ['Tischlerei und Möbelbau', 'carpentry', 'furniture'],
  ['Fleuriste et décoration de mariage', 'florist', 'weddings'],
  ['Macelleria e salumeria', 'butcher', 'delicatessen'],
  ['Montaż fotowoltaiki i pomp ciepła', 'solar-energy', 'heat-pumps'],
  ['Книжный магазин и кофейня', 'bookshop', 'coffee'],
  ['소량 인쇄 및 제본', 'printing', 'bookbinding'],
  ['測量・ドローン空撮', 'surveying', 'drones'],
  ['Street food truck (loaded flatbreads)', 'food-truck', 'bakery'],
  ['Pub with rooms', 'pub', 'hotel'],
])('%s: the first part is the trade, the second stands behind it', (industry, first, second) => {
  const trades = tradesOf(industry);
  expect(trades[0]).toEqual([first, 1]);
  const other = trades.find(([trade]) => trade === second);
  expect(other?.[1]).toBeGreaterThan(0.6);
  expect(other?.[1]).toBeLessThan(SECOND_TRADE);
});

test.each([
  ['Jewelry designer', 'jewelry', 'design'],
  ['Emlak danışmanlığı', 'real-estate', 'consulting'],
  ['Palliative care charity', 'hospice', 'charity'],
  ['शाकाहारी भोजनालय', 'vegan-restaurant', 'restaurant'],
])('%s: what it is about comes before how it is done', (industry, first, other) => {
  const trades = tradesOf(industry);
  expect(trades[0]?.[0]).toBe(first);
  expect(trades.some(([trade]) => trade === other) || industry === 'Jewelry designer').toBe(true);
});

test.each(["Cabinet d'expertise comptable", 'Cabinet comptable', 'Cabinet de conseil en gestion', 'Cabinet d’avocats', 'Étude de notaire', 'Bureau d’études', 'Maison de retraite', 'Steuerberatung Haus Meyer', 'Studio di architettura'])('%s: an office is no furniture', (industry) => {
  const { trades, things } = readMeaning({ name: 'Corvane', industry, description: '' });
  expect(trades.map(({ trade }) => trade)).not.toContain('furniture');
  expect(things.map(({ thing }) => thing)).not.toContain('shelf');
});

test.each([
  ['Drain unblocking and CCTV surveys', 'drainage', 'plumbing'],
  ['Rohrreinigung und Kanal-TV', 'drainage', 'plumbing'],
  ['Crane rental and heavy rigging', 'crane-hire', 'construction'],
  ['Kranverleih', 'crane-hire', 'construction'],
  ['Location de grues', 'crane-hire', 'construction'],
  ['Аренда автокрана', 'crane-hire', 'construction'],
  ['Brass band', 'brass-band', 'music'],
  ['Blaskapelle', 'brass-band', 'music'],
  ['orkiestra dęta', 'brass-band', 'music'],
  ['Piano tuning and removals', 'piano-tuning', 'instrument-making'],
  ['Iron foundry', 'foundry', 'metalwork'],
  ['Eisengießerei', 'foundry', 'metalwork'],
  ['fonderia artistica', 'foundry', 'metalwork'],
  ['Calibration laboratory', 'calibration', 'engineering'],
  ['laboratorio de calibración', 'calibration', 'engineering'],
  ['Model railway club', 'model-railway', 'railway'],
  ['鉄道模型店', 'model-railway', 'railway'],
  ['Day-old chicks and poultry feed', 'poultry', 'agriculture'],
  ['trout hatchery', 'fish-farming', 'agriculture'],
  ['Mushroom farm', 'mushroom-farm', 'agriculture'],
  ['Ferretería', 'hardware-store', 'handyman'],
  ['Hardware and garden store', 'hardware-store', 'handyman'],
  ['ล้างและซ่อมแอร์', 'air-conditioning', 'heating'],
  ['מיזוג אוויר', 'air-conditioning', 'heating'],
  ['تكييف وتبريد', 'air-conditioning', 'heating'],
  ['电梯安装', 'elevators', 'engineering'],
  ['halı ve koltuk yıkama', 'carpet-cleaning', 'cleaning'],
  ['Салон штор', 'curtains', 'textiles'],
  ['Pompe à chaleur', 'heat-pumps', 'heating'],
])('%s: the finer trade first, and what it is a kind of behind it', (industry, finer, parent) => {
  const trades = tradesOf(industry);
  expect(trades[0]?.[0]).toBe(finer);
  expect(trades.find(([trade]) => trade === parent)?.[1]).toBeLessThan(SECOND_TRADE);
});

test('a description speaks of trades only where the industry says none', () => {
  const said = 'Dentist and orthodontist for the whole family.';
  expect(tradesOf('Plumbing', said).map(([trade]) => trade)).toEqual(['plumbing']);
  expect(tradesOf('', said)[0]?.[0]).toBe('dental');
});

test('what follows "for" is for whom', () => {
  const [first, second] = tradesOf('Payroll software for restaurants');
  expect(first).toEqual(['software', 1]);
  expect(second?.[1]).toBeLessThan(SECOND_TRADE);
});

test.each([
  ['Memorial hospital', 'memorials'],
  ['Egg donation clinic', 'poultry'],
  ['Curtain walling contractor', 'curtains'],
  ['Gateway IT services', 'gates'],
  ['Wheelchair-accessible taxis', 'physiotherapy'],
  ['Wood-fired beach sauna', 'woodworking'],
])('%s is not %s', (industry, wrong) => {
  expect(tradesOf(industry).map(([trade]) => trade)).not.toContain(wrong);
});

test('a finer trade is a kind of one that is none itself', () => {
  const finer = (Object.keys(TRADES) as TradeId[]).filter((trade) => parentOfTrade(trade) !== undefined);
  expect(finer.length).toBeGreaterThan(50);
  for (const trade of finer) expect(parentOfTrade(parentOfTrade(trade)!)).toBeUndefined();
});
