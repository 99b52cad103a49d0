import { JsonRpcProvider, parseEther, verifyMessage, verifyTypedData } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devAccounts } from '../chain/chains'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openPage, type Page } from '../test-support/page'

let sandbox: Sandbox
let control: Control
let page: Page
const [first, second] = devAccounts

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
beforeEach(async () => {
  await control.post('/reset', {})
  page = await openPage(sandbox.endpoints.walletScript)
  await control.set({ mode: 'approve' })
  await page.request('eth_requestAccounts')
  await control.set({ mode: 'ask' })
})
afterAll(() => sandbox?.close())

const toHex = (text: string): string => `0x${Buffer.from(text, 'utf8').toString('hex')}`

test('personal_sign signs the bytes of the message.', async () => {
  const message = 'Sign in – ünïcode 👋\nnonce 1'
  const signed = page.request('personal_sign', [toHex(message), first.toLowerCase()])
  const { details } = await control.decide('approve')
  expect(details).toContainEqual({ label: 'Message', value: message, form: 'block' })
  expect(verifyMessage(message, String(await signed))).toBe(first)
})

test('Plain text, and bytes that are not text, are signed as they are.', async () => {
  await control.set({ mode: 'approve' })
  expect(verifyMessage('plain', String(await page.request('personal_sign', ['plain', first])))).toBe(first)
  const bytes = new Uint8Array([0, 255, 254, 128])
  expect(verifyMessage(bytes, String(await page.request('personal_sign', ['0x00fffe80', first])))).toBe(first)
})

test('Typed data is signed by the selected account.', async () => {
  await control.set({ selectedAccount: second })
  const types = {
    Mail: [
      { name: 'to', type: 'address' },
      { name: 'text', type: 'string' },
    ],
  }
  const domain = { name: 'Post', version: '1', chainId: 31337 }
  const message = { to: first, text: 'hello' }
  const domainType = ['name', 'version'].map((name) => ({ name, type: 'string' }))
  const EIP712Domain = [...domainType, { name: 'chainId', type: 'uint256' }]
  const data = { types: { ...types, EIP712Domain }, domain, primaryType: 'Mail', message }
  const signed = page.request('eth_signTypedData_v4', [second, JSON.stringify(data)])
  await control.decide('approve')
  expect(verifyTypedData(domain, types, message, String(await signed))).toBe(second)
  const elsewhere = { ...data, domain: { ...domain, chainId: 1 } }
  await expect(page.request('eth_signTypedData_v4', [second, elsewhere])).rejects.toMatchObject({ code: -32602 })
})

test('A sent transaction transfers the exact value that was shown before.', async () => {
  const node = new JsonRpcProvider(sandbox.endpoints.rpc['eip155:31337'], 31337, { cacheTimeout: -1 })
  const before = await node.getBalance(second)
  const value = parseEther('1.000000000000000001')
  const sent = page.request('eth_sendTransaction', [{ from: first, to: second, value: `0x${value.toString(16)}` }])
  const { details } = await control.decide('approve')
  expect(details).toContainEqual({ label: 'Value', value: '1.000000000000000001 ETH', form: 'line' })
  const receipt = await node.waitForTransaction(String(await sent))
  expect(receipt?.status).toBe(1)
  expect((await node.getBalance(second)) - before).toBe(value)
  node.destroy()
})

test('A reset restores the balances.', async () => {
  await control.set({ mode: 'approve' })
  await page.request('eth_sendTransaction', [{ from: first, to: second, value: '0x1' }])
  await control.post('/reset', {})
  expect(BigInt(String(await page.request('eth_getBalance', [second, 'latest'])))).toBe(parseEther('10000'))
})

test('A rejection gives 4001, and nothing is sent.', async () => {
  const before = await page.request('eth_getTransactionCount', [first, 'latest'])
  const sent = expect(page.request('eth_sendTransaction', [{ from: first, to: second, value: '0x1' }]))
  const check = sent.rejects.toMatchObject({ code: 4001 })
  await control.decide('reject')
  await check
  expect(await page.request('eth_getTransactionCount', [first, 'latest'])).toBe(before)
})

test('A site without permission, a hidden account, and a locked wallet give 4100.', async () => {
  const stranger = await openPage(sandbox.endpoints.walletScript, 'http://localhost:9999')
  const unauthorized = { code: 4100 }
  await expect(stranger.request('personal_sign', ['0x00', first])).rejects.toMatchObject(unauthorized)
  await expect(page.request('personal_sign', ['0x00', second])).rejects.toMatchObject(unauthorized)
  await expect(page.request('eth_sendTransaction', [{ from: second, to: first }])).rejects.toMatchObject(unauthorized)
  await control.set({ locked: true })
  await expect(page.request('personal_sign', ['0x00', first])).rejects.toMatchObject(unauthorized)
})

test('A site that is disconnected while its request waits gets 4100.', async () => {
  const asked = expect(page.request('personal_sign', ['0x00', first])).rejects.toMatchObject({ code: 4100 })
  await control.pending()
  await control.post('/sites/disconnect', { origin: 'http://localhost:5173' })
  await control.decide('approve')
  await asked
})

test('Malformed transactions and typed data give -32602; an error of the node keeps its own code.', async () => {
  await control.set({ mode: 'approve' })
  const send = (tx: object): Promise<unknown> => page.request('eth_sendTransaction', [{ from: first, ...tx }])
  for (const wrong of [{ value: '1' }, { value: 1 }, { to: '0x12' }, { data: '0xabc' }, { chainId: '0x1' }]) {
    await expect(send(wrong)).rejects.toMatchObject({ code: -32602 })
  }
  await expect(page.request('eth_signTypedData_v4', [first, 'not json'])).rejects.toMatchObject({ code: -32602 })
  await expect(page.request('personal_sign', [7, first])).rejects.toMatchObject({ code: -32602 })
  const tooMuch = `0x${parseEther('99999999').toString(16)}`
  await expect(send({ to: second, value: tooMuch })).rejects.toMatchObject({ code: -32003 })
})
