import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readTemplate } from '../emit/template'
import { nodeFileSystem } from '../fs/node-file-system'
import { concernOf, concerns } from './concerns'

const modal = 'src/wallet-modal'

test.each([
  [`${modal}/adapters/solana/send-signed.ts`, 'signing'],
  [`${modal}/adapters/solana/send-signed.test.ts`, 'tests'],
  [`${modal}/features/send/send.store.ts`, 'signing'],
  [`${modal}/features/swap/swap.store.ts`, 'signing'],
  [`${modal}/features/siwx/siwx.store.ts`, 'signing'],
  [`${modal}/features/send/wallet-send.view.tsx`, 'views'],
  [`${modal}/features/send/send.module.css`, 'styles'],
  [`${modal}/wallet-frame/custody/seed.ts`, 'signing'],
  [`${modal}/wallet-server/create.ts`, 'servers'],
  [`${modal}/server/index.ts`, 'servers'],
  [`${modal}/stores/account/account.store.ts`, 'state'],
  [`${modal}/features/history/history.store.ts`, 'state'],
  [`${modal}/locales/de/send.ts`, 'texts'],
  [`${modal}/testing/fake-clock.ts`, 'tests'],
  [`${modal}/docs/solana.md`, 'docs'],
  [`${modal}/theme/tokens.ts`, 'styles'],
  ['src/main.tsx', 'app'],
  ['dev-server/sign-in.ts', 'servers'],
])('The file %s belongs to the group %s.', (path, concern) => {
  expect(concernOf(path)).toBe(concern)
})

test('Each group of the audit report has files in the template.', async () => {
  const template = await readTemplate(nodeFileSystem, fileURLToPath(new URL('../../template', import.meta.url)))
  const found = new Set([...template.files.keys()].map(concernOf))
  expect([...found].sort()).toEqual([...concerns].sort())
})
