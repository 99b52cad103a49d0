import * as v from 'valibot'
import type { CheckedCall } from '../../domain/swaps/check-call'
import { percentText } from '../../domain/swaps/swap-math'
import type {
  BuildRequest,
  QuoteReader,
  QuoteRequest,
  SwapOffer,
  SwapToken,
  TokensRequest,
} from '../../domain/swaps/swap-provider'
import { listOf, readAnswer, textSchema, wordSchema } from '../data-schema'

/** The address by which the service means the native currency. */
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const amountSchema = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.regex(/^\d{1,78}$/),
  v.transform((text) => BigInt(text)),
)
/** An account or a token, CAIP-10 or plain. */
const addressSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(':').at(-1) ?? ''),
  v.regex(/^0x[\da-fA-F]{40}$/),
)
const tokensSchema = v.object({
  tokens: listOf(
    v.object({
      name: wordSchema,
      symbol: wordSchema,
      address: addressSchema,
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
      logoUri: v.fallback(textSchema, ''),
    }),
  ),
})
const quotesSchema = v.object({ quotes: listOf(v.object({ toAmount: amountSchema })) })
const gasSchema = v.object({ standard: amountSchema })
const transactionSchema = v.object({
  tx: v.object({ to: addressSchema, data: v.pipe(v.string(), v.regex(/^0x(?:[\da-f]{2}){4,5000}$/i)) }),
})

const caip10 = ({ caipNetworkId }: TokensRequest['network'], address = native) => `${caipNetworkId}:${address}`

/**
 * Fetches the tokens that the service swaps on a network. Invalid entries are left out.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, SWAP_NOT_SUPPORTED
 */
export async function fetchSwapTokens({ network, service, signal }: TokensRequest): Promise<readonly SwapToken[]> {
  const answer = await service.get('/v1/convert/tokens', { chainId: network.caipNetworkId }, signal)
  return readAnswer(tokensSchema, answer).tokens.flatMap(({ logoUri, ...token }) =>
    token.address.toLowerCase() === native ? [] : [{ ...token, iconUrl: logoUri }],
  )
}

/**
 * Fetches what a swap would bring. Undefined if the service has no quote.
 * @param target the contract that the app allows to swap
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, SWAP_NOT_SUPPORTED
 */
export async function fetchSwapQuote(
  { account, amount, network, paid, received, service, signal }: QuoteRequest,
  target: string,
  reader: QuoteReader,
): Promise<SwapOffer | undefined> {
  const [wrapped, gas] = await Promise.all([
    reader.getWrapped({ router: target, network, signal }),
    service.get('/v1/convert/gas-price', { chainId: network.caipNetworkId }, signal),
  ])
  const params = {
    amount: String(amount),
    userAddress: account,
    from: caip10(network, paid.address),
    to: caip10(network, received.address),
    gasPrice: String(readAnswer(gasSchema, gas).standard),
  }
  const [quote] = readAnswer(quotesSchema, await service.get('/v1/convert/quotes', params, signal)).quotes
  // The service does not say what a very small swap would bring, so the price impact is not known.
  return quote && { expected: quote.toAmount, target, path: [], wrapped, small: undefined }
}

/**
 * Fetches the transaction of a swap. The native currency that is paid is the entered amount, whatever the service says.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, SWAP_NOT_SUPPORTED
 */
export async function fetchSwapCall(request: BuildRequest): Promise<CheckedCall> {
  const { account, amount, network, paid, received, service, signal, slippage } = request
  const body = {
    amount: String(amount),
    eip155: { slippage: percentText(slippage) },
    from: caip10(network, paid.address),
    to: caip10(network, received.address),
    userAddress: caip10(network, account),
    disableEstimate: true,
  }
  const { tx } = readAnswer(transactionSchema, await service.post('/v1/convert/build-transaction', body, signal))
  return { to: tx.to, data: tx.data, value: paid.address === undefined ? amount : BigInt(0) }
}
