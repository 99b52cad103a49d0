// @vitest-environment node
import { reaction } from 'mobx'
import { describe, expect, test, onTestFinished } from 'vitest'
import type { AdapterDescriptor } from '../../adapters/adapter'
import { answerNames } from '../../adapters/evm/reader/names/testing/fake-names'
import { formatUnits } from '../../domain/tokens/amount'
import { parseUnits } from '../../domain/tokens/token-amount'
import { fakeBalance } from '../tokens/testing/fake-balance'
import { nameRecord } from '../../testing/fake-data-service'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { testEvmAdapter } from '../../testing/chains/test-evm-adapter'
import type { AskedTransfer } from './testing/create-send'
import { alphaId, createSend, sentTexts, usdc } from './testing/create-send'

const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const hash = '0x5e47'

/** How many random amounts are sent. `SEND_ROUNDS` sets a smaller number where the tests have to be fast. */
const rounds = Number(process.env['SEND_ROUNDS'] ?? 10_000)

/** The amount and receiver of a transfer, read from the transaction that the wallet got. */
function readTransfer({ to, value, data }: AskedTransfer): { to: string; units: bigint; token?: string } {
  if (data === '0x') return { to, units: BigInt(value) }
  const [receiver = '', units = ''] = /^0xa9059cbb(.{64})(.{64})$/.exec(data)?.slice(1) ?? []
  return { to: `0x${receiver.slice(24)}`, units: BigInt(`0x${units}`), token: to }
}

describe('what is required', () => {
  test('[C5-14] an amount and a receiver address, and a token on EVM', async () => {
    const { send, held, asked } = await createSend()
    const incomplete = 'An amount and receiver address are required'
    await expect(send.flow.prepare()).rejects.toThrow(incomplete)
    send.setToken(held('ETH'))
    send.setTokenAmount('0.5')
    await expect(send.flow.prepare()).rejects.toThrow(incomplete)
    send.setTokenAmount('')
    send.receiver.setText(secondAddress)
    await settle()
    await expect(send.flow.prepare()).rejects.toThrow(incomplete)
    send.setTokenAmount('0')
    await expect(send.flow.prepare()).rejects.toThrow(incomplete)
    send.resetSend()
    send.setTokenAmount('0.5')
    send.receiver.setText(secondAddress)
    await settle()
    await expect(send.flow.prepare()).rejects.toThrow('A token is required')
    await send.flow.sendToken(sentTexts)
    expect([send.flow.review, asked()]).toEqual([undefined, []])
    send.setToken(held('ETH'))
    send.setTokenAmount('0.5')
    await expect(send.flow.prepare()).resolves.toMatchObject({ amountText: '0.5', from: firstAddress })
  })

  test("[C8-18] 'An amount and receiver address are required', 'A token is required', 'Unsupported chain'", async () => {
    const { send, root } = await createSend({ networks: [alpha, solana], adapters: [testEvmAdapter(), silentAdapter] })
    await expect(send.flow.prepare()).rejects.toMatchObject({
      code: 'SEND_INCOMPLETE',
      shortMessage: 'An amount and receiver address are required',
    })
    send.setTokenAmount('1')
    send.receiver.setText(secondAddress)
    await settle()
    await expect(send.flow.prepare()).rejects.toMatchObject({
      code: 'SEND_WITHOUT_TOKEN',
      shortMessage: 'A token is required',
    })
    root.chain.setActiveNamespace('solana')
    await expect(send.flow.prepare()).rejects.toMatchObject({
      code: 'SEND_NOT_SUPPORTED',
      shortMessage: 'Unsupported chain',
    })
  })
})

describe('a transfer', () => {
  test('[C4-20] of the native currency has a value and no data; it is followed in a view without a way back', async () => {
    const { fill, confirm, asked, root } = await createSend()
    await fill({ amount: '0.123456789012345678', to: secondAddress })
    await confirm()
    expect(asked()).toEqual([
      {
        from: firstAddress,
        to: secondAddress,
        value: `0x${BigInt('123456789012345678').toString(16)}`,
        data: '0x',
        // A wallet on another network refuses the transaction because of this id.
        chainId: '0x1',
      },
    ])
    expect(root.router.route).toEqual({ view: 'TransactionStatus', data: { hash, chainId: alphaId } })
    expect(root.router.canGoBack).toBe(false)
    // The view reports the result itself; a toast would cover its button.
    expect(root.modalStores.snack.open).toBe(false)
  })

  test('[C2-21] [C4-20] of a token is a call of its contract; Account is shown with nothing behind it', async () => {
    const { fill, confirm, asked, root } = await createSend()
    await fill({ symbol: 'USDC', amount: '12.5', to: secondAddress })
    await confirm()
    const [transfer] = asked()
    expect(transfer).toMatchObject({ from: firstAddress, to: usdc, value: '0x0' })
    expect(transfer && readTransfer(transfer)).toEqual({
      to: secondAddress.toLowerCase(),
      units: BigInt(12_500_000),
      token: usdc,
    })
    expect([root.router.view, root.router.canGoBack]).toEqual(['Account', false])
    const { snack } = root.modalStores
    expect(snack).toMatchObject({ message: 'Transaction started', variant: 'success', action: { label: 'View' } })
    snack.action?.onClick()
    expect(root.router.route).toEqual({ view: 'TransactionStatus', data: { hash, chainId: alphaId } })
    expect(root.router.canGoBack).toBe(true)
  })

  test('[C4-19] is sending, then it succeeds and everything that was entered is reset', async () => {
    const { send, fill, wallet, root } = await createSend()
    await fill({ amount: '0.5', to: secondAddress })
    const states: boolean[] = []
    const stop = reaction(
      () => send.loading,
      (loading) => void states.push(loading),
    )
    const held = wallet.hold('eth_sendTransaction')
    await send.flow.prepare()
    const sending = send.flow.sendToken(sentTexts)
    await settle()
    expect([send.loading, root.router.view, send.sendTokenAmount]).toEqual([true, 'ApproveTransaction', '0.5'])
    held.resolve(hash)
    await sending
    stop()
    expect(states).toEqual([true, false])
    expect(send).toMatchObject({
      token: undefined,
      sendTokenAmount: '',
      unit: 'token',
      receiverAddress: undefined,
      loading: false,
    })
    expect([send.receiver.state, send.quote.state, send.flow.review, send.flow.failure]).toEqual([
      { state: 'empty' },
      { state: 'idle' },
      undefined,
      undefined,
    ])
  })

  test('is noted as it was shown, and told to the host app', async () => {
    const { send, fill, confirm, data, root, platform } = await createSend()
    data.names.set('mara.eth', { address: secondAddress })
    const events: string[] = []
    root.events.subscribe(({ props }) => void events.push(props.event))
    await fill({ symbol: 'USDC', amount: '12.5', to: 'mara.eth' })
    await confirm()
    expect(send.flow.failure).toBeUndefined()
    expect(root.accountLoader.loaded.sent.list).toEqual([
      {
        hash,
        chainId: alphaId,
        from: firstAddress,
        to: secondAddress,
        toName: 'mara.eth',
        amount: '12.5',
        symbol: 'USDC',
        token: usdc,
        iconUrl: '',
        sentAt: platform.now(),
        state: 'pending',
      },
    ])
    expect(events.filter((event) => event.startsWith('SEND_'))).toEqual(['SEND_INITIATED', 'SEND_SUCCESS'])
  })
})

describe('What is shown is what is sent.', () => {
  /** Mulberry32: the same numbers in every run. */
  function numbers(seed: number): () => number {
    let state = seed
    return () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    }
  }

  test(`over ${rounds} random amounts of tokens with any number of decimals`, async () => {
    const { send, chain, wallet, root, held, asked } = await createSend()
    const random = numbers(20_260_101)
    const below = (limit: number) => Math.floor(random() * limit)
    const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('')
    const hexes = (count: number) => Array.from({ length: count }, () => below(16).toString(16)).join('')
    const [eth, dollar] = [held('ETH'), held('USDC')]
    const { stackTraceLimit } = Error
    onTestFinished(() => void (Error.stackTraceLimit = stackTraceLimit))
    // The stack traces of cancelled requests would take a third of the time.
    Error.stackTraceLimit = 0
    for (let round = 0; round < rounds; round += 1) {
      const isNative = below(4) === 0
      const decimals = isNative ? 18 : below(77)
      chain.decimals = decimals
      const token = {
        ...(isNative ? eth : dollar),
        quantity: { decimals: String(decimals), numeric: '0' },
        price: below(3),
      }
      const fraction = digits(below(decimals + 1))
      // No contract can move 2^256 units.
      const whole = digits(1 + below(Math.max(1, 76 - decimals)))
      const receiver = `0x${hexes(40)}`
      send.setToken(token)
      send.setTokenAmount(fraction ? `${whole}.${fraction}` : whole)
      if (token.price > 0 && decimals < 60 && below(8) === 0) {
        send.switchUnit()
        send.setTokenAmount(`${below(1e6)}.${digits(2)}`)
      }
      if (send.amount === undefined) continue
      send.receiver.setState({ state: 'ready', receiver: { address: receiver } })
      const { amountText, transaction, adapter, session } =
        (await send.flow.prepare()) ?? expect.unreachable('no review')
      // One in ten goes through the whole flow; the others only from the review to the wallet.
      if (round % 10 === 0) await send.flow.sendToken(sentTexts)
      else await adapter.sendTransaction(session, transaction)
      const last = asked().at(-1)
      const sent = last && readTransfer(last)
      if (sent?.units !== parseUnits(amountText, decimals) || formatUnits(sent.units, decimals) !== amountText)
        expect.unreachable(`round ${round}: ${amountText} was shown and ${sent?.units} sent`)
      if (sent.to !== receiver || sent.token !== (isNative ? undefined : usdc) || last?.from !== firstAddress)
        expect.unreachable(`round ${round}: ${receiver} was shown and ${sent.to} got it`)
      if (last.data !== transaction.data) expect.unreachable(`round ${round}: not the transaction of the review`)
      wallet.calls.length = 0
      root.router.reset({ view: 'WalletSend', data: undefined })
    }
  }, 240_000)

  test.for([
    [18, 'the list says 6, the network 18'],
    [2, 'the list says 6, the network 2'],
    [0, 'the list says 6, the network 0'],
  ] as const)(
    'A token with %i decimals in its contract and 6 in the list does not reach the review.',
    async ([own, details]) => {
      const { send, chain, fill, asked } = await createSend()
      chain.decimals = own
      await fill({ symbol: 'USDC', amount: '12.5', to: secondAddress })
      await expect(send.flow.prepare()).rejects.toMatchObject({
        code: 'DECIMALS_DIFFER',
        details,
        hint: 'Nothing was sent',
      })
      await send.flow.sendToken(sentTexts)
      expect([send.flow.review, asked()]).toEqual([undefined, []])
    },
  )

  test('The chain is asked for the decimals at each review; an earlier answer does not count.', async () => {
    const { send, chain, fill } = await createSend()
    await fill({ symbol: 'USDC', amount: '12.5', to: secondAddress })
    expect((await send.flow.prepare())?.amountText).toBe('12.5')
    chain.decimals = 18
    await expect(send.flow.prepare()).rejects.toMatchObject({ code: 'DECIMALS_DIFFER' })
  })

  test('A chain that does not tell the decimals stops the review, which can be tried again.', async () => {
    const { send, chain, fill, rpc } = await createSend()
    await fill({ symbol: 'USDC', amount: '12.5', to: secondAddress })
    chain.decimals = undefined
    await expect(send.flow.prepare()).rejects.toMatchObject({ code: 'DECIMALS_UNKNOWN' })
    rpc.respond('https://alpha.example/rpc', () => new Response('', { status: 502 }))
    await expect(send.flow.prepare()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
    expect(send.flow.review).toBeUndefined()
  })

  test('The native currency has the decimals of the network, also before its balance is known.', async () => {
    const { send, data, tokens, held, root } = await createSend()
    data.balances.set(`${alphaId}:${firstAddress}`, [fakeBalance(alphaId, 'ETH', '1', { decimals: '6' })])
    await tokens.fetchTokenBalance({ force: true })
    root.chain.setAccountProp('balance', undefined, 'eip155')
    send.setToken(held('ETH'))
    send.setTokenAmount('1')
    expect([send.amount, send.held, send.isInsufficient]).toEqual([
      BigInt(10) ** BigInt(18),
      BigInt(10) ** BigInt(18),
      false,
    ])
  })

  test('The review is frozen: later entries change nothing.', async () => {
    const { send, fill, asked } = await createSend()
    await fill({ amount: '0.5', to: secondAddress })
    await send.flow.prepare()
    send.setTokenAmount('1')
    send.receiver.setText(stranger)
    await settle()
    await send.flow.sendToken(sentTexts)
    expect(asked().map(readTransfer)).toEqual([{ to: secondAddress, units: BigInt(5) * BigInt(10) ** BigInt(17) }])
  })
})

describe('The wallet is asked once', () => {
  test('for twenty presses', async () => {
    const { send, fill, wallet, asked } = await createSend()
    await fill({ amount: '0.5', to: secondAddress })
    const held = wallet.hold('eth_sendTransaction')
    await send.flow.prepare()
    const presses = Array.from({ length: 20 }, () => send.flow.sendToken(sentTexts))
    await settle()
    expect(asked()).toHaveLength(1)
    held.resolve(hash)
    await Promise.all(presses)
    expect(asked()).toHaveLength(1)
    await send.flow.sendToken(sentTexts)
    expect(asked()).toHaveLength(1)
  })

  test('also while a name is looked up again', async () => {
    const { send, fill, data, asked } = await createSend()
    data.names.set('mara.eth', { address: secondAddress })
    await fill({ amount: '0.5', to: 'mara.eth' })
    await send.flow.prepare()
    const held = data.hold('name')
    const presses = Array.from({ length: 20 }, () => send.flow.sendToken(sentTexts))
    await settle()
    expect([held.length, send.loading, asked().length]).toEqual([1, true, 0])
    held[0]?.answer()
    await Promise.all(presses)
    expect(asked()).toHaveLength(1)
  })
})

describe('The wallet is not asked', () => {
  const accounts = [firstAddress, secondAddress]

  test.for([
    ['another account was chosen here', ({ accounts: choice }) => choice.select(secondAddress)],
    ['the wallet changed its account', ({ wallet }) => wallet.changeAccounts([secondAddress])],
    ['the wallet changed its network', ({ wallet }) => wallet.changeChain(10)],
    ['another network was chosen here', ({ root, network }) => root.chain.setActiveCaipNetwork(network(1))],
    ['the wallet left', ({ wallet }) => wallet.changeAccounts([])],
    ['the form was emptied', ({ send }) => send.resetSend()],
  ] satisfies [string, (test: Awaited<ReturnType<typeof createSend>>) => void][])(
    'when %s, before confirming or while a name is looked up again',
    async ([, change]) => {
      for (const isDuring of [false, true]) {
        const test = await createSend({ wallet: new FakeWallet({ accounts, knownChains: [1, 10] }) })
        const { send, fill, data, asked } = test
        data.names.set('mara.eth', { address: stranger })
        await fill({ amount: '0.5', to: 'mara.eth' })
        await send.flow.prepare()
        const held = data.hold('name')
        const sending = isDuring ? send.flow.sendToken(sentTexts) : undefined
        await settle()
        change(test)
        held[0]?.answer()
        await (sending ?? send.flow.sendToken(sentTexts))
        expect([asked(), send.flow.review, send.loading]).toEqual([[], undefined, false])
      }
    },
  )

  test('when account and network changed and changed back', async () => {
    const test = await createSend({ wallet: new FakeWallet({ accounts, knownChains: [1, 10] }) })
    const { send, fill, asked, wallet } = test
    await fill({ amount: '0.5', to: stranger })
    await send.flow.prepare()
    wallet.changeChain(10)
    wallet.changeChain(1)
    await send.flow.sendToken(sentTexts)
    expect(asked()).toEqual([])
  })

  test('when the provider was replaced by another one', async () => {
    const { send, fill, asked, root } = await createSend()
    await fill({ amount: '0.5', to: secondAddress })
    await send.flow.prepare()
    const other = new FakeWallet()
    const open = root.sessions.require('eip155')
    open.session = { ...open.session, provider: other }
    await send.flow.sendToken(sentTexts)
    expect([asked(), other.calls, send.flow.failure]).toEqual([[], [], { reason: 'accountChanged' }])
  })

  test('when the same wallet was connected again', async () => {
    const { send, fill, asked, root, connector } = await createSend()
    await fill({ amount: '0.5', to: secondAddress })
    await send.flow.prepare()
    await root.connection.connectExternal(connector())
    await settle()
    await send.flow.sendToken(sentTexts)
    expect(asked()).toEqual([])
  })

  test.for([
    ['leads elsewhere', stranger],
    ['leads nowhere', undefined],
  ] as const)('when the name %s meanwhile; the review says so', async ([, address]) => {
    const { send, fill, data, asked } = await createSend()
    data.names.set('mara.eth', { address: secondAddress })
    await fill({ amount: '0.5', to: 'mara.eth' })
    await send.flow.prepare()
    if (address) data.names.set('mara.eth', { address })
    else data.names.delete('mara.eth')
    await send.flow.sendToken(sentTexts)
    expect([asked(), send.flow.failure]).toEqual([[], { reason: 'nameMoved', name: 'mara.eth' }])
    expect([send.loading, send.sendTokenAmount]).toEqual([false, '0.5'])
  })

  test('when the name cannot be looked up again; the review says so, and it can be tried again', async () => {
    const { send, fill, data, asked, chain } = await createSend()
    data.names.set('mara.eth', { address: secondAddress })
    await fill({ amount: '0.5', to: 'mara.eth' })
    await send.flow.prepare()
    // The service's answer alone does not count if the network has confirmed the name before.
    chain.isDown = true
    await send.flow.sendToken(sentTexts)
    expect([asked(), send.flow.failure]).toEqual([[], { reason: 'nameUnchecked', name: 'mara.eth' }])
    expect([send.loading, send.sendTokenAmount, send.flow.canSend]).toEqual([false, '0.5', true])
    chain.isDown = false
    await send.flow.sendToken(sentTexts)
    expect(asked().map(readTransfer)).toMatchObject([{ to: secondAddress }])
  })

  test('when network and name service disagree meanwhile', async () => {
    const { send, fill, data, asked } = await createSend()
    data.names.set('mara.eth', { address: secondAddress })
    await fill({ amount: '0.5', to: 'mara.eth' })
    await send.flow.prepare()
    data.answerWith('name', () => nameRecord('mara.eth', { 60: stranger }))
    await send.flow.sendToken(sentTexts)
    expect([asked(), send.flow.failure]).toEqual([[], { reason: 'nameDisputed', name: 'mara.eth' }])
  })

  test('when only the service confirms a name that the network confirmed at the review', async () => {
    const { send, fill, data, asked, rpc } = await createSend()
    data.names.set('mara.eth', { address: secondAddress })
    await fill({ amount: '0.5', to: 'mara.eth' })
    await send.flow.prepare()
    const outside = answerNames(new Map([['mara.eth', { isOutside: true }]]))
    rpc.answer('eth_call', ([call]) => outside(call))
    await send.flow.sendToken(sentTexts)
    expect([asked(), send.flow.failure]).toEqual([[], { reason: 'nameUnchecked', name: 'mara.eth' }])
  })

  test('when the view of the review was left while the name is looked up again', async () => {
    const { send, fill, data, asked } = await createSend()
    data.names.set('mara.eth', { address: secondAddress })
    await fill({ amount: '0.5', to: 'mara.eth' })
    await send.flow.prepare()
    const held = data.hold('name')
    const sending = send.flow.sendToken(sentTexts)
    await settle()
    send.flow.leave()
    held[0]?.answer()
    await sending
    expect([asked(), send.loading, send.flow.failure]).toEqual([[], false, undefined])
  })

  test('when something else was reviewed while the name is looked up again', async () => {
    const { send, fill, data, asked } = await createSend()
    data.names.set('mara.eth', { address: secondAddress })
    await fill({ amount: '0.5', to: 'mara.eth' })
    await send.flow.prepare()
    const held = data.hold('name')
    const sending = send.flow.sendToken(sentTexts)
    await settle()
    send.setTokenAmount('0.25')
    await send.flow.prepare()
    held[0]?.answer()
    await sending
    expect(asked()).toEqual([])
    held.at(-1)?.answer()
    data.heal('name')
    await send.flow.sendToken(sentTexts)
    expect(asked().map(readTransfer)).toEqual([{ to: secondAddress, units: BigInt(25) * BigInt(10) ** BigInt(16) }])
  })

  test('An invalid address does not reach the review.', async () => {
    const { send, held, asked } = await createSend()
    send.setToken(held('ETH'))
    send.setTokenAmount('0.5')
    send.receiver.setState({ state: 'ready', receiver: { address: stranger.replace('F', 'f') } })
    await expect(send.flow.prepare()).rejects.toMatchObject({ code: 'INVALID_ADDRESS' })
    expect([send.flow.review, asked()]).toEqual([undefined, []])
  })
})

describe('Failures that keep the form', () => {
  test.for([
    [walletError(4001, 'User rejected the request'), { reason: 'declined' }],
    [walletError(4100, 'The account is not shared'), { reason: 'failed', error: { code: 'WALLET_FAILED' } }],
    [walletError(-32602, 'Invalid params'), { reason: 'failed', error: { code: 'WALLET_FAILED' } }],
    [walletError(-32002, 'already pending'), { reason: 'failed', error: { code: 'REQUEST_PENDING' } }],
  ] as const)('%s, by which the wallet did not accept the request', async ([error, failure]) => {
    const { send, fill, wallet, root, asked } = await createSend()
    await fill({ amount: '0.5', to: secondAddress })
    wallet.fail('eth_sendTransaction', error)
    await send.flow.prepare()
    root.router.push({ view: 'WalletSendPreview', data: undefined })
    await send.flow.sendToken(sentTexts)
    expect(send.flow.failure).toMatchObject(failure)
    expect([
      root.router.view,
      send.loading,
      send.flow.consent.doubt,
      send.sendTokenAmount,
      send.receiverAddress,
    ]).toEqual(['WalletSendPreview', false, undefined, '0.5', secondAddress])
    expect(root.accountLoader.loaded.sent.list).toEqual([])
    wallet.release('eth_sendTransaction')
    await send.flow.sendToken(sentTexts)
    expect([asked().length, send.sendTokenAmount]).toEqual([2, ''])
  })
})

const solana = {
  id: 'mainnet',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:mainnet',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example/rpc'] } },
} as const

/** An adapter of a namespace that cannot send. */
const silentAdapter: AdapterDescriptor = {
  kind: 'solana',
  namespace: 'solana',
  sources: [],
  load: () => Promise.reject(new Error('not built')),
}
