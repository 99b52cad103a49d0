// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { answerNames } from '../../adapters/evm/reader/names/testing/fake-names'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { isBurnAddress } from './burn-addresses'
import { createSend, usdc } from './testing/create-send'

const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const twin = `${firstAddress.slice(0, 6)}${'0'.repeat(32)}${firstAddress.slice(-4)}`.toLowerCase()

describe('an address', () => {
  test.for([
    [stranger, stranger],
    [` ${stranger}\n`, stranger],
    [stranger.toLowerCase(), stranger.toLowerCase()],
    [stranger.slice(2), stranger],
    [`0x${stranger.slice(2).toUpperCase()}`, `0x${stranger.slice(2).toUpperCase()}`],
  ] as const)('%j is accepted at once, without any request', async ([entered, address]) => {
    const { send, data, rpc } = await createSend()
    // The account's activity is read with the first entered receiver.
    const asked = () => [data.asked.filter(({ route }) => route !== 'history').length, rpc.posts.length]
    const before = asked()
    send.receiver.setText(entered)
    await settle()
    expect(send.receiver.state).toEqual({ state: 'ready', receiver: { address } })
    expect(asked()).toEqual(before)
  })

  test.for([
    [`${stranger.slice(0, -1)}7`, 'checksum'],
    [stranger.replace('F', 'f'), 'checksum'],
    [stranger.slice(0, -1), 'address'],
    [`${stranger}0`, 'address'],
    ['mara', 'address'],
    ['two words.eth', 'address'],
  ] as const)('%j is refused', async ([entered, reason]) => {
    const { send } = await createSend()
    send.receiver.setText(entered)
    await settle()
    expect(send.receiver.state).toEqual({ state: 'invalid', reason })
    expect(send.receiverAddress).toBeUndefined()
  })

  test('An empty text is no address.', async () => {
    const { send } = await createSend()
    send.receiver.setText(stranger)
    await settle()
    send.receiver.setText('  ')
    expect([send.receiver.state, send.receiver.text]).toEqual([{ state: 'empty' }, ''])
    send.receiver.setText(stranger)
    send.receiver.setText('')
    await settle()
    expect(send.receiver.state).toEqual({ state: 'empty' })
  })
})

describe('a name', () => {
  test('is looked up after half a second without typing, and shown with its picture and address', async () => {
    const { send, data, platform } = await createSend()
    const avatar = 'https://img.example/mara.png'
    data.names.set('mara.eth', { address: secondAddress, avatar })
    const before = data.questions('name').length
    for (const text of ['m', 'ma', 'mara.e', 'mara.et', 'Mara.eth']) {
      send.receiver.setText(text)
      await platform.advance(499)
    }
    expect([send.receiver.state.state, data.questions('name').length]).toEqual(['resolving', before])
    await platform.advance(1)
    expect(data.questions('name')).toHaveLength(before + 1)
    expect(send.receiver.receiver).toEqual({ name: 'mara.eth', address: secondAddress, avatar })
    expect(send.receiverAddress).toBe(secondAddress)
  })

  test.for([
    ['nobody.eth', 'unknown-name'],
    ['disputed.eth', 'disputed-name'],
    ['empty.eth', 'name-without-address'],
    ['mаra.eth', 'name'],
    ['..eth', 'name'],
  ] as const)('%j does not resolve', async ([entered, reason]) => {
    const { send, platform, rpc, data } = await createSend()
    const onChain = answerNames(
      new Map([
        ['disputed.eth', { address: stranger }],
        ['empty.eth', {}],
      ]),
    )
    rpc.answer('eth_call', ([call]) => onChain(call))
    data.names.set('disputed.eth', { address: secondAddress })
    send.receiver.setText(entered)
    await platform.advance(1_000)
    expect(send.receiver.state).toEqual({ state: 'invalid', reason })
  })

  test('that only the service resolves is marked, and shown without a picture', async () => {
    const { send, platform, rpc, data } = await createSend()
    const outside = answerNames(new Map([['mara.eth', { isOutside: true }]]))
    rpc.answer('eth_call', ([call]) => outside(call))
    data.names.set('mara.eth', { address: secondAddress, avatar: 'https://img.example/mara.png' })
    send.receiver.setText('mara.eth')
    await platform.advance(1_000)
    expect(send.receiver.receiver).toEqual({
      name: 'mara.eth',
      address: secondAddress,
      avatar: undefined,
      isServiceOnly: true,
    })
  })

  test('that cannot be looked up says so; the form stays', async () => {
    const { send, data, rpc, platform } = await createSend()
    data.fail('name', 500)
    rpc.answer('eth_call', () => {
      throw new Error('overloaded')
    })
    send.setTokenAmount('1')
    send.receiver.setText('mara.eth')
    await platform.advance(1_000)
    const { state } = send.receiver
    expect(state.state === 'failed' && state.error.shortMessage).toBe('Error resolving name')
    expect(send.receiver.text).toBe('mara.eth')
  })

  test('The last entry wins, in whichever order the answers arrive.', async () => {
    const entries = ['one.eth', 'two.eth', 'three.eth', secondAddress]
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [0, 2, 1],
    ])
      for (const last of entries) {
        const { send, data, platform } = await createSend()
        const others = entries.filter((entry) => entry !== last && entry !== secondAddress)
        for (const [index, name] of entries.entries())
          data.names.set(name, { address: `0x${String(index + 1).repeat(40)}` })
        const held = data.hold('name')
        for (const entry of [...others, last]) {
          send.receiver.setText(entry)
          await platform.advance(600)
        }
        for (const index of order) held[index]?.answer()
        await settle()
        const wanted = last === secondAddress ? secondAddress : `0x${String(entries.indexOf(last) + 1).repeat(40)}`
        expect(send.receiverAddress).toBe(wanted)
      }
  })

  test('An answer for a network or account that was left is dropped.', async () => {
    const { send, data, platform, root, network, accounts } = await createSend({
      wallet: new FakeWallet({ accounts: [firstAddress, secondAddress] }),
    })
    data.names.set('mara.eth', { address: stranger })
    for (const leave of [
      () => root.chain.setActiveCaipNetwork(network(1)),
      () => accounts.select(secondAddress),
      () => send.resetSend(),
    ]) {
      const held = data.hold('name')
      send.receiver.setText('mara.eth')
      await platform.advance(600)
      expect(held).toHaveLength(1)
      leave()
      held[0]?.answer()
      await settle()
      expect([send.receiver.state, send.receiver.text]).toEqual([{ state: 'empty' }, ''])
    }
  })
})

describe('warnings', () => {
  test('A look-alike of a known address has to be compared.', async () => {
    const { send, fill } = await createSend()
    await fill({ amount: '0.5', to: twin })
    expect([send.receiver.lookAlike, send.step, send.canReview]).toEqual([firstAddress, 'review', false])
    send.receiver.setHasCompared(true)
    expect(send.canReview).toBe(true)
    // The tick counts for one address only.
    send.receiver.setText(`${twin.slice(0, -5)}1${twin.slice(-4)}`)
    await settle()
    expect([send.receiver.hasCompared, send.canReview]).toEqual([false, false])
  })

  test("Known addresses are the wallet's accounts, labelled addresses, and receivers of this account.", async () => {
    const { send, root, fill, confirm } = await createSend()
    await fill({ amount: '0.5', to: stranger })
    expect([send.receiver.isFirstTime, send.receiver.isOwnAddress, send.receiver.lookAlike]).toEqual([
      true,
      false,
      undefined,
    ])
    await confirm()
    const twinOfStranger = `${stranger.slice(0, 6)}${'1'.repeat(32)}${stranger.slice(-4)}`.toLowerCase()
    send.receiver.setText(twinOfStranger)
    await settle()
    expect(send.receiver.lookAlike).toBe(stranger)
    send.receiver.setText(stranger)
    await settle()
    expect([send.receiver.isFirstTime, send.receiver.lookAlike]).toEqual([false, undefined])
    root.chain.setAccountProp('addressLabels', new Map([[secondAddress, 'Savings']]), 'eip155')
    send.receiver.setText(secondAddress)
    await settle()
    expect(send.receiver.isFirstTime).toBe(false)
    send.receiver.setText(firstAddress.toLowerCase())
    await settle()
    expect([send.receiver.isFirstTime, send.receiver.isOwnAddress]).toEqual([false, true])
  })

  /** Another address with the same ends. */
  const twinOf = (address: string) => `${address.slice(0, 6)}${'1'.repeat(32)}${address.slice(-4)}`.toLowerCase()

  test('A receiver of one EVM network is known on every other, whichever account sent to it.', async () => {
    const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress], knownChains: [1, 10] })
    const { send, root, fill, confirm, accounts, network } = await createSend({ wallet })
    await fill({ amount: '0.5', to: stranger })
    await confirm()
    root.chain.setActiveCaipNetwork(network(1))
    accounts.select(secondAddress)
    send.receiver.setText(twinOf(stranger))
    await settle()
    expect([send.receiver.lookAlike, send.receiver.isFirstTime]).toEqual([stranger, true])
    send.receiver.setText(stranger)
    await settle()
    expect([send.receiver.lookAlike, send.receiver.isFirstTime]).toEqual([undefined, false])
  })

  test('The accounts of every connected wallet count as own accounts, on any namespace.', async () => {
    const solana = { ...alpha, id: 'mainnet', name: 'Solana', chainNamespace: 'solana' } as const
    const { send, root } = await createSend({ networks: [alpha, solana] })
    const account = { namespace: 'solana', address: stranger, type: 'eoa' } as const
    root.chain.setChainAccountData({ allAccounts: [account] }, 'solana')
    send.receiver.setText(stranger)
    await settle()
    expect([send.receiver.isOwnAddress, send.receiver.isFirstTime]).toEqual([true, false])
    send.receiver.setText(twinOf(stranger))
    await settle()
    expect(send.receiver.lookAlike).toBe(stranger)
  })

  test('Counterparties are known, too, once a unit reports them; a failure is ignored.', async () => {
    const { send, root, fill, snackbar } = await createSend().then((test) => ({
      ...test,
      snackbar: test.root.modalStores.snack,
    }))
    let told: (addresses: readonly string[]) => void = () => {}
    const read = vi.fn<() => Promise<readonly string[]>>(() => new Promise((resolve) => (told = resolve)))
    root.accountLoader.loaded.counterparties.add(read)
    root.accountLoader.loaded.counterparties.add(() => Promise.reject(new Error('no answer')))
    await fill({ symbol: 'ETH', amount: '0.5', to: twinOf(stranger) })
    expect([send.receiver.lookAlike, send.canReview]).toEqual([undefined, true])
    told([stranger])
    await settle()
    expect([send.receiver.lookAlike, send.canReview, snackbar.open]).toEqual([stranger, false, false])
    // Receiving something from an address does not make it a receiver.
    send.receiver.setText(stranger)
    await settle()
    expect([send.receiver.isFirstTime, send.receiver.lookAlike, read.mock.calls.length]).toEqual([true, undefined, 1])
  })

  test('A receiver of an earlier transfer is not doubted because a stranger imitates its address.', async () => {
    const { send, root, fill, confirm } = await createSend()
    root.accountLoader.loaded.counterparties.add(async () => [twinOf(stranger)])
    await fill({ amount: '0.5', to: stranger })
    expect(send.receiver.lookAlike).toBe(twinOf(stranger))
    send.receiver.setHasCompared(true)
    await confirm()
    send.receiver.setText(stranger)
    await settle()
    expect(send.receiver.lookAlike).toBeUndefined()
    send.receiver.setText(twinOf(stranger))
    await settle()
    expect(send.receiver.lookAlike).toBe(stranger)
  })

  test('Counterparties of another account are dropped.', async () => {
    const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress] })
    const { send, root, accounts } = await createSend({ wallet })
    const answers: ((addresses: readonly string[]) => void)[] = []
    root.accountLoader.loaded.counterparties.add(() => new Promise((resolve) => void answers.push(resolve)))
    send.receiver.setText(stranger)
    accounts.select(secondAddress)
    send.receiver.setText(twinOf(stranger))
    answers[0]?.([stranger])
    await settle()
    expect([answers.length, send.receiver.lookAlike]).toEqual([2, undefined])
  })

  test.each([
    ['0x0000000000000000000000000000000000000000', ['burnAddress', 'firstTime']],
    ['0x0000000000000000000000000000000000000001', ['burnAddress', 'firstTime']],
    ['0x000000000000000000000000000000000000dEaD', ['burnAddress', 'firstTime']],
    ['0xdEAD000000000000000042069420694206942069', ['burnAddress', 'firstTime']],
    [usdc, ['heldContract', 'firstTime']],
    [firstAddress, ['ownAddress']],
    [stranger, ['firstTime']],
  ])('The receiver %s has the warnings %j.', async (address, warnings) => {
    const { send, fill } = await createSend()
    await fill({ amount: '0.5', to: address.toLowerCase() })
    expect(send.receiverWarnings).toEqual(warnings)
  })

  test('Solana has burn addresses, too.', () => {
    for (const address of ['11111111111111111111111111111111', '1nc1nerator11111111111111111111111111111111'])
      expect(isBurnAddress(address)).toBe(true)
    expect(isBurnAddress('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')).toBe(false)
  })
})
