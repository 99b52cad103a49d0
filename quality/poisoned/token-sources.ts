import { address } from '../../template/src/gallery/samples'
import { holdTokens } from '../../template/src/gallery/token-holdings'
import type { Balance } from '../../template/src/wallet-modal/domain/account/account'
import type { TokenBalance } from '../../template/src/wallet-modal/domain/tokens/token'
import { isLowQuality } from '../../template/src/wallet-modal/domain/tokens/token'
import type { Receiver } from '../../template/src/wallet-modal/features/send/receiver'
import { sendStoreOf } from '../../template/src/wallet-modal/features/send/send-of-root'
import { fetchBalances } from '../../template/src/wallet-modal/services/tokens/data-tokens'
import { readPortfolio } from '../../template/src/wallet-modal/features/tokens/token-service'
import { readBalance } from '../../template/src/wallet-modal/storage/stored-rows'
import type { RootStore } from '../../template/src/wallet-modal/stores/root/root.store'
import type { PlainViewName } from '../../template/src/wallet-modal/stores/shell/router.store'
import type { Make, Source } from './source'
import { accountOf, askService, chain, list, logo, single, source, still } from './source'

type Balances = readonly TokenBalance[]

const makeToken: Make = (tag, random) => ({
  name: `Coin ${tag}`,
  symbol: tag,
  chainId: chain,
  address: `${chain}:${accountOf(tag)}`,
  value: random.below(5_000) / 4,
  price: random.below(5_000) / 8,
  quantity: { decimals: random.pick(['18', '6', '8', '2']), numeric: random.pick(['12', '0.5', '1200.25']) },
  iconUrl: logo,
})

function holding(root: RootStore, balances: Balances): void {
  const here = balances.filter(({ chainId }) => chainId === chain)
  root.accountLoader.loaded.tokens.setLowQualityShown(true)
  const isWorthy = (token: TokenBalance) => !isLowQuality(token)
  holdTokens(root, here.filter(isWorthy), here.filter(isLowQuality))
}

const holdingAt = (view: PlainViewName) =>
  list((lists: readonly Balances[]) => still(view, (root) => holding(root, lists.flat())))

const tokenViews = {
  Account: holdingAt('Account'),
  Tokens: holdingAt('Tokens'),
  WalletSendSelectToken: holdingAt('WalletSendSelectToken'),
}

/** Fills the form with the first token of the account. At the view `WalletSendPreview` it also sets the review. */
export function fillForm(root: RootStore, view: 'WalletSend' | 'WalletSendPreview', receiver: Receiver): void {
  const store = sendStoreOf(root)
  const [token] = root.accountLoader.loaded.tokens.list
  if (!token) return
  store.setToken(token)
  store.setTokenAmount('0.25')
  store.receiver.text = receiver.name ?? receiver.address
  store.receiver.setState({ state: 'ready', receiver })
  if (view === 'WalletSend') return
  const network = root.chain.activeCaipNetwork
  const amounts = { amountText: token.quantity.numeric, from: address, fee: undefined }
  const transaction = { from: address, to: receiver.address, value: 0n, data: '0x', received: 1n }
  // Nothing is sent here, so the review needs no adapter and no session.
  store.flow.setReview({ token, receiver, network, transaction, ...amounts } as never)
}

const sendingAt = (view: 'WalletSend' | 'WalletSendPreview') =>
  single((balances: Balances = []) =>
    still(view, (root) => {
      holding(root, balances)
      fillForm(root, view, { address: accountOf('77aa88bb') })
    }),
  )

/** The sources of the account's tokens. */
export const tokenSources: readonly Source[] = [
  source<Balances>({
    name: 'service: balances',
    make: (tag, random) => ({ balances: [makeToken(tag, random)] }),
    read: async (text) => askService(fetchBalances, { address }, text),
    views: { ...tokenViews, WalletSend: sendingAt('WalletSend'), WalletSendPreview: sendingAt('WalletSendPreview') },
  }),
  source<Balances>({
    name: 'stored: portfolio',
    make: (tag, random) => [makeToken(tag, random)],
    read: (text) => readPortfolio(JSON.parse(text)),
    views: tokenViews,
  }),
  source<Balance>({
    name: 'stored: balance',
    make: (tag, random) => ({ value: random.pick(['1842000000000000000', '1', '0']), decimals: 18, symbol: tag }),
    read(text) {
      const stored = readBalance(JSON.parse(text))
      return stored && { ...stored, value: BigInt(stored.value) }
    },
    views: { Account: single((balance) => still('Account', () => {}, { balance, balanceState: 'ready' })) },
  }),
]
