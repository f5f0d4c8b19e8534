import { BlockList, isIP } from 'node:net';

/** Not reached from the internet, by IANA's registry of special-purpose IPv4 addresses; with multicast and what is reserved. */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Within 2000::/3, by the registry for IPv6: protocol assignments with Teredo, documentation, 6to4, which carries an IPv4 address. */
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, bits] of SPECIAL_V4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_V6) special.addSubnet(net, bits, 'ipv6');

/** Global unicast: everything else in IPv6 is local, mapped, translated or not assigned. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address, as text, belongs to the public internet. False for text that isn't an IP address. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  if (family === 6) return globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
  return false;
};
