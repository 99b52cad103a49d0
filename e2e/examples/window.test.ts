import { startTestKit, type TestKit } from 'create-wallet-modal/testing'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let kit: TestKit

beforeAll(async () => void (kit = await startTestKit()))
beforeEach(() => kit.reset())
afterAll(() => kit?.close())

test('After approval, the wallet shares its selected account with the page.', async () => {
  const window = new Window({ url: 'https://app.example/' })
  const leave = await kit.announceIn(window, { legacy: true })
  const accounts = Reflect.get(window, 'ethereum').request({ method: 'eth_requestAccounts' })
  await kit.wallet.approve()
  expect(await accounts).toEqual([kit.wallet.accounts.eip155[0]])
  leave()
})
