import { getAddress, isAddress } from 'viem'
import type { CheckedPayment } from '../../../template/src/wallet-modal/domain/pay/check-payment'
import { checkPayment } from '../../../template/src/wallet-modal/domain/pay/check-payment'
import { completeNetwork } from '../../../template/src/wallet-modal/domain/networks/network'
import { isOwnError, part } from '../part'
import type { Random } from '../../fuzz/random'
import { oddValue, spoilTwice } from '../values/odd'
import { hexDigits, spoilText, textOf } from '../values/texts'

const rpcUrls = { default: { http: ['https://rpc.example'] } }
const networks = [
  completeNetwork({ id: 1, name: 'One', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls }),
  completeNetwork({
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Two',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls,
    chainNamespace: 'solana',
  }),
  completeNetwork({
    id: '000000000019d6689c085ae165831e93',
    name: 'Three',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls,
    chainNamespace: 'bip122',
  }),
]
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

function valid(random: Random): unknown {
  const isSolana = random.oneIn(4)
  const account = () =>
    isSolana ? mint.replace('E', random.pick(['4', '5', 'A'])) : `0x${textOf(hexDigits, 40, random)}`
  const isNative = random.oneIn(2)
  const own = networks[isSolana ? 1 : 0]
  const decimals = isNative ? own?.nativeCurrency.decimals : random.pick([0, 6, 18, 77])
  return {
    paymentAsset: {
      network: own?.caipNetworkId,
      asset: isNative ? 'native' : account(),
      metadata: { name: 'Coin', symbol: 'COIN', decimals },
    },
    recipient: account(),
    amount: random.pick(['1', '0.5', '12', 3, '1000000']),
    ...(random.oneIn(2) && { openInNewTab: random.oneIn(2), redirectUrl: 'https://shop.example/paid?id=1#x' }),
    ...(random.oneIn(3) && { payWithExchange: random.pick([false, {}, { includeOnly: ['a', 'b'], exclude: ['c'] }]) }),
  }
}

function faultOf({
  network,
  token,
  recipient,
  amount,
  amountText,
  decimals,
  redirectUrl,
  assetId,
  symbol,
}: CheckedPayment) {
  if (!networks.includes(network)) return 'The network is not one of the app'
  const isEvm = network.chainNamespace === 'eip155'
  const isFine = (address: string) =>
    isEvm ? isAddress(address, { strict: false }) : /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)
  if (!isFine(recipient) || (isEvm && BigInt(recipient) === 0n)) return 'The recipient is no address'
  if (token !== undefined && !isFine(token)) return 'The token is no address'
  if (token !== undefined && isEvm && getAddress(token) === getAddress(recipient)) return 'The token is the recipient'
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 77) return `${decimals} is no number of decimals`
  if (amount <= 0n || amount >= 2n ** 256n) return 'The amount does not fit'
  const [whole = '', fraction = ''] = amountText.split('.')
  if (BigInt(whole + fraction) * 10n ** BigInt(decimals - fraction.length) !== amount)
    return 'The text is another amount'
  if (redirectUrl !== undefined && !['https:', 'http:'].includes(new URL(redirectUrl).protocol))
    return 'The link is unsafe'
  if (!assetId.startsWith(`${network.caipNetworkId}/`)) return 'The asset has another network'
  return [...symbol].length <= 100 ? undefined : 'The symbol is too long'
}

/** The options of a payment, which an app may pass on from its own visitors. */
export const payments = part<unknown, CheckedPayment>({
  name: 'payments',
  count: 250_000,
  make(random) {
    const options = valid(random)
    if (random.below(8) < 2) return options
    const odd = (own: Random, old: unknown) =>
      typeof old === 'string' && own.oneIn(2) ? spoilText(old, own) : oddValue(own)
    return spoilTwice(options, odd, random)
  },
  isRefusal: isOwnError,
  read: (options) => checkPayment(options as Parameters<typeof checkPayment>[0], networks),
  judge: (_, payment) => payment && faultOf(payment),
  broken: (payment) => payment && { ...payment, amount: payment.amount * 10n },
})
