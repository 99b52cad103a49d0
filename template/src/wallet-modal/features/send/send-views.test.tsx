// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { isRecord } from '../../domain/errors/errors'
import { answerNames } from '../../adapters/evm/reader/names/testing/fake-names'
import type { FakeDataService } from '../../testing/fake-data-service'
import { fakeDataUrl, setGasPrice } from '../../testing/fake-data-service'
import type { FakeRpc } from '../../testing/chains/fake-rpc'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { dataOf, renderModal, wordsOf } from '../../testing/render-modal'
import { settle } from '../../testing/settle'
import { openRequestsTable } from '../open-requests/stored-request'
import { sendStoreOf } from './send-of-root'
import { alphaId, fillDataService, holdTransfers, usdc } from './testing/create-send'

const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const gwei = BigInt(1_000_000_000)

/** Every token has the given number of decimals, and names resolve as the service says; nothing else is answered. */
function answerDecimals(rpc: FakeRpc, decimals: number, { names }: FakeDataService): void {
  const namesOf = answerNames(names)
  rpc.answer('eth_call', ([call]) => {
    if (isRecord(call) && call['data'] === '0x313ce567') return `0x${decimals.toString(16).padStart(64, '0')}`
    return namesOf(call) ?? '0x'
  })
}

/** Opens the form from the account. */
async function openSend(options: Parameters<typeof renderModal>[0] = {}) {
  const data = fillDataService()
  const rendered = await renderModal({
    services: (url) => data.respond(url),
    hosts: { rpc: fakeDataUrl },
    wallet: new FakeWallet({ accounts: [firstAddress, secondAddress], knownChains: [1, 10] }),
    ...options,
  })
  const { rpc, connect, open, run, click, advance, root } = rendered
  answerDecimals(rpc, 6, data)
  rpc.answer('eth_getTransactionReceipt', () => null)
  rpc.answer('eth_getTransactionByHash', () => ({}))
  setGasPrice(rpc, gwei)
  await connect()
  await root.features.ens?.resolveName('warm.eth').catch(() => {})
  await open()
  await run(settle)
  await click('wm-action-send')
  const type = (testId: string, value: string) =>
    run(() => fireEvent.change(screen.getByTestId(testId), { target: { value } }))
  async function fill(amount: string, to: string) {
    await type('wm-send-amount', amount)
    await type('wm-send-receiver', to)
    await advance(1_000)
  }
  return {
    ...rendered,
    data,
    type,
    fill,
    async review(amount = '0.5', to = secondAddress) {
      await fill(amount, to)
      await click('wm-send-preview')
    },
    asked: () => rendered.wallet.callsOf('eth_sendTransaction').length,
  }
}

const text = (testId: string) => screen.getByTestId(testId).textContent
const valueOf = (testId: string) => (screen.getByTestId(testId) as HTMLInputElement).value
const isDisabled = (testId: string) => (screen.getByTestId(testId) as HTMLButtonElement).disabled
const notices = () => screen.queryAllByTestId('wm-send-notice').map(({ textContent }) => textContent)
const view = () => screen.getByTestId('wm-modal').dataset['view']
const failure = () => screen.queryByTestId('wm-alert')?.dataset['code']

describe('the form', () => {
  test('starts with the native currency and says what is missing', async () => {
    const { type, advance, click } = await openSend()
    expect([text('wm-send-token'), text('wm-send-preview'), isDisabled('wm-send-preview')]).toEqual([
      'ETH',
      'Add amount',
      true,
    ])
    await type('wm-send-amount', '0,5')
    expect([valueOf('wm-send-amount'), text('wm-send-preview')]).toEqual(['0.5', 'Add address'])
    await type('wm-send-receiver', 'mara')
    await advance(600)
    expect([text('wm-send-receiver-note'), text('wm-send-preview')]).toEqual(['Invalid Address', 'Invalid Address'])
    await type('wm-send-receiver', ` ${stranger} `)
    await advance(1_000)
    expect([text('wm-send-receiver-note'), text('wm-send-preview')]).toEqual([stranger, 'Review'])
    expect(screen.getByTestId('wm-send-receiver').dataset['address']).toBe(stranger)
    expect([text('wm-send-fee'), isDisabled('wm-send-preview')]).toEqual(['$0.04', false])
    expect(notices()).toEqual(['You have not sent to this address from here before.'])
    await type('wm-send-amount', '2')
    expect(text('wm-send-preview')).toBe('Insufficient funds')
    const announced = screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)
    expect(announced).toContain('Insufficient funds')
    expect(screen.getByTestId('wm-send-amount').getAttribute('aria-invalid')).toBe('true')
    await click('wm-send-clear')
    expect(valueOf('wm-send-receiver')).toBe('')
  })

  test.for([
    ['1e18', ''],
    ['0x1', ''],
    ['١', ''],
    [' 1 ', '1'],
    ['1,234.50', ''],
  ] as const)('%j in the amount field leaves %j', async ([typed, shown]) => {
    const { type } = await openSend()
    await type('wm-send-amount', typed)
    expect(valueOf('wm-send-amount')).toBe(shown)
  })

  test('More decimals than the token has are reported, and nothing is cut.', async () => {
    const { type, click, run } = await openSend()
    await click('wm-send-token')
    const dollar = screen.getAllByTestId('wm-token').find(({ dataset }) => dataset['symbol'] === 'USDC')
    await run(() => fireEvent.click(dollar ?? document.body))
    expect(text('wm-send-token')).toBe('USDC')
    await type('wm-send-amount', '1.1234567')
    expect([valueOf('wm-send-amount'), text('wm-send-preview')]).toEqual(['1.1234567', 'Incorrect value'])
    expect(notices()).toEqual(['USDC has 6 decimals at most.'])
  })

  test('Decimals that the network contradicts are reported in the form and at the review.', async () => {
    const { fill, click, run, rpc, asked, data } = await openSend()
    answerDecimals(rpc, 18, data)
    await click('wm-send-token')
    const dollar = screen.getAllByTestId('wm-token').find(({ dataset }) => dataset['symbol'] === 'USDC')
    await run(() => fireEvent.click(dollar ?? document.body))
    await fill('1', secondAddress)
    const why =
      'The list and the network disagree about the decimals of this token: the list says 6, the network 18. Nothing was sent'
    expect(notices()).toContain(why)
    await click('wm-send-preview')
    expect([view(), text('wm-snackbar'), asked()]).toEqual(['WalletSend', why, 0])
  })

  test('shows dollars, and Max', async () => {
    const { type, click, run } = await openSend()
    await type('wm-send-amount', '0.5')
    expect(text('wm-send-unit')).toContain('$1,000.00')
    await click('wm-send-unit')
    expect([valueOf('wm-send-amount'), text('wm-send-unit')]).toEqual(['1000.00', '0.5 ETH'])
    await click('wm-send-max')
    await run(settle)
    // The highest possible fee is left over.
    expect(Number(valueOf('wm-send-amount'))).toBeGreaterThan(1.2344)
    expect(Number(valueOf('wm-send-amount'))).toBeLessThan(1.234567)
  })

  test('Max without a fee says so and fills in nothing; it can be tried again.', async () => {
    const { click, run, rpc } = await openSend()
    rpc.answer('eth_estimateGas', () => {
      throw new Error('overloaded')
    })
    await click('wm-send-max')
    await run(settle)
    expect(text('wm-send-max-failed')).toContain(
      'The fee is not known, so Max filled in no amount. The network does not answer: overloaded.',
    )
    expect(valueOf('wm-send-amount')).toBe('')
    setGasPrice(rpc, gwei)
    await click('wm-send-max-retry')
    await run(settle)
    expect(screen.queryByTestId('wm-send-max-failed')).toBeNull()
    expect(Number(valueOf('wm-send-amount'))).toBeGreaterThan(1.2344)
  })

  test('A fee that is not covered is reported with its figures.', async () => {
    const { fill } = await openSend()
    await fill('1.234556', secondAddress)
    expect(notices()).toContain(
      'The network fee is about 0.000021 ETH and 0.000011 ETH would be left for it. Send less, or add ETH.',
    )
    expect(isDisabled('wm-send-preview')).toBe(true)
  })

  test('A look-alike is shown beside the known address, and has to be compared.', async () => {
    const { fill, click } = await openSend()
    const twin = `${secondAddress.slice(0, 6)}${'0'.repeat(32)}${secondAddress.slice(-4)}`.toLowerCase()
    await fill('0.5', twin)
    const warning = screen.getByTestId('wm-send-look-alike')
    expect(warning.textContent).toContain(secondAddress)
    expect(warning.textContent).toContain(twin)
    expect(isDisabled('wm-send-preview')).toBe(true)
    await click('wm-send-compared')
    expect(isDisabled('wm-send-preview')).toBe(false)
  })

  test("warns of the own address and of the token's address", async () => {
    const { fill, click, run } = await openSend()
    await fill('0.5', firstAddress)
    expect(notices()).toEqual(['This is your own account.'])
    await click('wm-send-token')
    const dollar = screen.getAllByTestId('wm-token').find(({ dataset }) => dataset['symbol'] === 'USDC')
    await run(() => fireEvent.click(dollar ?? document.body))
    await fill('1', usdc)
    expect(notices()).toContain('This is the address of the token itself. What is sent there is lost.')
    expect(isDisabled('wm-send-preview')).toBe(true)
  })

  test('Hidden balances are hidden in the form, but never what the review will send.', async () => {
    const { review, run, root } = await openSend()
    const form = () => screen.getByTestId('wm-view-WalletSend').textContent
    expect(form()).toContain('1.234')
    await run(() => root.account.hideBalances(true))
    expect(form()).toContain('••••')
    expect(form()).not.toContain('1.234')
    await review('0.5')
    expect(screen.getByTestId('wm-view-WalletSendPreview').textContent).toContain('0.5 ETH')
    expect(screen.getByTestId('wm-view-WalletSendPreview').textContent).not.toContain('••••')
  })

  test('A name is looked up and shown with its address, or with the reason why it does not resolve.', async () => {
    const { type, advance, data, rpc } = await openSend()
    data.names.set('mara.eth', { address: secondAddress })
    await type('wm-send-amount', '0.5')
    await type('wm-send-receiver', 'mara.eth')
    expect(text('wm-send-receiver-note')).toBe('Looking up the name')
    await advance(1_000)
    expect(text('wm-send-receiver-note')).toBe(secondAddress)
    for (const [name, why, label] of [
      ['nobody.eth', 'Nobody has the name nobody.eth. Check the spelling.', 'Add address'],
      ['mаra.eth', 'This is not a valid name. Check the spelling.', 'Add address'],
      [
        `${stranger.slice(0, -1)}7`,
        'Invalid Address. A character of this address is wrong. Copy it again from where it came.',
        'Invalid Address',
      ],
    ] as const) {
      await type('wm-send-receiver', name)
      await advance(1_000)
      expect([text('wm-send-receiver-note'), text('wm-send-preview')]).toEqual([why, label])
    }
    data.fail('name', 500)
    rpc.answer('eth_call', () => {
      throw new Error('overloaded')
    })
    await type('wm-send-receiver', 'juno.eth')
    await advance(1_000)
    expect(text('wm-send-receiver-note')).toContain('Error resolving name')
  })

  test('A copied address can be pasted; a browser that refuses says so.', async () => {
    const { platform, click, advance, run } = await openSend()
    platform.copied.push(stranger)
    await click('wm-send-paste')
    await advance(1_000)
    expect(valueOf('wm-send-receiver')).toBe(stranger)
    await click('wm-send-clear')
    await run(() => {
      platform.paste = () => Promise.reject(new Error('NotAllowedError'))
    })
    await click('wm-send-paste')
    expect(text('wm-snackbar')).toBe('The browser does not share what was copied. Paste it with the keyboard.')
  })

  test('While a review is prepared the button is busy; an edit frees it and cancels the review.', async () => {
    const { fill, click, run, root, type } = await openSend()
    await fill('0.5', secondAddress)
    const held = await holdTransfers(root)
    const isBusy = () => screen.getByTestId('wm-send-preview').getAttribute('aria-busy') === 'true'
    await click('wm-send-preview')
    await click('wm-send-preview')
    expect([held.length, isBusy(), text('wm-send-preview')]).toEqual([1, true, 'Preparing the review'])
    await type('wm-send-amount', '0.25')
    expect(isBusy()).toBe(false)
    await run(() => held[0]?.release())
    expect(view()).toBe('WalletSend')
    await click('wm-send-preview')
    await run(() => held[1]?.release())
    expect([view(), text('wm-send-review-amount')]).toEqual(['WalletSendPreview', '0.25 ETH'])
  })

  test('A review that was left while it was prepared does not open with the form again.', async () => {
    const { fill, click, run, root } = await openSend()
    await fill('0.5', secondAddress)
    const held = await holdTransfers(root)
    await click('wm-send-preview')
    await click('wm-back')
    await click('wm-action-send')
    await run(() => held[0]?.release())
    expect(view()).toBe('WalletSend')
  })

  test('If the review fails, the form stays and gives the reason.', async () => {
    const { fill, click, root } = await openSend()
    await fill('0.5', secondAddress)
    root.sessions.end('eip155')
    await click('wm-send-preview')
    expect([view(), text('wm-snackbar')]).toEqual(['WalletSend', 'No wallet is connected'])
  })
})

describe('the tokens to send', () => {
  test('are those of the network; the search finds them', async () => {
    const { click, run } = await openSend()
    await click('wm-send-token')
    const symbols = () => screen.queryAllByTestId('wm-token').map(({ dataset }) => dataset['symbol'])
    expect([view(), symbols()]).toEqual(['WalletSendSelectToken', ['ETH', 'USDC']])
    expect(screen.getByTestId('wm-view-WalletSendSelectToken').textContent).toContain('Only tokens you hold on Alpha')
    await run(() => fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: 'nothing' } }))
    expect([symbols(), screen.queryByTestId('wm-search-empty') !== null]).toEqual([[], true])
  })
})

describe('the review', () => {
  test('[C1-12] shows in full what then goes to the wallet: native and token transfers', async () => {
    const { review, click, run, wallet, fill } = await openSend()
    await review('0.123456789012345678')
    expect(text('wm-send-review-amount')).toBe('0.123456789012345678 ETH')
    expect(text('wm-send-review-address')).toBe(secondAddress)
    expect(text('wm-send-review-total')).toBe('$246.96')
    const slip = wordsOf(screen.getByTestId('wm-view-WalletSendPreview'))
    for (const fact of ['$246.91', 'Alpha', '$0.04', 'Review transaction carefully']) expect(slip).toContain(fact)
    await click('wm-send-confirm')
    expect(wallet.callsOf('eth_sendTransaction')[0]?.params).toMatchObject([
      { from: firstAddress, to: secondAddress, value: `0x${BigInt('123456789012345678').toString(16)}`, data: '0x' },
    ])
    await click('wm-done')
    await click('wm-action-send')
    await click('wm-send-token')
    const dollar = screen.getAllByTestId('wm-token').find(({ dataset }) => dataset['symbol'] === 'USDC')
    await run(() => fireEvent.click(dollar ?? document.body))
    await fill('12.5', secondAddress)
    await click('wm-send-preview')
    expect(text('wm-send-review-amount')).toBe('12.5 USDC')
    await click('wm-send-confirm')
    expect(wallet.callsOf('eth_sendTransaction')[1]?.params).toMatchObject([
      {
        from: firstAddress,
        to: usdc,
        value: '0x0',
        data: `0xa9059cbb${secondAddress.slice(2).toLowerCase().padStart(64, '0')}${BigInt(12_500_000).toString(16).padStart(64, '0')}`,
      },
    ])
    // Account is the only view of the history.
    expect([view(), screen.queryByTestId('wm-back')]).toEqual(['Account', null])
    expect(screen.getAllByTestId('wm-pending').length).toBeGreaterThan(0)
  })

  test('[C2-22] a native transfer pushes a view with no back navigation, which follows it', async () => {
    const { review, click, rpc, advance } = await openSend()
    await review()
    await click('wm-send-confirm')
    expect([view(), screen.queryByTestId('wm-back')]).toEqual(['TransactionStatus', null])
    expect(dataOf(screen.getByTestId('wm-send-status'))).toMatchObject({ state: 'pending', hash: '0x5e47' })
    expect(text('wm-send-status')).toContain('Sending 0.5 ETH')
    expect(screen.getByTestId('wm-explorer').getAttribute('href')).toBe('https://alphascan.example/tx/0x5e47')
    await advance(25_000)
    expect(screen.getByTestId('wm-send-status').dataset['state']).toBe('unknown')
    expect(text('wm-send-status')).toContain('do not send it again before you have looked')
    rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
    await advance(30_000)
    expect(screen.getByTestId('wm-send-status').dataset['state']).toBe('success')
    expect(text('wm-send-status')).toContain('It arrived at 0x7099…79C8.')
    await click('wm-done')
    expect(view()).toBe('Account')
  })

  test('A transfer that the network refused is reported as such.', async () => {
    const { review, click, rpc, advance } = await openSend()
    await review()
    rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x0' }))
    await click('wm-send-confirm')
    await advance(1_000)
    expect(screen.getByTestId('wm-send-status').dataset['state']).toBe('reverted')
    expect(text('wm-send-status')).toContain('The amount did not move')
  })

  test('stops at a look-alike that is found only then, until both addresses are compared', async () => {
    const { review, root, run, click, asked } = await openSend()
    let tell: (addresses: readonly string[]) => void = () => {}
    root.accountLoader.loaded.counterparties.add(() => new Promise((resolve) => (tell = resolve)))
    await review('0.5', `${stranger.slice(0, 6)}${'1'.repeat(32)}${stranger.slice(-4)}`.toLowerCase())
    expect([view(), isDisabled('wm-send-confirm')]).toEqual(['WalletSendPreview', false])
    await run(() => tell([stranger]))
    expect([text('wm-send-look-alike')?.includes(stranger), isDisabled('wm-send-confirm')]).toEqual([true, true])
    await click('wm-send-confirm')
    expect(asked()).toBe(0)
    await click('wm-send-compared')
    await click('wm-send-confirm')
    expect(asked()).toBe(1)
  })

  test('repeats the warnings about the receiver', async () => {
    const { review } = await openSend()
    await review('0.5', `0x${'0'.repeat(36)}dead`)
    expect(view()).toBe('WalletSendPreview')
    expect(notices()).toContain('Nobody has the key to this address. What is sent there is lost.')
  })

  test("shows the token's own fee and what the receiver gets", async () => {
    const { review, root, run } = await openSend()
    await review()
    expect(screen.queryByTestId('wm-send-received')).toBeNull()
    const { flow } = sendStoreOf(root)
    const { review: shown } = flow
    const received = BigInt(45) * BigInt(10) ** BigInt(16)
    await run(() => flow.setReview(shown && { ...shown, transaction: { ...shown.transaction, received } }))
    expect([text('wm-send-token-fee'), text('wm-send-received')]).toEqual(['0.05 ETH', '0.45 ETH'])
  })

  test('A name that the network confirms has a check, which says so; the address of a look-alike is marked.', async () => {
    const { review, data } = await openSend()
    data.names.set('mara.eth', { address: secondAddress })
    await review('0.5', 'mara.eth')
    expect(text('wm-send-review-name')).toBe('mara.ethAlpha confirms that the name leads to this address.')
    expect(screen.getByTestId('wm-send-review-address').querySelector('b')).toBeNull()
  })

  test('Form and review say if only the service confirms a name.', async () => {
    const { review, data, rpc, click, fill } = await openSend()
    const outside = answerNames(new Map([['mara.eth', { isOutside: true }]]))
    rpc.answer('eth_call', ([call]) => outside(call) ?? '0x')
    data.names.set('mara.eth', { address: secondAddress })
    const warning = 'Only a name service vouches for mara.eth, not the network.'
    await fill('0.5', 'mara.eth')
    expect(notices().join(' ')).toContain(warning)
    await review('0.5', 'mara.eth')
    expect([failure(), text('wm-alert').includes(warning)]).toEqual(['nameByService', true])
    expect(text('wm-send-review-name')).not.toContain('confirms')
    expect(text('wm-send-review-address')).toBe(secondAddress)
    await click('wm-send-edit')
    await review('0.5', secondAddress)
    expect(failure()).toBeUndefined()
  })

  test('A name about which network and service disagree is refused; a lookup without an answer can be repeated.', async () => {
    const { fill, data, rpc, click, advance } = await openSend()
    const other = answerNames(new Map([['mara.eth', { address: stranger }]]))
    rpc.answer('eth_call', ([call]) => other(call) ?? '0x')
    data.names.set('mara.eth', { address: secondAddress })
    await fill('0.5', 'mara.eth')
    expect(text('wm-send-receiver-note')).toBe(
      'The network and the name service disagree about mara.eth. Ask for the address itself.',
    )
    expect(isDisabled('wm-send-preview')).toBe(true)
    rpc.answer('eth_call', () => {
      throw new Error('overloaded')
    })
    await fill('0.5', 'juno.eth')
    expect(text('wm-send-receiver-note')).toContain('Error resolving name')
    const juno = new Map([['juno.eth', { address: stranger }]])
    const names = answerNames(juno)
    rpc.answer('eth_call', ([call]) => names(call) ?? '0x')
    await click('wm-send-retry-name')
    await advance(1_000)
    expect(text('wm-send-receiver-note')).toBe(stranger)
  })

  test('shows the name and the full address of a receiver with a name', async () => {
    const { review, data } = await openSend()
    data.names.set('mara.eth', { address: secondAddress })
    await review('0.5', 'mara.eth')
    const slip = screen.getByTestId('wm-view-WalletSendPreview')
    expect(slip.textContent).toContain('mara.eth')
    expect(text('wm-send-review-address')).toBe(secondAddress)
  })

  test('If Send is pressed twice, or Enter is held, the wallet is asked once.', async () => {
    const { review, wallet, run, asked } = await openSend()
    await review()
    wallet.hold('eth_sendTransaction')
    const confirm = screen.getByTestId('wm-send-confirm')
    await run(() => {
      for (let press = 0; press < 20; press += 1) fireEvent.click(confirm)
    })
    await run(() => {
      for (let press = 0; press < 20; press += 1) fireEvent.click(confirm)
    })
    expect([asked(), view()]).toEqual([1, 'ApproveTransaction'])
  })

  test('A request of an earlier page is shown in the form and in the review, which asks for consent.', async () => {
    const { root, run, review, click, asked, platform } = await openSend()
    await click('wm-back')
    const row = {
      id: 'earlier',
      chainId: alphaId,
      from: firstAddress,
      to: secondAddress,
      amount: '0.5',
      symbol: 'ETH',
      iconUrl: '',
      called: secondAddress,
      value: '500000000000000000',
      data: '0x',
      askedAt: platform.now(),
    }
    await (await root.memory.repositories()).open(openRequestsTable).put(row.id, row)
    expect(failure()).toBeUndefined()
    await click('wm-action-send')
    await run(settle)
    expect([view(), failure()]).toEqual(['WalletSend', 'stillOpen'])
    expect(screen.getByTestId('wm-explorer').getAttribute('href')).toBe(
      `https://alphascan.example/address/${firstAddress}`,
    )
    await review()
    expect([view(), failure(), isDisabled('wm-send-confirm')]).toEqual(['WalletSendPreview', 'stillOpen', true])
    await click('wm-send-consent')
    await click('wm-send-confirm')
    expect(asked()).toBe(1)
  })

  test.for(['wm-cancel-request', 'wm-back'])(
    'After the review was left by %s, the wallet is asked again only with the consent to a double transfer.',
    async (way) => {
      const { review, wallet, click, asked, run } = await openSend()
      await review()
      const held = wallet.hold('eth_sendTransaction')
      await click('wm-send-confirm')
      expect(text('wm-view-ApproveTransaction')).toContain('Sending 0.5 ETH to 0x7099…79C8.')
      expect(text('wm-cancel-request')).toBe('Stop waiting')
      await click(way)
      expect([view(), failure(), isDisabled('wm-send-confirm')]).toEqual(['WalletSendPreview', 'stillOpen', true])
      expect(screen.getByTestId('wm-explorer').getAttribute('href')).toBe(
        `https://alphascan.example/address/${firstAddress}`,
      )
      await click('wm-send-confirm')
      expect(asked()).toBe(1)
      await click('wm-send-consent')
      expect(isDisabled('wm-send-confirm')).toBe(false)
      await run(() => held.resolve('0x5e47'))
      expect([view(), asked()]).toEqual(['TransactionStatus', 1])
      await click('wm-done')
      expect([view(), screen.getAllByTestId('wm-pending').length]).toEqual(['Account', 1])
    },
  )

  test('After a declined request the review is shown, and the form is as before.', async () => {
    const { review, wallet, click, asked } = await openSend()
    await review()
    wallet.fail('eth_sendTransaction', walletError(4001))
    await click('wm-send-confirm')
    expect([view(), failure()]).toEqual(['WalletSendPreview', 'declined'])
    // A decline is the visitor's own choice, not an error.
    expect(screen.getByTestId('wm-alert').dataset['variant']).toBe('info')
    expect(screen.queryByTestId('wm-snackbar')?.textContent ?? '').toBe('')
    await click('wm-send-edit')
    expect([valueOf('wm-send-amount'), valueOf('wm-send-receiver')]).toEqual(['0.5', secondAddress])
    wallet.release('eth_sendTransaction')
    await click('wm-send-preview')
    expect(failure()).toBeUndefined()
    await click('wm-send-confirm')
    expect([asked(), view()]).toEqual([2, 'TransactionStatus'])
  })

  test('A failed request gives the reason.', async () => {
    const { review, wallet, click } = await openSend()
    await review()
    wallet.fail('eth_sendTransaction', walletError(-32602, 'invalid gas'))
    await click('wm-send-confirm')
    expect([view(), failure()]).toEqual(['WalletSendPreview', 'failed'])
    expect(text('wm-alert')).toContain('invalid gas')
    expect(text('wm-snackbar')).toBe('Failed to send transaction. Please try again.')
  })

  test('An unclear answer says that the transfer may have been sent, and where to look; the visitor is not told to try again.', async () => {
    const { review, wallet, click, asked } = await openSend()
    await review()
    wallet.fail('eth_sendTransaction', walletError(-32603, 'Internal JSON-RPC error.'))
    await click('wm-send-confirm')
    expect([view(), failure(), isDisabled('wm-send-confirm')]).toEqual(['WalletSendPreview', 'maybeSent', true])
    expect(text('wm-alert')).toContain('It may have been sent')
    expect(text('wm-alert')).toContain('Internal JSON-RPC error.')
    expect(screen.getByTestId('wm-explorer').getAttribute('href')).toBe(
      `https://alphascan.example/address/${firstAddress}`,
    )
    expect(screen.queryByTestId('wm-snackbar')?.textContent ?? '').toBe('')
    wallet.release('eth_sendTransaction')
    await click('wm-send-consent')
    await click('wm-send-confirm')
    expect([asked(), view()]).toEqual([2, 'TransactionStatus'])
  })

  test('A name that cannot be checked again stops the request, and the review says that nothing was sent.', async () => {
    const { review, data, click, asked, rpc } = await openSend()
    data.names.set('mara.eth', { address: secondAddress })
    await review('0.5', 'mara.eth')
    data.fail('name', 500)
    rpc.answer('eth_call', () => {
      throw new Error('overloaded')
    })
    await click('wm-send-confirm')
    expect([asked(), failure()]).toEqual([0, 'nameUnchecked'])
    expect(text('wm-alert')).toContain('mara.eth could not be checked again, so nothing was sent. Try again.')
  })

  test('A name that now resolves to another address stops the request.', async () => {
    const { review, data, click, asked } = await openSend()
    data.names.set('mara.eth', { address: secondAddress })
    await review('0.5', 'mara.eth')
    data.names.set('mara.eth', { address: stranger })
    await click('wm-send-confirm')
    expect([asked(), failure()]).toEqual([0, 'nameMoved'])
    expect(text('wm-alert')).toContain('mara.eth now leads to another address. Review again.')
    expect(text('wm-send-review-address')).toBe(secondAddress)
  })

  test.for(['account', 'network'] as const)('another %s discards it, and the empty form is shown', async (what) => {
    const { review, wallet, run, asked, root } = await openSend()
    await review()
    await run(() => (what === 'account' ? wallet.changeAccounts([secondAddress]) : wallet.changeChain(10)))
    await run(settle)
    expect([view(), valueOf('wm-send-amount'), asked()]).toEqual(['WalletSend', '', 0])
    expect(root.router.history.map((route) => route.view)).toEqual(['Account', 'WalletSend'])
  })

  test('If the review is left while a name is looked up again, the wallet is not asked.', async () => {
    const { review, data, click, run, asked } = await openSend()
    data.names.set('mara.eth', { address: secondAddress })
    await review('0.5', 'mara.eth')
    const held = data.hold('name')
    await click('wm-send-confirm')
    expect(screen.getByTestId('wm-send-confirm').getAttribute('aria-busy')).toBe('true')
    await click('wm-send-edit')
    await run(() => held[0]?.answer())
    expect([asked(), view()]).toEqual([0, 'WalletSend'])
    expect(valueOf('wm-send-amount')).toBe('0.5')
  })
})

describe('the Send action', () => {
  test('is hidden if the option is off, and on a network that the app does not list', async () => {
    const { connect, open } = await renderModal({ features: { send: false } })
    await connect()
    await open()
    expect(screen.queryByTestId('wm-action-send')).toBeNull()
  })

  test('is tracked', async () => {
    const { modal, root, click } = await openSend()
    const events: unknown[] = []
    modal.root.events.subscribe(({ props }) => void events.push(props))
    await click('wm-back')
    await click('wm-action-send')
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'OPEN_SEND', properties: { network: alphaId, isSmartAccount: false } }),
    )
    expect(root.router.view).toBe('WalletSend')
  })
})
