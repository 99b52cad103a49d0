// @vitest-environment node
import { createConfig, http } from '@wagmi/core'
import { renderToString } from 'react-dom/server'
import { defineChain } from 'viem'
import { expect, test } from 'vitest'
import { wagmiAdapter } from '.'
import { createWalletModal } from '../../create-wallet-modal'
import { ConnectButton } from '../../react/connect-button'
import { WalletModalProvider } from '../../react/provider'
import { alpha } from '../../testing/networks'

test('on a server the button is rendered, and wagmi is not called', () => {
  const chain = defineChain(alpha)
  const config = createConfig({ chains: [chain], ssr: true, transports: { [chain.id]: http() } })
  const modal = createWalletModal({ networks: [chain], adapters: [wagmiAdapter({ config })] })
  const html = renderToString(
    <WalletModalProvider modal={modal}>
      <ConnectButton />
    </WalletModalProvider>,
  )
  expect(html).toContain('Connect wallet')
  expect(config.state.status).toBe('disconnected')
})
