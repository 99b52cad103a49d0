import { Address, NETWORK, OutScript } from '@scure/btc-signer'
import { describe, expect, test } from 'vitest'
import { canonicalSignature } from '../template/src/wallet-modal/services/siwx-verify/canonical-signature'
import { messageTransactionId } from '../template/src/wallet-modal/services/siwx-verify/bip322'
import { verifySiwxSignature } from '../template/src/wallet-modal/services/siwx-verify/verify-signature'
import vectors from './vectors/bip322.json'

const chainId = 'bip122:000000000019d6689c085ae165831e93'

/** Kinds of script whose account has a single key. Other kinds are refused with any signature. */
const supported = ['p2pkh', 'p2wpkh', 'p2tr', 'p2sh-p2wkh']

interface Signed {
  message: string
  address: string
  signature: string
}

function check({ message, address, signature }: Signed): Promise<boolean> {
  const call = () => Promise.reject(new Error('no chain is asked'))
  const canonical = canonicalSignature({ chainId, address, signature })
  return verifySiwxSignature({ message, address, chainId, signature: canonical, call })
}

test.each(vectors.hashes)('the transaction to spend for “$message”', ({ message, address, toSpend }) => {
  const script = OutScript.encode(Address(NETWORK).decode(address))
  expect(Buffer.from(messageTransactionId(script, message)).toString('hex')).toBe(toSpend)
})

describe('BIP-322 signatures as published', () => {
  test.each(vectors.signed)('$name', async (row) => {
    await expect(check(row)).resolves.toBe(supported.includes(row.type))
  })
})

describe('BIP-322 signatures that must fail', () => {
  test.each(vectors.errors)('$why: $of', async ({ of, ...changed }) => {
    const row = vectors.signed.find(({ name }) => name === of)
    if (!row) throw new Error(`no row ${of}`)
    await expect(check({ ...row, ...changed })).resolves.toBe(false)
  })
})

test('a signature in a non-canonical spelling is refused', async () => {
  const [row] = vectors.signed
  if (!row) throw new Error('no rows')
  await expect(verifySiwxSignature({ ...row, chainId, call: () => Promise.reject(new Error()) })).resolves.toBe(false)
})
