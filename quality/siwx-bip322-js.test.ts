import { Signer, Verifier } from 'bip322-js'
import { WIF } from '@scure/btc-signer'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { canonicalSignature } from '../template/src/wallet-modal/services/siwx-verify/canonical-signature'
import {
  createBitcoinSigner,
  createLegacyBitcoinSigner,
} from '../template/src/wallet-modal/services/siwx-verify/testing/signers'
import { verifySiwxSignature } from '../template/src/wallet-modal/services/siwx-verify/verify-signature'

const message = 'app.example wants you to sign in with your Bitcoin account:\nöäü 😀'
const key = createHash('sha256').update('visitor').digest()

const signers = [
  ['p2pkh, BIP-137', createLegacyBitcoinSigner('visitor', 'p2pkh')],
  ['p2sh-p2wpkh, BIP-137', createLegacyBitcoinSigner('visitor', 'p2sh')],
  ['p2wpkh, BIP-137', createLegacyBitcoinSigner('visitor', 'p2wpkh')],
  ['p2sh-p2wpkh, BIP-322', createBitcoinSigner('visitor', 'p2sh')],
  ['p2wpkh, BIP-322', createBitcoinSigner('visitor', 'p2wpkh')],
  ['p2tr, BIP-322', createBitcoinSigner('visitor', 'p2tr')],
] as const

describe.each(signers)('%s', (_, { address, chainId, sign }) => {
  test('a signature of bip322-js is valid here', async () => {
    const signed: unknown = Signer.sign(WIF().encode(key), address, message)
    const text = Buffer.isBuffer(signed) ? signed.toString('base64') : String(signed)
    const signature = canonicalSignature({ chainId, address, signature: text })
    const call = () => Promise.reject(new Error('no chain is asked'))
    await expect(verifySiwxSignature({ message, signature, chainId, address, call })).resolves.toBe(true)
    await expect(verifySiwxSignature({ message: `${message}.`, signature, chainId, address, call })).resolves.toBe(
      false,
    )
  })

  test('a signature made here is valid for bip322-js', () => {
    expect(Verifier.verifySignature(address, message, sign(message))).toBe(true)
    expect(Verifier.verifySignature(address, `${message}.`, sign(message))).toBe(false)
  })
})
