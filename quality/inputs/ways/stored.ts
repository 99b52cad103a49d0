import { readSentTransaction } from '../../../template/src/wallet-modal/features/transactions/sent-transaction'
import { readPortfolio } from '../../../template/src/wallet-modal/features/tokens/token-service'
import { AuthMemory } from '../../../template/src/wallet-modal/connectors/auth-frame/auth-memory'
import { readStoredSession } from '../../../template/src/wallet-modal/services/siwx-kinds/local/stored-session'
import { buildSiwxMessage } from '../../../template/src/wallet-modal/domain/siwx/build-message'
import type { SessionSnapshot } from '../../../template/src/wallet-modal/storage/session-snapshot'
import { readSnapshot } from '../../../template/src/wallet-modal/storage/session-snapshot'
import * as rows from '../../../template/src/wallet-modal/storage/stored-rows'
import { createLogin } from '../../fuzz/logins'
import type { Random } from '../../fuzz/random'
import type { Part } from '../part'
import { part } from '../part'
import { spoilTwice } from '../values/odd'
import * as rule from '../values/rules'
import { answerOf, oddField } from './service-part'

const owner = '0x357f41b4C1c2f0a1Bd0c29E0cF49116d3A19aa19'
const chain = 'eip155:1'
const logo = 'https://pictures.example/logo.png'
const anything: rule.Rule = () => true
const image: rule.Rule = (value) => typeof value === 'string' && value.length <= 300_000
const evm: rule.Rule = (value) => typeof value === 'string' && /^(?:0x)?[0-9a-fA-F]{40}$/.test(value)
const nullable =
  (inner: rule.Rule): rule.Rule =>
  (value) =>
    value === null || inner(value)

interface Row<T> {
  name: string
  count: number
  honest(random: Random): unknown
  read(stored: unknown): T | undefined
  rules: rule.Rules
  broken(row: T): T
}

/** A table of the browser's storage. Another version of the code, an extension or the visitor may have written the row. */
function row<T>({ name, count, honest, read, rules, broken }: Row<T>): Part {
  return part<{ stored: unknown; isHonest: boolean }, T>({
    name,
    count,
    make(random) {
      const given = honest(random)
      return random.oneIn(4)
        ? { stored: given, isHonest: true }
        : { stored: spoilTwice(given, oddField, random), isHonest: false }
    },
    read: ({ stored }) => read(stored),
    judge({ stored, isHonest }, result) {
      if (result === undefined) return isHonest ? 'An honest row cannot be read' : undefined
      const fault = rule.faultIn(result, rules)
      if (fault !== undefined) return fault
      // What is read and stored again stays the same.
      const again = read(JSON.parse(JSON.stringify(result)))
      if (JSON.stringify(again) !== JSON.stringify(result)) return 'It is another row when it is stored and read again'
      return isHonest && JSON.stringify(Object(result)) !== JSON.stringify(Object(stored))
        ? 'An honest row is read in part'
        : undefined
    },
    broken: (result) => (result === undefined ? undefined : broken(result)),
  })
}

const balance = (random: Random) => ({
  name: 'Coin',
  symbol: 'COIN',
  chainId: chain,
  address: `${chain}:${owner}`,
  value: 2,
  price: random.below(100) / 4,
  quantity: {
    decimals: random.pick(['18', '6']),
    numeric: random.pick(['12', '0.5']),
  },
  iconUrl: logo,
})

const snapshotRules: rule.Rules = {
  connections: (value) =>
    Object.entries(Object(value)).every(
      ([key, one]) =>
        rule.oneOf('eip155', 'solana', 'polkadot', 'bip122', 'cosmos')(key) &&
        rule.account(Reflect.get(Object(one), 'caipAddress')) &&
        typeof Reflect.get(Object(one), 'connectorId') === 'string',
    ),
  recentConnectorIds: (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string') && value.length <= 10,
  activeCaipNetworkId: rule.network,
  hidesBalances: rule.oneOf(true),
}

const login = createLogin('eip155', 'abcdefgh12345678').data
const message = buildSiwxMessage(login, 'namespace')

/** Rows and values of the browser's storage. */
export const storedRows: readonly Part[] = [
  row({
    name: 'stored-wallets',
    count: 400_000,
    honest: (random) => ({ id: `com.${random.letters(4)}`, name: 'Wallet', imageUrl: logo, entry: { id: 'x' } }),
    read: rows.readWallet,
    rules: {
      id: rule.id,
      name: rule.shown(100, 1),
      imageUrl: (value) => typeof value === 'string' && value.length <= 200_000,
      entry: anything,
    },
    broken: (wallet) => ({ ...wallet, id: '' }),
  }),
  row({
    name: 'stored-balances',
    count: 400_000,
    honest: (random) => ({
      value: String(BigInt(random.below(2 ** 31)) ** 8n),
      decimals: random.pick([0, 8, 18, 77]),
      symbol: 'ETH',
    }),
    read: rows.readBalance,
    rules: {
      value: (value) => typeof value === 'string' && /^\d{1,78}$/.test(value),
      decimals: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 77,
      symbol: rule.shown(),
    },
    broken: (stored) => ({ ...stored, value: '-1' }),
  }),
  row({
    name: 'stored-names',
    count: 400_000,
    honest: (random) => ({ name: `${random.letters(4)}.eth`, address: owner, avatar: logo, isServiceOnly: false }),
    read: rows.readResolvedName,
    rules: { name: rule.id, address: evm, avatar: rule.picture, isServiceOnly: rule.flag },
    broken: (stored) => ({ ...stored, address: `${owner}0` }),
  }),
  row({
    name: 'stored-identities',
    count: 400_000,
    honest: (random) => ({ name: random.pick([null, 'a.eth']), avatar: random.pick([null, logo]) }),
    read: rows.readIdentity,
    rules: { name: nullable(rule.shown()), avatar: nullable(rule.picture) },
    broken: (stored) => ({ ...stored, avatar: 'http://evil.example' }),
  }),
  row({
    name: 'stored-images',
    count: 400_000,
    honest: (random) => `data:image/png;base64,${random.letters(20)}`,
    read: rows.readImage,
    rules: (value) => image(value) && String(value).startsWith('data:image/'),
    broken: (picture) => picture.slice(5),
  }),
  row({
    name: 'sent-transactions',
    count: 150_000,
    honest: (random) => ({
      hash: `0x${random.letters(64)}`,
      chainId: chain,
      from: owner,
      to: random.pick([owner, '']),
      toName: 'a.eth',
      amount: '0.25',
      symbol: 'ETH',
      token: owner,
      iconUrl: logo,
      swappedFor: {
        amount: '2',
        symbol: 'B',
      },
      sentAt: 177e10,
      state: random.pick(['pending', 'success', 'reverted', 'unknown']),
    }),
    read: readSentTransaction,
    rules: {
      hash: rule.id,
      chainId: rule.network,
      from: rule.id,
      to: rule.idOrEmpty,
      toName: rule.shown(),
      amount: rule.decimal,
      symbol: rule.shown(),
      token: rule.id,
      iconUrl: (value) => typeof value === 'string' && value.length <= 2e5,
      swappedFor: {
        amount: rule.decimal,
        symbol: rule.shown(),
      },
      state: rule.oneOf('pending', 'success', 'reverted', 'unknown'),
      sentAt: (value) => typeof value === 'number' && value >= 0 && value < Date.UTC(1e4, 0),
    },
    broken: (sent) => ({ ...sent, sentAt: -1 }),
  }),
  row({
    name: 'portfolios',
    count: 150_000,
    honest: (random) => Array.from({ length: 1 + random.below(2) }, () => balance(random)),
    read: readPortfolio,
    rules: [
      {
        name: rule.shown(),
        symbol: rule.shown(),
        chainId: rule.network,
        address: rule.account,
        value: rule.money,
        price: rule.money,
        quantity: {
          decimals: rule.decimals,
          numeric: rule.decimal,
        },
        iconUrl: (value) => typeof value === 'string' && value.length <= 2e5,
      },
    ],
    broken: (balances) => balances.map((one) => ({ ...one, price: Number.NaN })),
  }),
  row({
    name: 'stored-sessions',
    count: 80_000,
    honest: () => ({ message, signature: `0x${'ab'.repeat(65)}` }),
    read: (stored) => {
      const session =
        typeof stored === 'object' && stored !== null ? readStoredSession(stored as Record<string, unknown>) : undefined
      return session && { message: session.message, signature: session.signature }
    },
    rules: {
      message: (value) => typeof value === 'string' && value.includes(login.accountAddress.slice(2, 8)),
      signature: (value) => typeof value === 'string',
    },
    broken: (session) => ({ ...session, message: '' }),
  }),
  part<string, SessionSnapshot>({
    name: 'snapshots',
    count: 300_000,
    make: (random) =>
      answerOf(
        {
          activeCaipNetworkId: chain,
          connections: { eip155: { connectorId: 'com.x', caipAddress: `${chain}:${owner}`, isChosen: true } },
          recentConnectorIds: ['com.x'],
          hidesBalances: true,
        },
        random,
      ),
    read(text) {
      const snapshot = readSnapshot(text)
      return Object.keys(snapshot.connections).length > 0 ? snapshot : undefined
    },
    judge: (_, snapshot) => snapshot && rule.faultIn(snapshot, snapshotRules),
    broken: (snapshot) => snapshot && { ...snapshot, recentConnectorIds: Array.from({ length: 11 }, () => 'com.x') },
  }),
  part<string, { memory: object; seconds: number }>({
    name: 'remembered-logins',
    count: 150_000,
    make: (random) =>
      answerOf(
        {
          hasLoggedIn: true,
          email: 'a@b.example',
          chainId: chain,
          mailedAt: 1_000,
          userName: 'x',
          smartAccountNetworks: [1],
        },
        random,
      ),
    read(text) {
      const memory = new AuthMemory(
        { keyValue: { get: () => text, set: () => {}, remove: () => {}, keys: () => [] }, now: () => 20_000 },
        'x',
      )
      const read = memory.read()
      return Object.keys(read).length > 0 ? { memory: read, seconds: memory.secondsLeft } : undefined
    },
    judge(_, result) {
      if (!result) return undefined
      const { memory, seconds } = result
      if (!Number.isInteger(seconds) || seconds < 0 || seconds > 30) return `It waits for ${seconds} s`
      return JSON.stringify(memory).length > 12_000 ? 'It is too long' : undefined
    },
    broken: (result) => result && { ...result, seconds: Number.NaN },
  }),
]
