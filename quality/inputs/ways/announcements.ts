import { readAnnouncement } from '../../../template/src/wallet-modal/connectors/evm/eip6963'
import {
  readListedWallets,
  readOkxWallet,
} from '../../../template/src/wallet-modal/connectors/sats-connect/read-wallets'
import { readWallet } from '../../../template/src/wallet-modal/connectors/wallet-standard/read-wallet'
import type { Approval } from '../../../template/src/wallet-modal/connectors/walletconnect/approved'
import { approvalOf } from '../../../template/src/wallet-modal/connectors/walletconnect/approved'
import type { Connector } from '../../../template/src/wallet-modal/domain/wallets/connector'
import type { Random } from '../../fuzz/random'
import { part } from '../part'
import { spoilTwice } from '../values/odd'
import { account, network, shown } from '../values/rules'
import { oddField } from './service-part'
import { oddInPage } from './wallets'

const svg = 'data:image/svg+xml,%3Csvg/%3E'
const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(value)
const isDomain = (value: string) =>
  value.length <= 253 && value.split('.').length > 1 && value.split('.').every((label) => /^[a-z0-9-]+$/i.test(label))

/** What is wrong with a wallet that was found in the page. */
function faultOf({ name, id, imageUrl, info }: Connector, mayLoad: boolean): string | undefined {
  if (!shown(64, 1)(name)) return 'The name cannot be shown'
  if (id === '') return 'There is no id'
  if (info && !isUuid(info.uuid)) return 'The uuid is none of version 4'
  if (info?.rdns !== undefined && !isDomain(info.rdns)) return 'The rdns is no domain'
  if (imageUrl === undefined) return undefined
  const isImage = /^data:image\/(?:svg\+xml|png|jpeg|gif|webp|avif)[;,]/i.test(imageUrl)
  if (imageUrl.length > 200_000 || imageUrl !== imageUrl.trim()) return 'The icon is too long'
  return isImage || (mayLoad && /^https:\/\//i.test(imageUrl)) ? undefined : 'The icon is no picture'
}

const spoil = (value: unknown, random: Random, odd = oddInPage) =>
  random.oneIn(5) ? value : spoilTwice(value, odd, random)

/** The value if it is an object, else the other one. The page itself and the record of a session are always objects. */
const objectOr = (other: object, value: unknown) => (typeof value === 'object' && value !== null ? value : other)

function announcement(random: Random): unknown {
  const tag = random.letters(4)
  return {
    info: {
      uuid: `1111${tag.replace(/[^0-9a-f]/g, 'a')}-1111-4111-8111-111111111111`,
      name: `Wallet ${tag}`,
      icon: random.pick([svg, 'https://x.example/a.png']),
      rdns: `com.${tag}`,
    },
    provider: { request: () => {}, on: () => {} },
  }
}

/** Wallets that announce themselves (EIP-6963). Every script of the page can send such an event. */
export const announcements = part<unknown, Connector>({
  name: 'announcements',
  count: 500_000,
  make: (random) => spoil(announcement(random), random),
  read: readAnnouncement,
  judge: (_, connector) => connector && faultOf(connector, true),
  broken: (connector) => connector && { ...connector, name: ` ${connector.name}\u202e` },
})

const needs = {
  namespace: 'solana',
  chainPrefix: 'solana:',
  features: [['standard:connect'], ['solana:signTransaction', 'solana:signAndSendTransaction']],
} as const

/** Wallets that register through the Wallet Standard. */
export const standardWallets = part<unknown, Connector>({
  name: 'standard-wallets',
  count: 300_000,
  make(random) {
    const wallet = {
      name: `Wallet ${random.letters(4)}`,
      icon: svg,
      version: '1.0.0',
      chains: ['solana:mainnet', 'bitcoin:mainnet'],
      features: {
        'standard:connect': { connect() {} },
        'solana:signTransaction': {},
      },
      accounts: [],
    }
    return spoil(wallet, random)
  },
  read: (wallet) => readWallet(wallet, needs),
  judge: (wallet, connector) => {
    if (!connector) return undefined
    return connector.provider === wallet ? faultOf(connector, false) : 'It is another wallet'
  },
  broken: (connector) => connector && { ...connector, imageUrl: 'https://x.example/a.png' },
})

/** Wallets in the lists of the page for sats-connect. */
export const listedWallets = part<unknown, readonly Connector[]>({
  name: 'listed-wallets',
  count: 200_000,
  make(random) {
    const page = {
      btc_providers: [{ id: 'One.BitcoinProvider', name: `Wallet ${random.letters(4)}`, icon: svg }],
      wbip_providers: [{ id: 'two', name: 'Two', icon: svg }],
      One: { BitcoinProvider: { request() {} } },
      two: { request() {} },
      okxwallet: { bitcoin: { connect() {} }, cardano: { icon: svg } },
    }
    return objectOr(page, spoil(page, random))
  },
  read(page) {
    const found = [...readListedWallets(page as Window), ...readOkxWallet(page as Window)]
    return found.length > 0 ? found : undefined
  },
  judge(_, connectors = []) {
    for (const connector of connectors) {
      const fault = faultOf(connector, false)
      if (fault !== undefined) return fault
    }
    return new Set(connectors.map(({ provider }) => provider)).size === connectors.length
      ? undefined
      : 'A wallet is there twice'
  },
  broken: (connectors) => connectors && [...connectors, ...connectors],
})

/** What a paired wallet approves. */
export const approvals = part<unknown, Approval>({
  name: 'approvals',
  count: 200_000,
  make(random) {
    const address = '0x357f41b4C1c2f0a1Bd0c29E0cF49116d3A19aa19'
    const own = {
      accounts: [`eip155:1:${address}`, `eip155:10:${address}`],
      methods: ['personal_sign'],
      events: ['accountsChanged'],
      chains: ['eip155:1'],
    }
    const namespaces = { eip155: own, 'eip155:137': own, solana: own }
    return objectOr(namespaces, spoil(namespaces, random, oddField))
  },
  read(namespaces) {
    const approval = approvalOf({ namespaces: namespaces as Parameters<typeof approvalOf>[0]['namespaces'] }, 'eip155')
    return approval.accounts.length > 0 ? approval : undefined
  },
  judge(_, approval) {
    if (!approval) return undefined
    const { accounts, chains, methods } = approval
    const wrong = accounts.find((one) => !account(`${one.chain}:${one.address}`) || !one.chain.startsWith('eip155:'))
    if (wrong) return `${wrong.chain}:${wrong.address} is no account`
    if (!chains.every(network)) return `${String(chains.find((chain) => !network(chain)))} is no network`
    return [...methods].every((method) => typeof method === 'string') ? undefined : 'A method is no text'
  },
  broken: (approval) => approval && { ...approval, chains: ['eip155:'] },
})
