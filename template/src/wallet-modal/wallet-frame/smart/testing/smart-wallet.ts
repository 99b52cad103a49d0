import { encodeAbiParameters, keccak256 } from 'viem'
import { eventually } from '../../../testing/eventually'
import type { FrameConfig } from '../../config'
import { createFakeWallet, testConfig, textsOf } from '../../testing/fake-wallet'
import { entryPoint } from '../contracts'
import { createFakeBundler } from './fake-bundler'

export const delegate = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'
const bundlerUrl = 'https://bundler.example/1'
export const paymasterUrl = 'https://paymaster.example/1'

export const factory = '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c'
export const implementation = '0x48dBe696A4D990079e039489bA2053B36E8FFEC4'

/** The code at the addresses of the contracts. */
const codes: Record<string, `0x${string}`> = {
  [delegate.toLowerCase()]: '0x60',
  [entryPoint.toLowerCase()]: '0x61',
  [factory.toLowerCase()]: '0x62',
  [implementation.toLowerCase()]: '0x63',
}

export const smartSettings = {
  bundlerUrl,
  paymasterUrl,
  codeHashes: { delegate: keccak256('0x60'), entryPoint: keccak256('0x61') },
} as const

/** The settings that turn the smart accounts of Ethereum into contracts. */
export const contractSettings = {
  kind: 'contract',
  codeHashes: { factory: keccak256('0x62'), implementation: keccak256('0x63'), entryPoint: keccak256('0x61') },
} as const

/** The networks of `testConfig`; Ethereum has smart accounts. */
export function smartNetworks(settings: object = {}): FrameConfig['networks'] {
  return testConfig.networks.map((network) =>
    network.caipNetworkId === 'eip155:1' ? { ...network, smartAccount: { ...smartSettings, ...settings } } : network,
  )
}

interface SmartWalletOptions extends NonNullable<Parameters<typeof createFakeWallet>[0]> {
  /** Settings that replace the settings of Ethereum. */
  settings?: object
}

/** Creates a wallet with a chain that has the contracts of smart accounts, a bundler and a paymaster. Nobody is logged in. */
export async function createSmartWallet({ settings, ...options }: SmartWalletOptions = {}) {
  /** The code of accounts and contracts, and the number of operations of each account; by address in lower case. */
  const chainCodes: Record<string, string> = { ...codes }
  const nonces: Record<string, number> = {}
  /** The ether of every account, and the deposit of every account in the EntryPoint, in wei. */
  const money = { balance: BigInt(10) ** BigInt(24), deposit: BigInt(0) }
  const bundler = createFakeBundler(({ sender, eip7702Auth, factory: deployer }) => {
    const account = String(sender).toLowerCase()
    nonces[account] = (nonces[account] ?? 0) + 1
    if (deployer !== undefined) chainCodes[account] = '0x64'
    if (eip7702Auth) chainCodes[account] = `0xef0100${String(eip7702Auth['address']).slice(2)}`
  })
  const wallet = await createFakeWallet({
    ...options,
    networks: smartNetworks(settings),
    fetchService: (url, init) => (url === bundlerUrl || url === paymasterUrl ? bundler.fetch(url, init) : undefined),
  })
  const { chain, clock } = wallet
  chain.computed.set('eth_getCode', ([address]) => chainCodes[String(address).toLowerCase()] ?? '0x')
  chain.computed.set('eth_getBalance', () => `0x${money.balance.toString(16)}`)
  chain.computed.set('eth_getTransactionReceipt', ([hash]) => bundler.receiptOf(hash))
  chain.computed.set('eth_call', ([call]) => {
    const { to, data }: { to: string; data: string } = Object(call)
    if (to !== entryPoint) return undefined
    if (data.startsWith('0x70a08231')) return encodeAbiParameters([{ type: 'uint256' }], [money.deposit])
    const account = `0x${data.slice(34, 74)}`
    return encodeAbiParameters([{ type: 'uint256' }], [BigInt(nonces[account] ?? 0)])
  })
  const lastAsked = () => {
    const approval = wallet.asked.at(-1)
    return approval ? textsOf(approval) : ''
  }
  /** Moves the clock forward, second by second, until the work is settled. */
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    let isSettled = false
    const settle = () => void (isSettled = true)
    work.then(settle, settle)
    await eventually(() => {
      if (!isSettled) clock.advance(1_000)
      if (!isSettled) throw new Error('The work goes on')
    })
    return work
  }
  return { ...wallet, bundler, chainCodes, nonces, money, lastAsked, inTime }
}

/** Creates the same wallet with a visitor who is logged in and uses the smart account on Ethereum. */
export async function createSmartVisitor(options?: SmartWalletOptions) {
  const wallet = await createSmartWallet(options)
  const { address: eoa } = await wallet.logIn()
  const { address } = (await wallet.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })) as { address: string }
  return { ...wallet, eoa, address }
}
