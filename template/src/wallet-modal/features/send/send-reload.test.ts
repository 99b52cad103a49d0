// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { parseUnits } from '../../domain/tokens/token-amount'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { eventually } from '../../testing/eventually'
import { settle } from '../../testing/settle'
import { openRequestsTable } from '../open-requests/stored-request'
import { createSend, sentTexts } from './testing/create-send'

vi.stubGlobal('IDBKeyRange', IDBKeyRange)

const transfer = { from: firstAddress, to: secondAddress, value: parseUnits('0.5', 18), data: '0x' }

type Page = Awaited<ReturnType<typeof createSend>>

async function rowsOf({ root }: Page) {
  const openRequests = (await root.memory.repositories()).open(openRequestsTable)
  return openRequests.all()
}

/** Asks the wallet for half an ether. The wallet answers when the test says so. */
async function askHeld(page: Page) {
  const { send, fill, wallet, root, asked } = page
  const held = wallet.hold('eth_sendTransaction')
  await eventually(() => page.held('ETH'))
  await fill({ amount: '0.5', to: secondAddress })
  await send.flow.prepare()
  root.router.push({ view: 'WalletSendPreview', data: undefined })
  const pressed = send.flow.sendToken(sentTexts)
  await eventually(() => expect(asked()).toHaveLength(1))
  return { held, pressed }
}

/** A page whose wallet was asked and does not answer, and the same page after a reload. */
async function reload(options: Parameters<typeof createSend>[0] = {}) {
  const factory = new IDBFactory()
  const first = await createSend({ indexedDB: () => factory, wallet: bothAccounts() })
  const { held, pressed } = await askHeld(first)
  const open = (more: typeof options = {}) =>
    createSend({ indexedDB: () => factory, browser: first.browser, wallet: bothAccounts(), ...options, ...more })
  return { first, held, pressed, open }
}

const bothAccounts = () => new FakeWallet({ accounts: [firstAddress, secondAddress] })

describe('A request to a wallet that does not answer', () => {
  test('is in doubt after a reload: the wallet is asked again only with consent', async () => {
    const { first, open } = await reload()
    first.modal.dispose()
    const { send, fill, asked } = await open()
    await send.flow.restore()
    expect(send.flow.consent.doubt).toMatchObject({
      state: 'left',
      transfer: { amountText: '0.5', from: firstAddress },
    })
    await fill({ amount: '0.5', to: secondAddress })
    await send.flow.prepare()
    await send.flow.sendToken(sentTexts)
    expect([asked().length, send.flow.canSend]).toEqual([0, false])
    send.flow.consent.set(true)
    await send.flow.sendToken(sentTexts)
    expect(asked()).toHaveLength(1)
  })

  test('is in doubt with the next review, also when the form was open before', async () => {
    const { first, open } = await reload()
    first.modal.dispose()
    const { send, fill } = await open()
    await fill({ amount: '0.25', to: secondAddress })
    await send.flow.prepare()
    expect([send.flow.consent.doubt?.state, send.flow.canSend]).toEqual(['left', false])
  })

  test('is noted and followed when the network has the transaction after the reload', async () => {
    const { first, open } = await reload()
    first.modal.dispose()
    const second = await open()
    const { send, ledger, root, platform } = second
    // The ledger of this page begins where the ledger of the earlier page ended.
    await send.flow.restore()
    const [hash = ''] = ledger.mine([transfer])
    await platform.advance(3_000)
    await eventually(() => expect(send.flow.consent.doubt).toBeUndefined())
    expect(root.accountLoader.loaded.sent.find('eip155:1', hash)).toMatchObject({
      amount: '0.5',
      symbol: 'ETH',
      to: secondAddress,
    })
    await eventually(async () => expect(await rowsOf(second)).toEqual([]))
  })

  test('is not shown to another account, and is shown again to its own', async () => {
    const { first, open } = await reload()
    first.modal.dispose()
    const { send, accounts, rpc } = await open()
    await send.flow.restore()
    accounts.select(secondAddress)
    await settle()
    const asked = rpc.callsOf('eth_getTransactionCount').length
    await send.flow.restore()
    expect([send.flow.consent.doubt, send.flow.open.list.length]).toEqual([undefined, 0])
    expect(rpc.callsOf('eth_getTransactionCount')).toHaveLength(asked)
    accounts.select(firstAddress)
    await settle()
    await send.flow.restore()
    expect(send.flow.consent.doubt?.state).toBe('left')
  })

  test('stays in doubt after the visitor disconnects and connects again', async () => {
    const { first, open } = await reload()
    first.modal.dispose()
    const { send, root, connect } = await open()
    await root.connection.disconnect()
    await settle()
    await send.flow.restore()
    expect(send.flow.consent.doubt).toBeUndefined()
    await connect()
    await send.flow.restore()
    expect(send.flow.consent.doubt?.state).toBe('left')
  })

  test('is forgotten with everything else', async () => {
    const { first, open } = await reload()
    first.modal.dispose()
    const second = await open()
    await second.send.flow.restore()
    await second.root.memory.forget(['*'])
    await second.send.flow.restore()
    expect([second.send.flow.consent.doubt, await rowsOf(second)]).toEqual([undefined, []])
  })

  test('is forgotten after a day', async () => {
    const { first, open } = await reload()
    const openRequests = (await first.root.memory.repositories()).open(openRequestsTable)
    const [row = {}] = await openRequests.all()
    const late = { ...row, id: 'late', askedAt: Number(row['askedAt']) - 86_500_000 }
    await openRequests.put('late', late)
    first.modal.dispose()
    const second = await open()
    await second.send.flow.restore()
    expect(second.send.flow.open.list.map(({ id }) => id)).toEqual([row['id']])
    await eventually(async () => expect(await rowsOf(second)).toEqual([row]))
  })

  test('is in doubt in another tab, until the first tab has its answer', async () => {
    const { first, held, pressed, open } = await reload()
    const { send } = await open()
    await send.flow.restore()
    expect([send.flow.consent.doubt?.state, first.send.flow.consent.doubt]).toEqual(['left', undefined])
    held.reject(walletError(4001))
    await pressed
    await eventually(async () => expect(await rowsOf(first)).toEqual([]))
    await send.flow.restore()
    expect(send.flow.consent.doubt).toBeUndefined()
  })
})

test("An unclear answer of the wallet is reported after a reload, with the wallet's words.", async () => {
  const { first, held, pressed, open } = await reload()
  held.reject(walletError(-32603, 'Internal JSON-RPC error.'))
  await pressed
  await eventually(async () => expect(await rowsOf(first)).toMatchObject([{ told: expect.any(String) }]))
  first.modal.dispose()
  const { send } = await open()
  await send.flow.restore()
  expect(send.flow.consent.doubt).toMatchObject({ state: 'unclear', told: first.send.flow.consent.doubt?.told })
})

test.for([
  ['sent', `0x${'5e'.repeat(32)}`],
  ['declined', walletError(4001)],
])('A request that was %s leaves no doubt after a reload.', async ([, answer]) => {
  const { first, held, pressed, open } = await reload()
  if (typeof answer === 'string') held.resolve(answer)
  else held.reject(answer)
  await pressed
  await eventually(async () => expect(await rowsOf(first)).toEqual([]))
  first.modal.dispose()
  const { send } = await open()
  await send.flow.restore()
  expect(send.flow.consent.doubt).toBeUndefined()
})

test('Unreadable rows are ignored, and readable rows beside them count.', async () => {
  const { first, open } = await reload()
  const openRequests = (await first.root.memory.repositories()).open(openRequestsTable)
  const [good = {}] = await openRequests.all()
  const bad = [
    { from: 5 },
    { chainId: 'ethereum' },
    { amount: '-1' },
    { value: '0x5' },
    { data: 'x'.repeat(5_000) },
    { called: '' },
    { token: {} },
  ]
  for (const [index, wrong] of bad.entries())
    await openRequests.put(`bad ${index}`, { ...good, id: `bad ${index}`, ...wrong })
  first.modal.dispose()
  const { send } = await open()
  await send.flow.restore()
  expect(send.flow.open.list.map(({ id }) => id)).toEqual([good['id']])
})

test.for([
  ['is absent', () => undefined],
  [
    'fails',
    () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  ],
] satisfies [string, () => IDBFactory | undefined][])(
  'If the database %s, sending works and no doubt is invented.',
  async ([, indexedDB]) => {
    const page = await createSend({ indexedDB })
    const { held, pressed } = await askHeld(page)
    held.resolve(`0x${'5e'.repeat(32)}`)
    await pressed
    await page.send.flow.restore()
    expect([page.send.flow.consent.doubt, page.root.accountLoader.loaded.sent.list.length]).toEqual([undefined, 1])
  },
)

test('The wallet is asked although the database never answers.', async () => {
  const page = await createSend()
  const tables = await page.root.memory.repositories()
  const stuck = { ...tables.open(openRequestsTable), put: () => new Promise(() => {}) }
  Object.assign(tables, { open: () => stuck })
  const { send, fill, wallet, platform, asked } = page
  wallet.hold('eth_sendTransaction')
  await fill({ amount: '0.5', to: secondAddress })
  await send.flow.prepare()
  void send.flow.sendToken(sentTexts)
  await settle()
  expect(asked()).toHaveLength(0)
  await platform.advance(500)
  expect(asked()).toHaveLength(1)
})
