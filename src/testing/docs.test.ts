import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filled } from '../../scripts/fill-snippets.mjs'
import { TestWallet } from './wallet'

const text = readFileSync(fileURLToPath(new URL('../../docs/testing.md', import.meta.url)), 'utf8')

test('The code of docs/testing.md is the code of tests that run. `node scripts/fill-snippets.mjs` brings it up to date.', () => {
  expect(text.match(/```ts/g)).toHaveLength(3)
  expect(filled(text)).toBe(text)
})

test('Each step of the wallet in docs/testing.md exists.', () => {
  const named = [...text.matchAll(/wallet\.(\w+)\(/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(12)
  for (const name of named) expect(Object.getOwnPropertyNames(TestWallet.prototype)).toContain(name)
})
