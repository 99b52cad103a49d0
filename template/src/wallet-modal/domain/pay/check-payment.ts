import { isAddress, isSameAddress, withHexPrefix } from '../account/address'
import { payError } from '../errors/pay-errors'
import { WalletModalError, isRecord } from '../errors/errors'
import type { Network } from '../networks/network'
import { plainText } from '../plain-text'
import { fitsDecimals, maxDecimals, parseUnits, readDecimalText } from '../tokens/token-amount'
import { isWebLink } from '../wallets/wallet-link'
import { toAssetId } from './asset-id'
import type { ExchangeFilter, PaymentOptions } from './payment'

/** A payment whose options have been checked. It never changes. */
export interface CheckedPayment {
  network: Network
  /** The id of the asset (CAIP-19). */
  assetId: string
  /** The token's address; undefined for the native currency. */
  token: string | undefined
  symbol: string
  decimals: number
  recipient: string
  /** In the smallest unit of the asset. */
  amount: bigint
  /** In units of the asset, as an exact decimal text. */
  amountText: string
  opensNewTab: boolean
  redirectUrl: string | undefined
  /** Which exchanges the modal offers. Undefined if the app wants none. */
  exchanges: ExchangeFilter | undefined
}

/** The first amount that does not fit into 256 bits, the largest number of EVM chains. */
const largest = BigInt(2) ** BigInt(256)

/** A wrong value in the words of an error. Only texts and numbers can be written into a text without running code of the value. */
const wordFor = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : `a value of the type ${typeof value}`

const isEmptyAddress = (address: string) => /^(?:0x)?0{40}$/.test(address)

function checkIds(ids: unknown): readonly string[] | undefined {
  if (ids === undefined) return undefined
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string' && id !== '')
  if (!isList) throw payError('INVALID_PAYMENT_CONFIG', { details: 'payWithExchange must list ids of exchanges' })
  return ids as string[]
}

function checkFilter(filter: PaymentOptions['payWithExchange']): ExchangeFilter | undefined {
  if (filter === false) return undefined
  if (filter !== undefined && !isRecord(filter))
    throw payError('INVALID_PAYMENT_CONFIG', { details: 'payWithExchange must be false, or name exchanges' })
  const { includeOnly: wanted, exclude: unwanted }: ExchangeFilter = filter ?? {}
  const [includeOnly, exclude] = [checkIds(wanted), checkIds(unwanted)]
  return { ...(includeOnly && { includeOnly }), ...(exclude && { exclude }) }
}

/** Checks the asset. The symbol and the decimals of a native currency are those of the network, whatever the options say. */
function checkAsset({ asset, metadata }: PaymentOptions['paymentAsset'], network: Network) {
  if (typeof asset !== 'string') throw payError('INVALID_ASSET', { details: wordFor(asset) })
  const assetId = toAssetId(network.caipNetworkId, asset)
  const { symbol, decimals } = isRecord(metadata) ? metadata : {}
  if (asset === 'native') {
    const { nativeCurrency } = network
    if (decimals !== undefined && decimals !== nativeCurrency.decimals)
      throw payError('INVALID_ASSET', {
        details: `the currency of ${network.name} has ${nativeCurrency.decimals} decimals`,
      })
    return { assetId, token: undefined, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals }
  }
  const isCount = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= maxDecimals
  if (!isCount) throw payError('INVALID_ASSET', { details: 'metadata.decimals is not the decimals of a token' })
  const token = network.chainNamespace === 'eip155' ? withHexPrefix(asset) : asset
  return { assetId, token, symbol: typeof symbol === 'string' ? plainText(symbol) : '', decimals }
}

function checkAmount(amount: unknown, decimals: number): { amount: bigint; amountText: string } {
  const amountText = readDecimalText(amount)
  if (amountText === undefined || amountText === '0') throw payError('INVALID_AMOUNT', { details: wordFor(amount) })
  if (!fitsDecimals(amountText, String(decimals)))
    throw payError('INVALID_AMOUNT', { details: `${amountText} has more than ${decimals} decimals` })
  const units = parseUnits(amountText, decimals)
  if (units >= largest) throw payError('INVALID_AMOUNT', { details: amountText })
  return { amount: units, amountText }
}

function readPayment(options: PaymentOptions, networks: readonly Network[]): CheckedPayment {
  if (!isRecord(options) || !isRecord(options.paymentAsset)) throw payError('INVALID_PAYMENT_CONFIG')
  const { paymentAsset, recipient, openInNewTab = true, redirectUrl } = options
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === paymentAsset.network)
  if (!network)
    throw payError('INVALID_PAYMENT_CONFIG', {
      details: `${wordFor(paymentAsset.network)} is not a network of this app`,
    })
  const asset = checkAsset(paymentAsset, network)
  const amount = checkAmount(options.amount, asset.decimals)
  const isFine = typeof recipient === 'string' && isAddress(recipient, network.chainNamespace)
  if (!isFine || isEmptyAddress(recipient)) throw payError('INVALID_RECIPIENT', { details: wordFor(recipient) })
  if (isSameAddress(recipient, asset.token))
    throw payError('INVALID_RECIPIENT', { details: 'it is the contract of the token' })
  if (redirectUrl !== undefined && (typeof redirectUrl !== 'string' || !isWebLink(redirectUrl)))
    throw payError('INVALID_PAYMENT_CONFIG', { details: 'redirectUrl must begin with https://' })
  return {
    network,
    ...asset,
    ...amount,
    recipient: network.chainNamespace === 'eip155' ? withHexPrefix(recipient) : recipient,
    opensNewTab: openInNewTab,
    redirectUrl,
    exchanges: checkFilter(options.payWithExchange),
  }
}

/**
 * Checks what a visitor is asked to pay. Nothing is corrected silently.
 * @param networks the networks of the app
 * @throws WalletModalError INVALID_PAYMENT_CONFIG, INVALID_CHAIN_NAMESPACE, INVALID_ASSET, INVALID_AMOUNT, INVALID_RECIPIENT
 */
export function checkPayment(options: PaymentOptions, networks: readonly Network[]): CheckedPayment {
  try {
    return readPayment(options, networks)
  } catch (error) {
    // The options have a getter that throws.
    throw error instanceof WalletModalError ? error : payError('INVALID_PAYMENT_CONFIG', { cause: error })
  }
}
