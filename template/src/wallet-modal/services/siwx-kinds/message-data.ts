import type { CaipNetworkId } from '../../domain/networks/caip'
import type { SiwxMessage, SiwxMessageData, SiwxRequest } from '../../domain/sign-in/siwx'
import { toAccountAddress } from '../../domain/siwx/account-address'
import { buildSiwxMessage } from '../../domain/siwx/build-message'
import { parseDateTime } from '../../domain/siwx/date-time'
import { notValid } from '../../domain/siwx/fields'
import type { SiwxForm } from '../../domain/siwx/form'
import { splitChainId } from '../../domain/siwx/form'
import { toSiwxPage } from '../../domain/siwx/page'
import type { Platform } from '../../platform/platform'
import type { SiwxKindOptions } from './kind-options'

interface MessageParts {
  platform: Pick<Platform, 'location' | 'now'>
  request: SiwxRequest
  /** `expiration` counts from the time when the message becomes valid. `Infinity` means no expiration. */
  options: SiwxKindOptions
  nonce: string
  /** Default: the form of the namespace. */
  form?: SiwxForm
}

/** The placeholder for the unknown account of a pairing, while the rest of the message is checked. */
const nobody = `0x${'0'.repeat(40)}`

/** The address in the form that messages use; empty while the account is unknown. */
export function messageAddress(chainId: CaipNetworkId, address: string): string {
  const namespace = splitChainId(chainId)?.namespace
  return namespace === undefined || address === '' ? address : toAccountAddress(namespace, address)
}

/**
 * Makes this page's message for an account. Checks the message, so that an invalid one is found before the wallet opens.
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID
 */
export function pageMessage({ platform, request, options, nonce, form }: MessageParts): SiwxMessage {
  const { chainId, accountAddress, notBefore } = request
  const { statement, expiration = Infinity, resources, requestId } = options
  if (!(expiration > 0)) throw notValid('expirationTime', 'The option expiration is in milliseconds, and more than 0')
  const { domain, uri } = toSiwxPage(platform.location().url)
  const now = platform.now()
  const begin = (notBefore === undefined ? undefined : parseDateTime(notBefore)) ?? now
  const data: SiwxMessageData = {
    accountAddress: messageAddress(chainId, accountAddress),
    chainId,
    domain,
    uri,
    version: '1',
    nonce,
    ...(statement && { statement }),
    issuedAt: new Date(now).toISOString(),
    ...(Number.isFinite(expiration) && { expirationTime: new Date(begin + expiration).toISOString() }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources && resources.length > 0 && { resources }),
  }
  buildSiwxMessage({ ...data, accountAddress: data.accountAddress || nobody }, form)
  return { ...data, toString: () => buildSiwxMessage(data, form) }
}
