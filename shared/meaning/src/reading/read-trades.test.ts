import { expect, test } from '@jest/globals';
import { readMeaning } from '../node/index.ts';

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
