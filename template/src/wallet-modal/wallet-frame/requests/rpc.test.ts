// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { requestSchemas } from '../../connectors/auth-frame/protocol'
import { notSafeMethods, safeMethods } from '../../domain/wallets/rpc-methods'
import { createRandom } from '../testing/fake-parent'
import { createLoggedInWallet } from '../testing/fake-wallet'

test('A method whose name is not exactly on a list asks nobody and is not passed on.', async () => {
  const { rpc, asked, chain } = await createLoggedInWallet()
  const random = createRandom(4)
  const whole = (most: number) => Math.floor(random() * most)
  const methods: readonly string[] = [...safeMethods, ...notSafeMethods]
  const names = new Set([
    'eth_sign',
    'eth_signTypedData',
    'eth_signTransaction',
    'wallet_addEthereumChain',
    '__proto__',
  ])
  while (names.size < 20_000) {
    const method = methods[whole(methods.length)] ?? ''
    const at = whole(method.length)
    const changed = [
      `${method.slice(0, at)}${String.fromCodePoint(33 + whole(90))}${method.slice(at)}`,
      `${method.slice(0, at)}${method.slice(at + 1)}`,
      method.toUpperCase(),
      ` ${method}`,
      `${method}\u0000${names.size}`,
    ][whole(5)]
    if (changed !== undefined && !methods.includes(changed)) names.add(changed)
  }
  let refused = 0
  for (const method of names) {
    expect(v.is(requestSchemas.RPC_REQUEST.payload, { method, params: [] })).toBe(false)
    await rpc(method, []).catch((error: { code: number }) => void (refused += error.code === 4200 ? 1 : 0))
  }
  expect([refused, asked.length, chain.methods.length]).toEqual([names.size, 0, 0])
})
