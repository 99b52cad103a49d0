import type { Hex } from 'viem'
import { concat, numberToHex, parseSignature, serializeErc6492Signature } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { Sandbox } from '../src/sandbox/start'
import { startSandbox } from '../src/sandbox/start'
import { Control } from '../src/sandbox/test-support/control'
import type { Page } from '../src/sandbox/test-support/page'
import { openPage } from '../src/sandbox/test-support/page'
import { canonicalSignature } from '../template/src/wallet-modal/services/siwx-verify/canonical-signature'
import type { ChainCall } from '../template/src/wallet-modal/services/siwx-verify/verify-signature'
import { createEvmSigner } from '../template/src/wallet-modal/services/siwx-verify/testing/signers'
import { verifySiwxSignature } from '../template/src/wallet-modal/services/siwx-verify/verify-signature'

// Contract accounts on a real chain: their contracts, and the validator of ERC-6492, are run by anvil.

const chainId = 'eip155:31337'
const message = 'app.example wants you to sign in with your Ethereum account:\nöäü'
let sandbox: Sandbox
let control: Control
let page: Page

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
}, 120_000)
beforeEach(async () => {
  await control.post('/reset', {})
  page = await openPage(sandbox.endpoints.walletScript)
})
afterAll(() => sandbox?.close())

const call: ChainCall = async (method, params) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(sandbox.endpoints.rpc[chainId] ?? '', { method: 'POST', headers, body })
  const answer = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (answer.error) throw new Error(answer.error.message, { cause: answer.error })
  return answer.result
}

async function signed(contractAccount: 'deployed' | 'counterfactual', selectedAccount: string = devAccounts[0]) {
  await control.set({ mode: 'approve', contractAccount, selectedAccount })
  const accounts: unknown = await page.request('eth_requestAccounts')
  const address = Array.isArray(accounts) ? String(accounts[0]) : ''
  const hex = `0x${Buffer.from(message).toString('hex')}`
  const signature = canonicalSignature({
    chainId,
    address,
    signature: String(await page.request('personal_sign', [hex, address])),
  })
  return { message, signature, chainId, address, call } as const
}

describe.each(['deployed', 'counterfactual'] as const)('a contract account, %s', (kind) => {
  test('accepts signatures of its owner only, and for this message only', async () => {
    const login = await signed(kind)
    await expect(verifySiwxSignature(login)).resolves.toBe(true)
    await expect(verifySiwxSignature({ ...login, message: `${message}.` })).resolves.toBe(false)
    const other = await signed(kind, devAccounts[1])
    expect(other.address).not.toBe(login.address)
    await expect(verifySiwxSignature({ ...login, signature: other.signature })).resolves.toBe(false)
    await expect(verifySiwxSignature({ ...login, address: other.address })).resolves.toBe(false)
    const zeros = `0x${'0'.repeat(130)}`
    for (const signature of ['0x', '0x00', zeros, login.signature.replace(/6492$/, '6493').replace(/1[bc]$/, '00')])
      await expect(verifySiwxSignature({ ...login, signature })).resolves.toBe(false)
  })
})

test('the wrapper of ERC-6492 does not turn an address without a contract into an account', async () => {
  const login = await signed('counterfactual')
  await expect(verifySiwxSignature({ ...login, address: devAccounts[2] ?? '' })).resolves.toBe(false)
  const rubbish = `0x${'12'.repeat(64)}${'6492'.repeat(16)}`
  await expect(verifySiwxSignature({ ...login, signature: rubbish })).resolves.toBe(false)
})

test('a key’s signature has no second spelling in the wrapper of ERC-6492', async () => {
  const key = createEvmSigner('visitor')
  const signature = key.sign(message)
  const factory = '0x0000000000000000000000000000000000000001'
  const login = { message, signature, chainId, address: key.address, call } as const
  await expect(verifySiwxSignature(login)).resolves.toBe(true)
  const { r, s, v } = parseSignature(signature as Hex)
  const order = BigInt('0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141')
  const high = numberToHex(order - BigInt(s), { size: 32 })
  const other = concat([r, high, v === 27n ? '0x1c' : '0x1b'])
  for (const inner of [signature as Hex, other]) {
    const wrapped = serializeErc6492Signature({ address: factory, data: '0x', signature: inner })
    await expect(verifySiwxSignature({ ...login, signature: wrapped })).resolves.toBe(false)
  }
})

test('an account with a key needs no chain, and an unreachable chain does not refuse it', async () => {
  const login = await signed('deployed')
  const silent: ChainCall = () => Promise.reject(new Error('fetch failed'))
  await expect(verifySiwxSignature({ ...login, call: silent })).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
})
