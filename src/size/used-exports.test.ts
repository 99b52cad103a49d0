import { expect, test } from 'vitest'
import { ProjectSources } from '../import/source/project-sources'
import { pageEntry } from './page-entry'
import { usedExports } from './used-exports'

const namesOf = (files: Record<string, string>) =>
  usedExports(new ProjectSources(new Map(Object.entries(files)), [{ prefix: '@/', folder: 'src' }]), 'src/wallet-modal')

test('The names are those that the source of the project imports from the index of the copy.', () => {
  expect(
    namesOf({
      'src/wallet.ts': "import { createWalletModal as create, type Network } from './wallet-modal'",
      'src/app.tsx':
        "'use client'\nimport { WalletModalButton } from '@/wallet-modal/index.ts'\nexport const a = <WalletModalButton />",
      'src/hooks.ts': "export { useWalletAccount as useAccount } from '@/wallet-modal'",
      'src/types.ts': "import type { Account } from './wallet-modal'\nexport type { Balance } from './wallet-modal'",
      'src/deep.ts': "import { Row } from './wallet-modal/components/row'\nimport { x } from 'other/wallet-modal'",
      'src/app.test.tsx': "import { useWalletTheme } from './wallet-modal'",
      'src/broken.ts': "import { useWalletInfo } from './wallet-modal'\nconst = 3",
    }),
  ).toEqual(['WalletModalButton', 'createWalletModal', 'useWalletAccount'])
})

test.each([
  "import * as modal from './wallet-modal'",
  "export * from './wallet-modal'",
  "export * as modal from './wallet-modal'",
  "const load = () => import('./wallet-modal')",
])('%j uses all names.', (text) => {
  expect(namesOf({ 'src/a.ts': text })).toEqual(['*'])
})

test('The page uses the same names. Without a modal it uses what every app needs, and all adapters.', () => {
  expect(pageEntry(['Network', 'createWalletModal'])).toEqual({
    text: "import * as modal from './index'\nglobalThis.walletModal = [modal.Network, modal.createWalletModal]\n",
    isAssumed: false,
  })
  expect(pageEntry(['*', 'WalletModal']).text).toContain('[modal]')
  const assumed = pageEntry(['useWalletInfo', 'not-a-name'])
  expect(assumed.isAssumed).toBe(true)
  expect(assumed.text).toContain(
    '[modal.useWalletInfo, modal.createWalletModal, modal.WalletModalProvider, modal.WalletModalButton, adapters]',
  )
})
