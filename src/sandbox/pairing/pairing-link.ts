import { invalidParams } from '../rpc-error'

/**
 * Checks a pairing link, in the form that apps show in a QR code.
 * @throws RpcError -32602 that says what is wrong with the link
 */
export function pairingLink(value: unknown, now = Date.now()): string {
  const link = typeof value === 'string' ? value.trim() : ''
  const [, version, query = ''] = /^wc:[0-9a-f]{64}@(\d+)\?(.+)$/i.exec(link) ?? []
  if (version === undefined) {
    throw invalidParams('That is not a pairing link. It starts with wc: and is copied under the QR code of the site.')
  }
  const params = new URLSearchParams(query)
  if (version !== '2' || !/^[0-9a-f]{64}$/i.test(params.get('symKey') ?? '')) {
    throw invalidParams('That pairing link is not complete, or of another version. Copy the whole link of the site.')
  }
  const expiry = Number(params.get('expiryTimestamp') ?? Number.NaN)
  if (expiry * 1_000 <= now) throw invalidParams('That pairing link has expired. Ask the site for a new one.')
  return link
}
