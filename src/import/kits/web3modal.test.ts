import { expect, test } from 'vitest'
import { appOf } from '../../test-support/imports/app'
import { planOf } from '../../test-support/imports/report'

test('The default chain becomes the default network with ethers, and its RPC URL is written once.', () => {
  const text = `import { createWeb3Modal, defaultConfig } from '@web3modal/ethers/react'

const mainnet = { chainId: 1, name: 'Ethereum', currency: 'ETH', rpcUrl: 'https://a.example' }
const base = { chainId: 8453, name: 'Base', currency: 'ETH', rpcUrl: 'https://b.example' }

createWeb3Modal({ ethersConfig: defaultConfig({}), chains: [mainnet, base], defaultChain: base })
`
  const { setup, unmatched } = planOf(appOf(new Map([['src/app.tsx', text]])))
  expect(unmatched).toEqual([])
  expect(setup.defaultNetwork).toBe('base')
  expect(setup.options.find(({ name }) => name === 'customRpcUrls')?.code.text).toBe(
    "{ 'eip155:1': ['https://a.example'], 'eip155:8453': ['https://b.example'] }",
  )
})

test('The default chain becomes the default network with wagmi.', () => {
  const text = `import { createWeb3Modal } from '@web3modal/wagmi/react'
import { createConfig } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

export const wagmiConfig = createConfig({ chains: [mainnet, base] })

createWeb3Modal({ wagmiConfig, defaultChain: base })
`
  const { setup, unmatched } = planOf(appOf(new Map([['src/app.ts', text]])))
  expect(unmatched).toEqual([])
  expect(setup.defaultNetwork).toBe('base')
})
