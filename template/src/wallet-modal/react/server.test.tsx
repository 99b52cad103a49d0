// @vitest-environment node
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as publicApi from '..'
import { createWalletModal } from '../create-wallet-modal'
import type { Platform } from '../platform/platform'
import { alpha } from '../testing/networks'
import { testEvmAdapter } from '../testing/chains/test-evm-adapter'
import { AccountButton } from './account-button'
import { ConnectButton } from './connect-button'
import { EmbeddedWalletModal } from './embedded-wallet-modal'
import { NetworkButton } from './network-button'
import { WalletModalProvider } from './provider'
import { useWalletAccount } from './hooks/use-wallet-account'
import { useWalletProvider } from './hooks/use-wallet-provider'
import { WalletModalButton } from './wallet-modal-button'

function Facts() {
  const { status } = useWalletAccount()
  return <p>{useWalletProvider() ? 'provider' : status}</p>
}

const page = (
  <>
    <ConnectButton />
    <AccountButton />
    <NetworkButton />
    <WalletModalButton />
    <EmbeddedWalletModal />
    <Facts />
  </>
)

const options = { networks: [alpha], adapters: [testEvmAdapter()] } as const

test('On a server the buttons are rendered for a visitor who is not connected.', () => {
  const modal = createWalletModal(options)
  const html = renderToString(<WalletModalProvider modal={modal}>{page}</WalletModalProvider>)
  expect(html).toContain('Connect wallet')
  expect(html).toContain('Alpha')
  expect(html).toContain('data-status="disconnected"')
  expect(html).toContain('<p>disconnected</p>')
  expect(html).not.toContain('wm-account-button')
  expect(html).not.toContain('<dialog')
})

test('On a server no part of the platform is used.', () => {
  const touched: string[] = []
  const platform = new Proxy(Object.create(null), {
    get: (_, key) => {
      // Reading a method to keep it for later is allowed; calling one is not.
      return () => void touched.push(String(key))
    },
  }) as Platform
  const modal = createWalletModal({ ...options, platform })
  renderToString(<WalletModalProvider modal={modal}>{page}</WalletModalProvider>)
  expect(touched).toEqual([])
})

test('Each request can have its own modal.', () => {
  const rendered = ['one', 'two'].map((id) => {
    const modal = createWalletModal({ ...options, id })
    return renderToString(<WalletModalProvider modal={modal}>{page}</WalletModalProvider>)
  })
  expect(rendered[0]).toBe(rendered[1])
})

test('Server markup has no inline style, which a strict content security policy would drop.', () => {
  const parts = Object.entries(publicApi).filter(([name]) => /Button$|^EmbeddedWalletModal$/.test(name))
  expect(parts.map(([name]) => name)).toEqual(expect.arrayContaining(['NetworkButton', 'AccountButton']))
  const network = { ...alpha, assets: { imageUrl: 'https://img.example/alpha.png' } }
  const modal = createWalletModal({ ...options, networks: [network], themeVariables: { '--wm-accent': '#c00064' } })
  const content = parts.map(([name, part]) => createElement(part as ComponentType, { key: name }))
  const html = renderToString(<WalletModalProvider modal={modal}>{content}</WalletModalProvider>)
  expect(html).toContain('alpha.png')
  expect(html.match(/<[^>]*\sstyle=[^>]*>/g)).toBeNull()
})
