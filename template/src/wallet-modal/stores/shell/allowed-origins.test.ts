// @vitest-environment node
import { expect, test } from 'vitest'
import { defaultAllowedOrigins, isOriginAllowed } from './origin-check'

test('[C9-10] localhost, pages.dev, vercel.app and ngrok-free.app are allowed everywhere.', () => {
  for (const origin of [
    'http://localhost:5173',
    'https://my-app.pages.dev',
    'https://preview-1.my-team.vercel.app',
    'https://abc.ngrok-free.app',
  ])
    expect(isOriginAllowed(origin, defaultAllowedOrigins)).toBe(true)
})

test.each([
  'https://evilvercel.app',
  'https://vercel.app',
  'https://vercel.app.evil.example',
  'https://evil.example/.vercel.app',
  'https://user@x.vercel.app.evil.example',
  'http://my-app.pages.dev',
  'https://localhost:1',
  'http://localhost.evil.example',
  'http://localhost:1@evil.example',
  'null',
  '',
])('%s is not allowed.', (origin) => {
  expect(isOriginAllowed(origin, defaultAllowedOrigins)).toBe(false)
})

test('A project’s own origin is compared whole.', () => {
  const own = ['https://app.example', 'https://*.team.example']
  expect(isOriginAllowed('https://app.example', own)).toBe(true)
  expect(isOriginAllowed('https://app.example:8443', own)).toBe(false)
  expect(isOriginAllowed('https://appXexample', own)).toBe(false)
  expect(isOriginAllowed('https://a.b.team.example', own)).toBe(true)
})

test.each([
  ['*', 'https://app.example:3000'],
  ['*', 'http://localhost:5173'],
  ['https://*', 'https://app.example:3000'],
  ['https://*:3000', 'https://app.example:3000'],
  ['https://*:*', 'https://app.example:3000'],
  ['http://*:3000', 'http://[::1]:3000'],
  ['*://app.example', 'https://app.example'],
  ['*.team.example', 'https://a.b.team.example'],
])('The pattern %s allows %s.', (pattern, origin) => {
  expect(isOriginAllowed(origin, [pattern])).toBe(true)
})

test.each([
  ['https://*:3000', 'https://app.example:3001'],
  ['https://*:3000', 'http://app.example:3000'],
  ['https://*', 'http://app.example'],
  ['*.team.example', 'https://evilteam.example'],
  ['*.team.example', 'https://evil.example/.team.example'],
  ['*://app.example', 'https://app.example.evil.example'],
])('The pattern %s does not allow %s.', (pattern, origin) => {
  expect(isOriginAllowed(origin, [pattern])).toBe(false)
})

test('A pattern with many stars is compared at once.', () => {
  // A regular expression would try more ways than there is time for.
  const origin = `https://${'a'.repeat(200)}.example`
  expect(isOriginAllowed(origin, [`https://${'*a'.repeat(90)}*b`])).toBe(false)
  expect(isOriginAllowed(origin, [`https://${'*a'.repeat(90)}*.example`])).toBe(true)
})
