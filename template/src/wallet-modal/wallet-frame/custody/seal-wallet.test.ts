// @vitest-environment node
import { expect, test } from 'vitest'
import type { Bytes } from '../bytes'
import { toBase64Url } from '../bytes'
import { sealWallet } from './seal-wallet'

const wallet = { seed: new Uint8Array(16).fill(3), walletId: 'wallet-0000000000001', version: 1 }
const secret = { walletId: wallet.walletId, keyVersion: 1, secret: toBase64Url(new Uint8Array(32).fill(4)) }

test('A vault that opens with another seed than the wallet’s is not returned.', async () => {
  const subtle = new Proxy(crypto.subtle, {
    get: (target, name: keyof SubtleCrypto) =>
      name === 'decrypt'
        ? async (algorithm: AesGcmParams, key: CryptoKey, data: Bytes) => {
            const opened = new Uint8Array(await target.decrypt(algorithm, key, data))
            // A broken machine reads one bit of the seed wrong.
            if (opened.length === 16) opened[0] = (opened[0] ?? 0) ^ 1
            return opened.buffer
          }
        : (target[name] as () => unknown).bind(target),
  })
  const broken = { subtle, getRandomValues: (bytes: Bytes) => crypto.getRandomValues(bytes) } as unknown as Crypto
  await expect(sealWallet(broken, wallet, secret, [{ kind: 'login' }])).rejects.toThrow(
    'The new locks do not open the wallet. Nothing was changed',
  )
  expect(await sealWallet(crypto, wallet, secret, [{ kind: 'login' }])).toMatchObject({ version: 1 })
})
