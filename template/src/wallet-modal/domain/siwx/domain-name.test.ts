// @vitest-environment node
import { expect, test } from 'vitest'
import { isPageDomain } from './domain-name'

test('A domain is a host, in the form that browsers write, with its port.', () => {
  const longest = `${'a'.repeat(63)}.`.repeat(4).slice(0, 253)
  const domains = ['a', 'a.b', 'x.example', 'app.example', 'a-b.c_d.example', '_a.example', '127.0.0.1', longest]
  for (const domain of [...domains, 'app.example:1', 'app.example:65535', 'localhost:3000'])
    expect(isPageDomain(domain), domain).toBe(true)
  const refused = [
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    '-a',
    'a-',
    'A',
    'bücher.example',
    'a b',
    'a@b',
    'a%41',
    'a/',
    `${longest}a`,
  ]
  for (const text of [...refused, ' a', 'a ', 'a\n', 'a'.repeat(64), `a.${'b'.repeat(64)}`])
    expect(isPageDomain(text), JSON.stringify(text)).toBe(false)
})

test('A port is a number from 1 to 65535 without zeros before it.', () => {
  for (const port of ['', '0', '080', '65536', '100000', '80a', 'a80', '8 0', '-1', '80:80', '80\n'])
    expect(isPageDomain(`app.example:${port}`), JSON.stringify(port)).toBe(false)
})

test('An IPv6 address is in brackets and in small letters.', () => {
  for (const host of ['[::]', '[::1]', '[2001:db8::1]', '[1:2:3:4:5:6:7:8]', '[::ffff:1.2.3.4]'])
    for (const domain of [host, `${host}:8080`]) expect(isPageDomain(domain), domain).toBe(true)
  const refused = ['[]', '[', ']', '[::1', '::1]', '::1', 'x::1]', '[::1]x', '[::1]]', '[[::1]]', '[2001:DB8::1]']
  for (const text of [...refused, '[::1]:', '[::1]:0', '[::1]:80a', '[v1.a]', '[app.example]', 'a[::1]'])
    expect(isPageDomain(text), text).toBe(false)
})
