// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { answerOf } from '../../adapters/evm/reader/testing/fake-chain'
import { uint } from '../../adapters/evm/reader/abi-encode'
import type { TokenBalance } from '../../domain/tokens/token'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { fakeBalance } from './testing/fake-balance'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

const alphaId = 'eip155:1'
const betaId = 'eip155:10'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** A root with a data service that knows the tokens of the first account. */
async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const data = new FakeDataService()
  data.balances.set(`${alphaId}:${firstAddress}`, [
    fakeBalance(alphaId, 'USDC', '12.5', { address: usdc, decimals: '6', price: 1 }),
    fakeBalance(alphaId, 'ETH', '1.234567', { price: 2000 }),
  ])
  const test = await createTestRoot({
    services: (url) => data.respond(url),
    hosts: { rpc: fakeDataUrl },
    ...options,
  })
  // No token has a contract here.
  test.rpc.answer('eth_call', () => '0x')
  const { tokens } = test.root.accountLoader.loaded
  const beta = test.root.chain.requestedCaipNetworks[1]
  if (!beta) throw new Error('no second network')
  return { ...test, data, tokens, toBeta: () => test.root.chain.setActiveCaipNetwork(beta) }
}

const symbols = (list: readonly TokenBalance[]) => list.map(({ symbol }) => symbol)

describe('the tokens of an account', () => {
  test('[C1-11] come from the data service, the most valuable first, with their values', async () => {
    const { connect, tokens, data } = await createRoot()
    await connect()
    expect(tokens.status).toBe('idle')
    await tokens.fetchTokenBalance()
    expect(tokens.status).toBe('ready')
    expect(tokens.list.map(({ symbol, quantity, value }) => [symbol, quantity.numeric, value])).toEqual([
      ['ETH', '1.234567', 2469.134],
      ['USDC', '12.5', 12.5],
    ])
    expect(tokens.total).toBeCloseTo(2481.634)
    expect(Object.fromEntries(data.questions('balance')[0]?.searchParams ?? [])).toMatchObject({
      currency: 'usd',
      chainId: alphaId,
    })
  })

  test('The native currency comes before tokens without a price.', async () => {
    const { connect, tokens, data } = await createRoot()
    data.balances.set(`${alphaId}:${firstAddress}`, [
      fakeBalance(alphaId, 'USDC', '12.5', { address: usdc, decimals: '6' }),
      fakeBalance(alphaId, 'ETH', '1'),
    ])
    await connect()
    await tokens.fetchTokenBalance()
    expect(symbols(tokens.list)).toEqual(['ETH', 'USDC'])
    expect(tokens.total).toBeUndefined()
  })

  test('[C5-19] leaves out tokens without decimals, which are counted and can be shown', async () => {
    const { connect, tokens, data } = await createRoot()
    data.balances.set(`${alphaId}:${firstAddress}`, [
      fakeBalance(alphaId, 'ETH', '1'),
      fakeBalance(alphaId, 'TICKET', '1', { address: usdc, decimals: '0' }),
    ])
    await connect()
    await tokens.fetchTokenBalance()
    expect(symbols(tokens.list)).toEqual(['ETH'])
    expect(symbols(tokens.reading.balances)).toEqual(['ETH'])
    expect(symbols(tokens.lowQuality)).toEqual(['TICKET'])
    tokens.setLowQualityShown(true)
    expect(symbols(tokens.list)).toEqual(['ETH', 'TICKET'])
  })

  test('are only those on the requested network', async () => {
    const { connect, tokens, data } = await createRoot()
    data.balances.set(`${alphaId}:${firstAddress}`, [
      fakeBalance(alphaId, 'ETH', '1'),
      fakeBalance(betaId, 'USDC', '99', { address: usdc, decimals: '6' }),
    ])
    await connect()
    await tokens.fetchTokenBalance()
    expect(symbols(tokens.list)).toEqual(['ETH'])
  })

  test('are none without an account, and on a network that the app does not list', async () => {
    const { connect, tokens, wallet, data, rpc } = await createRoot()
    await tokens.fetchTokenBalance()
    expect([tokens.status, tokens.list]).toEqual(['idle', []])
    await connect()
    wallet.changeChain(31337)
    await settle()
    const before = rpc.posts.length
    await tokens.fetchTokenBalance()
    expect([data.questions('balance').length, rpc.posts.length]).toEqual([0, before])
  })
})

describe('the network itself is asked', () => {
  test('if there is no service', async () => {
    const { connect, tokens, rpc } = await createRoot({ hosts: {} })
    rpc.answer('eth_call', ([call]) =>
      answerOf(uint((call as { to: string }).to === usdc ? BigInt(7_000_001) : BigInt(0))),
    )
    await connect()
    await tokens.fetchTokenBalance()
    expect(tokens.list.map(({ symbol, quantity }) => [symbol, quantity.numeric])).toEqual([
      ['ETH', '1.234567'],
      ['USDC', '7.000001'],
    ])
  })

  test.for([500, 429, 401, 404, 503])(
    'when the service refuses with %i, without telling the visitor',
    async (status) => {
      const { connect, tokens, data, platform, root } = await createRoot()
      data.fail('balance', status)
      root.modal.show()
      await connect()
      await tokens.fetchTokenBalance()
      expect(symbols(tokens.list)).toEqual(['ETH'])
      expect(tokens.status).toBe('ready')
      expect(root.modalStores.snack.open).toBe(false)
      expect(platform.logged.map(({ message }) => message)).toContain(
        'The data service gave no balances; they are read from the network.',
      )
    },
  )

  test('when the service does not support it', async () => {
    const { connect, tokens, data } = await createRoot()
    data.supported = ['eip155:8453']
    await connect()
    await tokens.fetchTokenBalance()
    expect([symbols(tokens.list), data.questions('balance').length]).toEqual([['ETH'], 0])
  })

  test("when the service's answer is unreadable", async () => {
    const { connect, tokens, data } = await createRoot()
    data.answerWith('balance', () => new Response('<html>'))
    await connect()
    await tokens.fetchTokenBalance()
    expect([symbols(tokens.list), data.questions('balance').length]).toEqual([['ETH'], 1])
  })

  test('when the service does not answer: polls do not restart the wait', async () => {
    const { connect, tokens, data, platform, root } = await createRoot()
    data.hold('balance')
    await connect()
    root.modal.show()
    await platform.advance(25_000)
    expect([tokens.status, symbols(tokens.list)]).toEqual(['ready', ['ETH']])
  })
})

describe('how often requests are made', () => {
  test('[C4-26] not for 30 seconds after a failure', async () => {
    const { connect, tokens, data, rpc, platform } = await createRoot()
    data.fail('balance', 500)
    rpc.respond('https://alpha.example/rpc', () => new Response('', { status: 429 }))
    await connect()
    await tokens.fetchTokenBalance()
    expect(tokens.status).toBe('failed')
    const asked = data.questions('balance').length
    await platform.advance(29_999)
    await tokens.fetchTokenBalance()
    expect(data.questions('balance')).toHaveLength(asked)
    data.heal('balance')
    await platform.advance(1)
    await tokens.fetchTokenBalance()
    expect(data.questions('balance')).toHaveLength(asked + 1)
    expect(tokens.status).toBe('ready')
    // After a success there is no pause.
    await platform.advance(30_001)
    await tokens.fetchTokenBalance()
    expect(data.questions('balance')).toHaveLength(asked + 2)
  })

  test('After a failure the open modal says so, once; the visitor can try again at once.', async () => {
    const { connect, tokens, data, rpc, root } = await createRoot()
    data.fail('balance', 500)
    rpc.respond('https://alpha.example/rpc', () => new Response('', { status: 429 }))
    await connect()
    root.modal.show()
    await settle()
    expect(root.modalStores.snack).toMatchObject({ message: 'Token Balance Unavailable', variant: 'error', open: true })
    data.heal('balance')
    await tokens.retry()
    expect(symbols(tokens.list)).toEqual(['ETH', 'USDC'])
  })

  test('A forced reading tells the service which tokens to read.', async () => {
    const { connect, tokens, data } = await createRoot()
    await connect()
    await tokens.fetchTokenBalance()
    expect(data.questions('balance').at(-1)?.searchParams.get('forceUpdate')).toBeNull()
    await tokens.fetchTokenBalance({ force: true })
    const addresses = tokens.list.flatMap(({ address }) => address ?? [])
    expect(addresses).not.toEqual([])
    expect(data.questions('balance').at(-1)?.searchParams.get('forceUpdate')).toBe(addresses.join(','))
  })

  test('A failure is also shown in an embedded modal, which is always visible.', async () => {
    const { connect, data, rpc, root } = await createRoot({ enableEmbedded: true })
    data.fail('balance', 500)
    rpc.respond('https://alpha.example/rpc', () => new Response('', { status: 429 }))
    await connect()
    await root.accountLoader.loaded.tokens.fetchTokenBalance()
    expect(root.modalStores.snack).toMatchObject({ message: 'Token Balance Unavailable', variant: 'error', open: true })
  })

  test('While the modal is closed, the visitor is told nothing.', async () => {
    const { connect, tokens, data, rpc, root } = await createRoot()
    data.fail('balance', 500)
    rpc.respond('https://alpha.example/rpc', () => new Response('', { status: 429 }))
    await connect()
    await tokens.fetchTokenBalance()
    expect(tokens.status).toBe('failed')
    expect(root.modalStores.snack.open).toBe(false)
  })

  test('Known tokens stay when they cannot be read again.', async () => {
    const { connect, tokens, data, rpc } = await createRoot()
    await connect()
    await tokens.fetchTokenBalance()
    data.fail('balance', 500)
    rpc.respond('https://alpha.example/rpc', () => new Response('', { status: 429 }))
    await tokens.fetchTokenBalance({ force: true })
    expect([tokens.status, symbols(tokens.list)]).toEqual(['failed', ['ETH', 'USDC']])
  })

  test("The service's answer is cached for 30 seconds, unless a transaction was sent.", async () => {
    const { connect, tokens, data, platform } = await createRoot()
    await connect()
    await tokens.fetchTokenBalance()
    await platform.advance(30_000)
    await tokens.fetchTokenBalance()
    expect(data.questions('balance')).toHaveLength(1)
    await tokens.fetchTokenBalance({ force: true })
    expect(data.questions('balance')).toHaveLength(2)
    await platform.advance(30_001)
    await tokens.fetchTokenBalance()
    expect(data.questions('balance')).toHaveLength(3)
  })

  test('every 10 seconds while the account is shown; not on a hidden page or in a closed modal', async () => {
    const { connect, tokens, root, platform, rpc } = await createRoot({ hosts: {} })
    await connect()
    let reads = 0
    rpc.answer('eth_call', () => ((reads += 1), '0x'))
    root.modal.show()
    await settle()
    const first = reads
    expect(tokens.status).toBe('ready')
    await platform.advance(30_000)
    // This answer comes from the cache.
    expect(reads).toBe(first)
    await platform.advance(10_000)
    const second = reads
    expect(second).toBeGreaterThan(first)
    platform.page.setVisible(false)
    await platform.advance(100_000)
    expect(reads).toBe(second)
    platform.page.setVisible(true)
    root.modal.close('header')
    await platform.advance(100_000)
    expect(reads).toBe(second)
  })

  test('A service that is out of order (503) is not polled any more; after other refusals it is.', async () => {
    const polled = async (status: number) => {
      const { connect, root, platform, data } = await createRoot()
      data.fail('balance', status)
      await connect()
      root.modal.show()
      await settle()
      const first = data.questions('balance').length
      await platform.advance(300_000)
      return data.questions('balance').length - first
    }
    expect(await polled(503)).toBe(0)
    expect(await polled(500)).toBeGreaterThan(5)
  })
})

describe('late answers', () => {
  const accounts = [firstAddress, secondAddress]
  const places = accounts.flatMap((address) => ([alphaId, betaId] as const).map((chainId) => ({ address, chainId })))
  const orders = (count: number): number[][] =>
    count === 0
      ? [[]]
      : orders(count - 1).flatMap((order) =>
          Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
        )

  test("With two accounts on two networks, in every order, the active account's tokens are shown.", async () => {
    const { connect, tokens, data, root } = await createRoot({
      wallet: new FakeWallet({ accounts, knownChains: [1, 10] }),
    })
    for (const { address, chainId } of places)
      data.balances.set(`${chainId}:${address}`, [fakeBalance(chainId, `${chainId}/${address}`, '1')])
    await connect()
    const { accounts: choice } = root.accountLoader.loaded
    const networks = root.chain.requestedCaipNetworks
    for (const order of orders(places.length)) {
      const held = data.hold('balance')
      for (const { address, chainId } of places) {
        const network = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
        if (!network) return expect.unreachable()
        choice.select(address)
        root.chain.setActiveCaipNetwork(network)
        void tokens.fetchTokenBalance({ force: true })
        await settle()
        // No token of the earlier network is shown while this network is read.
        expect(tokens.list).toEqual([])
      }
      expect(held).toHaveLength(places.length)
      for (const index of order) {
        held[index]?.answer()
        await settle()
        const shown = symbols(tokens.list)
        expect(shown.filter((symbol) => symbol !== `${betaId}/${secondAddress}`)).toEqual([])
      }
      expect(symbols(tokens.list)).toEqual([`${betaId}/${secondAddress}`])
    }
  })

  test('while a network is read, nothing of the one before is shown', async () => {
    const { connect, tokens, data, toBeta } = await createRoot()
    await connect()
    await tokens.fetchTokenBalance()
    expect(symbols(tokens.list)).toEqual(['ETH', 'USDC'])
    const held = data.hold('balance')
    toBeta()
    expect(tokens.list).toEqual([])
    const reading = tokens.fetchTokenBalance()
    await settle()
    expect([tokens.status, tokens.list, tokens.total]).toEqual(['loading', [], undefined])
    expect(tokens.reading.balances).toEqual([])
    held[0]?.answer()
    await reading
    expect([tokens.status, tokens.list]).toEqual(['ready', []])
  })

  test('A late failure does not affect the account that is active now.', async () => {
    const { connect, tokens, data, root } = await createRoot({ wallet: new FakeWallet({ accounts }) })
    await connect()
    const held = data.hold('balance')
    const late = tokens.fetchTokenBalance()
    await settle()
    root.accountLoader.loaded.accounts.select(secondAddress)
    data.heal('balance')
    await tokens.fetchTokenBalance()
    held[0]?.fail(500)
    await late
    expect(tokens).toMatchObject({ status: 'ready', isServiceDown: false })
    expect(root.modalStores.snack.open).toBe(false)
  })

  test('disconnecting forgets what the account held', async () => {
    const { connect, tokens, root } = await createRoot()
    await connect()
    await tokens.fetchTokenBalance()
    await root.connection.disconnect()
    expect([tokens.status, tokens.reading.balances]).toEqual(['idle', []])
    await connect()
    expect([tokens.status, tokens.list]).toEqual(['idle', []])
  })

  test('an answer after disconnecting is dropped', async () => {
    const { connect, tokens, data, root } = await createRoot()
    await connect()
    const held = data.hold('balance')
    const late = tokens.fetchTokenBalance()
    await settle()
    await root.connection.disconnect()
    held[0]?.answer()
    await late
    expect([tokens.list, tokens.reading.balances]).toEqual([[], []])
  })
})
