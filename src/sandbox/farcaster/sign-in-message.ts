import type { SignatureParams } from './channels'

/** Writes the message of a Farcaster login (FIP-11): a message of EIP-4361 for chain 10, with the fid as a resource. */
export function farcasterMessage(params: SignatureParams, address: string, fid: number, issuedAt: Date): string {
  const { siweUri, domain, nonce, notBefore, expirationTime, requestId } = params
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    'Farcaster Auth',
    '',
    `URI: ${siweUri}`,
    'Version: 1',
    'Chain ID: 10',
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${notBefore}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    'Resources:',
    `- farcaster://fid/${fid}`,
  ].join('\n')
}
