// @vitest-environment happy-dom
import { startTestKit, type TestKit } from 'create-wallet-modal/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let kit: TestKit

beforeAll(async () => void (kit = await startTestKit()))
beforeEach(() => kit.reset())
afterAll(() => kit.close())

test('The app reads the account that the visitor shares.', async () => {
  await kit.announceIn(window, { legacy: true })
  const accounts = Reflect.get(window, 'ethereum').request({ method: 'eth_requestAccounts' })
  await kit.wallet.approve()
  expect(await accounts).toEqual([kit.wallet.accounts.eip155[0]])
})
