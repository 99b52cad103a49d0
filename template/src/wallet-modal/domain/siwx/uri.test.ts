// @vitest-environment node
import { expect, test } from 'vitest'
import { isIpv6, isPchars, isUri } from './uri'

test('An IPv6 address has eight groups, or fewer with one gap.', () => {
  const addresses = [
    '1:2:3:4:5:6:7:8',
    '::',
    '::1',
    '1::',
    '1::8',
    '1:2:3:4:5:6:7::',
    '::2:3:4:5:6:7:8',
    'ABCD:ef01::0000',
  ]
  for (const address of addresses) expect(isIpv6(address), address).toBe(true)
  const refused = ['', ':', ':::', '1', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', '1:2:3:4::5:6:7:8', '1:2:3::4:5:6::7:8']
  for (const text of [...refused, '::1::', ':1::', '1::2:', '::12345', '::g', '::g1', '::1g', '[::1]', ' ::1', '::1 '])
    expect(isIpv6(text), text).toBe(false)
})

test('An IPv4 address can replace the last two groups of an IPv6 address.', () => {
  const numbers = ['0.9.10.99', '100.109.190.199', '200.209.239.240', '249.250.255.1']
  for (const address of numbers)
    for (const start of ['::', '::ffff:', '1:2:3:4:5:6:', '1:2:3:4:5::'])
      expect(isIpv6(start + address), start + address).toBe(true)
  const odd = [
    '256.1.1.1',
    '1.260.1.1',
    '1.1.300.1',
    '1.1.1.999',
    '01.1.1.1',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.4.',
    '.1.2.3',
    '1..2.3',
  ]
  for (const address of [...odd, 'a1.2.3.4', '1.2.3.4a', '25a.1.1.1', '2a1.1.1.1', '1a1.1.1.1', 'a.1.1.1'])
    expect(isIpv6(`::${address}`), address).toBe(false)
  for (const text of [
    '1.2.3.4',
    '1.2.3.4::',
    '1.2.3.4::1',
    '1:2:3:4:5:6:7:1.2.3.4',
    '1:2:3:4:5:6::1.2.3.4',
    '1:2:3:4:5:1.2.3.4',
  ])
    expect(isIpv6(text), text).toBe(false)
})

test('A URI has a scheme, and only characters that need no encoding.', () => {
  const uris = [
    'https://app.example',
    'https://app.example:8080/a/b?c=d/?#e/?',
    'mailto:a@b.example',
    'a:',
    'urn:a:b',
    'file:///a',
  ]
  for (const uri of [
    ...uris,
    'a+b-c.1://user:pass@host',
    'https://a/%41',
    "https://a/-._~!$&'()*+,;=:@",
    'a:/',
    'https://',
  ])
    expect(isUri(uri), uri).toBe(true)
  const refused = [
    '',
    'app.example',
    '//app.example',
    ':a',
    '1a:b',
    'a b:c',
    'https://a b',
    'https://a/%4',
    'https://a/%zz',
    'https://a/ü',
  ]
  for (const text of [
    ...refused,
    ' a:b',
    'a:b ',
    'a:b\n',
    'https://a?b#c#d',
    'https://a/[',
    'https://a:b:c',
    'https://a^',
  ])
    expect(isUri(text), text).toBe(false)
})

test('Brackets of a URI contain an IPv6 address or an address of a future version.', () => {
  for (const host of ['::1', '2001:DB8::1', 'v1.a', 'V1F.a:b', "vA0.-._~!$&'()*+,;=:"])
    for (const uri of [`https://[${host}]`, `https://user@[${host}]:80/a`]) expect(isUri(uri), uri).toBe(true)
  for (const host of [
    '',
    'app.example',
    '1',
    ':::',
    'v.a',
    'vg.a',
    'v1a',
    'v1.',
    'av1.a',
    'v1.a|',
    '1.2.3.4',
    '::1]',
    '[::1',
  ])
    expect(isUri(`https://[${host}]`), host).toBe(false)
})

test('A request id has one or more characters of a path.', () => {
  for (const text of ['a', 'Z9', "-._~!$&'()*+,;=:@", '%41']) expect(isPchars(text), text).toBe(true)
  for (const text of ['', 'a/b', 'a b', '%4', '%zz', 'ü', '?', '#', 'a\n', ' a'])
    expect(isPchars(text), text).toBe(false)
})
