// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ConnectorSource } from '../../connectors/connector'
import type { Connector } from '../../domain/wallets/connector'
import { connectorTypes } from '../../domain/wallets/connector'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { renderModal } from '../../testing/render-modal'
import { testEvmAdapter } from '../../testing/chains/test-evm-adapter'

test('[C3-06] connectors of all six types: each with its name, its picture and its kind where a visitor chooses', async () => {
  const picture = 'data:image/png;base64,AAAA'
  const source: ConnectorSource = {
    kind: 'wagmi',
    start: ({ announce: tell }) => {
      const of = (type: Connector['type'], name: string, chain: Connector['chain'] = 'eip155'): Connector => ({
        id: `${name} ${chain}`,
        type,
        name,
        chain,
        imageUrl: picture,
        imageId: 'image',
        explorerId: `entry-${name}`,
        info: { name, rdns: `com.${name.toLowerCase()}`, icon: picture },
        provider: {},
      })
      tell([of('INJECTED', 'Plain'), of('ANNOUNCED', 'Fox'), of('EXTERNAL', 'Vault'), of('AUTH', 'Auth')])
      tell([of('ANNOUNCED', 'Kite'), of('ANNOUNCED', 'Kite', 'solana')])
    },
  }
  const { options } = threeNamespaces()
  const { open, root } = await renderModal({
    ...options,
    adapters: [{ ...testEvmAdapter(), sources: [source] }],
    enableWalletConnect: true,
    wallet: null,
  })
  await open()
  const rows = screen.getAllByTestId('wm-wallet')
  expect(rows.map((row) => [row.dataset['walletName'], row.dataset['kind'], row.dataset['namespaces']])).toEqual([
    ['WalletConnect', 'walletConnect', 'eip155'],
    ['Kite', 'injected', 'eip155 solana'],
    ['Fox', 'injected', 'eip155'],
    ['Plain', 'injected', 'eip155'],
    ['Vault', 'external', 'eip155'],
  ])
  expect(rows.slice(1).every((row) => row.querySelector('img')?.getAttribute('src') === picture)).toBe(true)
  const kite = root.modalStores.walletList.wallets.find(({ name }) => name === 'Kite')
  expect(kite).toMatchObject({ type: 'MULTI_CHAIN', connectors: [{ chain: 'eip155' }, { chain: 'solana' }] })
  // The embedded wallet has no row: visitors sign in to it instead.
  const auth = root.connector.getConnectorById('Auth eip155')
  expect(auth).toMatchObject({ type: 'AUTH', explorerId: 'entry-Auth', imageId: 'image', info: { rdns: 'com.auth' } })
  expect(
    new Set([...root.connector.allConnectors, ...root.modalStores.walletList.wallets].map(({ type }) => type)),
  ).toEqual(new Set(connectorTypes))
})
