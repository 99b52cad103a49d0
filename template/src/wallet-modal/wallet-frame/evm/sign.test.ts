// @vitest-environment node
import { expect, test } from 'vitest'
import { createSigner } from '../custody/seed'
import { expectTold } from '../testing/expect-told'
import { createFakeWallet } from '../testing/fake-wallet'
import { createWalletApi } from '../server/wallet-api'
import { createFrameStorage } from '../storage/frame-storage'
import { signDigest, withAccountKey } from './sign'

const digest = `0x${'12'.repeat(32)}` as const

test('A digest is signed only with the key of the account that the visitor was shown.', async () => {
  const signer = await createSigner(globalThis.crypto, new Uint8Array(16))
  const { platform } = await createFakeWallet()
  const api = createWalletApi(platform, { api: '/api/wallet' }, createFrameStorage(platform))
  const ring = { use: <T>(_: unknown, work: (own: typeof signer) => Promise<T>) => work(signer) }
  const request = { login: { token: 'token' }, context: { ring, api } }
  const { eoa, smartAccount } = signer.evmAddresses
  const shown = { key: 'smartAccount', owner: smartAccount } as const
  const [one, other] = await withAccountKey(request, shown, async (sign) => [await sign(digest), await sign(digest)])
  expect(one).toBe(other)
  expect(await signDigest(request, { key: 'eoa', owner: eoa.toLowerCase() }, digest)).not.toBe(one)
  for (const wrong of [
    { key: 'eoa', owner: smartAccount } as const,
    { key: 'smartAccount', owner: eoa } as const,
    { key: 'contractAccount', owner: smartAccount } as const,
  ]) {
    await expect(signDigest(request, wrong, digest)).rejects.toThrow(
      'The wallet has another account than the one that was shown. Log in again',
    )
    await expectTold(signDigest(request, wrong, digest))
  }
})
