// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually'
import { firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { markedDetails } from '../../testing/marked-details'
import { settle } from '../../testing/settle'
import { beta } from '../../testing/networks'
import type { PayStore } from './pay.store'
import { payTexts } from './pay-texts'
import { createPay, dollars, ether, hash, native, usdc } from './testing/create-pay'

const quarter = ether / BigInt(4)
const word = (value: bigint | number | string) => BigInt(value).toString(16).padStart(64, '0')

test('the wallet gets the native payment that the review shows', async () => {
  const { store, review, confirm, asked, mined, platform, told, root, events } = await createPay()
  await review()
  expect(root.router.view).toBe('PayReview')
  expect(store.wallet.review).toMatchObject({
    receiver: { address: secondAddress },
    amountText: '0.25',
    from: firstAddress,
  })
  mined.set(hash, { value: quarter })
  await confirm()
  expect(asked()).toMatchObject([{ from: firstAddress, to: secondAddress, value: `0x${quarter.toString(16)}` }])
  expect(root.router.view).toBe('PayLoading')
  await eventually(() => expect(store.payment?.step).toBe('completed'))
  const result = { type: 'wallet', network: 'eip155:1', hash, isConfirmed: true }
  expect(told).toEqual([result])
  const configuration = { network: 'eip155:1', asset: 'native', recipient: secondAddress, amount: '0.25' }
  const begun = { paymentId: store.payment?.id, configuration, currentPayment: { type: 'wallet' } }
  expect(events).toEqual([
    { event: 'PAY_MODAL_OPEN', properties: { exchanges: ['one', 'two'], configuration } },
    { event: 'PAY_INITIATED', properties: begun },
    {
      event: 'PAY_SUCCESS',
      properties: { ...begun, currentPayment: { type: 'wallet', result: hash, status: 'SUCCESS' } },
    },
  ])
  await platform.advance(3_000)
  expect(root.modal.open).toBe(false)
})

test('the wallet gets a token transfer, and the payment is completed when the Transfer log shows the amount', async () => {
  const { store, review, confirm, asked, mined } = await createPay(dollars)
  await review()
  mined.set(hash, { to: usdc, moved: [{ to: secondAddress, amount: BigInt(12_500_000) }] })
  await confirm()
  const data = `0xa9059cbb${word(secondAddress)}${word(12_500_000)}`
  expect(asked()).toMatchObject([{ to: usdc, data }])
  await eventually(() => expect(store.payment?.step).toBe('completed'))
})

test('a token that keeps a part of each transfer does not complete the payment', async () => {
  const { store, review, confirm, mined, told } = await createPay(dollars)
  await review()
  mined.set(hash, { to: usdc, moved: [{ to: secondAddress, amount: BigInt(12_499_999) }] })
  await confirm()
  await eventually(() => expect(store.payment?.step).toBe('unproven'))
  expect(store.payment?.error?.message).toBe(
    'The network does not show the payment: the recipient got less than the amount',
  )
  expect(markedDetails(payTexts, store.payment?.error)).toBe('[the recipient got less than the amount]')
  expect(told).toEqual(['PAYMENT_NOT_FOUND'])
})

test('a transaction that the network refuses is a failed payment, and the visitor can pay again', async () => {
  const { store, review, confirm, mined, told, root } = await createPay()
  await review()
  mined.set(hash, { value: quarter, status: '0x0' })
  await confirm()
  await eventually(() => expect(store.payment?.step).toBe('failed'))
  expect(told).toEqual(['GENERIC_PAYMENT_ERROR'])
  expect(store.payment?.error?.message).toBe('Unable to process payment: the network refused the transaction')
  expect(markedDetails(payTexts, store.payment?.error)).toBe('[the network refused the transaction]')
  store.chooseAgain()
  expect([root.router.view, store.payment?.step]).toEqual(['Pay', 'choosing'])
  mined.set(hash, { value: quarter })
  await review()
  await confirm()
  await eventually(() => expect(store.payment?.step).toBe('completed'))
})

test('a payment without a block is late after 25 seconds, and not found after half an hour', async () => {
  const { store, review, confirm, platform, told } = await createPay()
  await review()
  await confirm()
  expect(store.payment?.step).toBe('network')
  await platform.advance(24_000)
  expect(store.payment?.step).toBe('network')
  await platform.advance(2_000)
  expect(store.payment?.step).toBe('late')
  await platform.advance(1_800_000)
  expect(store.payment?.step).toBe('unproven')
  expect(told).toEqual(['PAYMENT_NOT_FOUND'])
  expect(store.payment?.error?.details).toBe('the network has not confirmed the transaction')
  expect(markedDetails(payTexts, store.payment?.error)).toBe('[the network has not confirmed the transaction]')
})

/** The error that the view Pay shows below the ways to pay. */
function failureIn({ wallet: { failure } }: PayStore): unknown {
  return failure?.reason === 'failed' ? failure.error : undefined
}

test('a network that the modal cannot read has no review', async () => {
  const { store, review, root } = await createPay()
  vi.spyOn(root.accountLoader.loaded, 'reader').mockRejectedValue(new Error('The reader has not loaded.'))
  await review()
  expect(failureIn(store)).toMatchObject({ message: 'Unable to initiate payment: Alpha cannot be read' })
  expect(markedDetails(payTexts, failureIn(store))).toBe('[Alpha cannot be read]')
})

test.each([
  ['other decimals than the page says', { decimals: 18 }, 'DECIMALS_DIFFER'],
  ['no transfer of the amount', { moves: false }, 'TRANSACTION_REFUSED'],
])('a token with %s has no review', async (_, change, code) => {
  const { store, review, chain, asked } = await createPay(dollars)
  Object.assign(chain, change)
  await review()
  expect(store.wallet.review).toBeUndefined()
  expect(store.wallet.failure).toMatchObject({ reason: 'failed', error: { code } })
  expect(asked()).toEqual([])
})

test('an account that holds too little has no review', async () => {
  const { store, review, rpc } = await createPay()
  rpc.answer('eth_getBalance', () => '0x1')
  await review()
  expect(store.wallet.failure).toMatchObject({ error: { code: 'TRANSACTION_REFUSED' } })
})

test('the review opens without a fee when the network does not tell its gas price', async () => {
  const { store, review, rpc } = await createPay()
  rpc.answer('eth_gasPrice', () => null)
  await review()
  expect(store.wallet.review).toMatchObject({ fee: undefined, amountText: '0.25' })
})

test('the wallet is asked to switch to the network of the payment; after a decline the view Pay stays open', async () => {
  const payment = { ...native, paymentAsset: { ...native.paymentAsset, network: 'eip155:10' } } as const
  const { store, review, confirm, wallet, root, mined, asked } = await createPay(payment)
  wallet.answer('wallet_switchEthereumChain', () => {
    throw walletError(4001)
  })
  await review()
  expect([store.wallet.failure, root.router.view]).toEqual([{ reason: 'declined' }, 'Pay'])
  wallet.release('wallet_switchEthereumChain')
  await review()
  expect([root.router.view, root.chain.activeCaipNetwork?.id]).toEqual(['PayReview', beta.id])
  mined.set(hash, { value: quarter })
  await confirm()
  expect(asked()).toHaveLength(1)
})

test('a network that the paired wallet has not approved is reported as INVALID_PAYMENT_CONFIG', async () => {
  const payment = { ...native, paymentAsset: { ...native.paymentAsset, network: 'eip155:10' } } as const
  const { store, review, root } = await createPay(payment)
  root.chain.setChainNetworkData({ supportsAllNetworks: false, approvedCaipNetworkIds: ['eip155:1'] }, 'eip155')
  await review()
  const details = `the wallet has not approved ${beta.name}`
  expect(failureIn(store)).toMatchObject({ code: 'INVALID_PAYMENT_CONFIG', details })
  expect(markedDetails(payTexts, failureIn(store))).toBe(`[${details}]`)
})

test('a declined request can be made again; an unclear answer needs consent first', async () => {
  const { store, review, confirm, wallet, asked, told } = await createPay()
  await review()
  wallet.fail('eth_sendTransaction', walletError(4001))
  await confirm()
  expect([store.wallet.failure, store.wallet.consent.doubt]).toEqual([{ reason: 'declined' }, undefined])
  wallet.fail('eth_sendTransaction', walletError(-32603, 'lost'))
  await confirm()
  expect([store.wallet.failure, store.wallet.consent.doubt?.state, asked().length]).toEqual([undefined, 'unclear', 2])
  await confirm()
  expect(asked()).toHaveLength(2)
  store.wallet.consent.set(true)
  await confirm()
  expect(asked()).toHaveLength(3)
  expect(told).toEqual([])
})

test('when the wallet changes to another account, the review is dropped', async () => {
  const { store, review, wallet, root, asked, confirm } = await createPay()
  await review()
  wallet.changeAccounts([secondAddress])
  await settle()
  expect([store.wallet.review, store.wallet.failure, root.router.view]).toEqual([
    undefined,
    { reason: 'accountChanged' },
    'Pay',
  ])
  await confirm()
  expect(asked()).toEqual([])
})

test('a visitor without a wallet connects, and comes back to the review', async () => {
  const { store, root, connect, told } = await createPay(native, { isConnected: false })
  store.payFromWallet()
  expect([root.router.view, store.awaitsAccount, root.modalStores.keepsModalOpen]).toEqual(['Connect', true, true])
  await connect()
  await eventually(() => expect(root.router.view).toBe('PayReview'))
  expect([store.awaitsAccount, root.modalStores.keepsModalOpen, told]).toEqual([false, false, []])
})

test('after Back from the list of wallets, connecting does not open the review', async () => {
  const { store, root, connect } = await createPay(native, { isConnected: false })
  store.payFromWallet()
  root.router.goBack()
  expect(store.awaitsAccount).toBe(false)
  await connect()
  expect(root.router.view).toBe('Pay')
})

test('disconnecting keeps the payment open', async () => {
  const { store, root, told } = await createPay()
  await store.disconnect()
  expect([root.modal.open, root.router.view, store.wallet.payer, told]).toEqual([true, 'Pay', undefined, []])
})

test('a payment whose modal was closed while the wallet asked is completed when the wallet sends after all', async () => {
  const { store, review, confirm, wallet, root, mined, told } = await createPay()
  await review()
  const held = wallet.hold('eth_sendTransaction')
  void confirm()
  await eventually(() => expect(store.wallet.phase).toBe('asking'))
  root.modal.close('header')
  await settle()
  expect(told).toEqual([])
  mined.set(hash, { value: quarter })
  held.resolve(hash)
  await eventually(() => expect(told).toMatchObject([{ hash, isConfirmed: true }]))
})

test('a payment whose modal was closed, and that is then declined in the wallet, ends without an error', async () => {
  const { store, review, confirm, wallet, root, told } = await createPay()
  await review()
  const held = wallet.hold('eth_sendTransaction')
  void confirm()
  await eventually(() => expect(store.wallet.phase).toBe('asking'))
  root.modal.close('header')
  held.reject(walletError(4001))
  await eventually(() => expect(told).toEqual(['closed']))
  expect(store.payment).toBeUndefined()
})

test('while a wallet may still send a payment, the visitor cannot choose an exchange, so that nobody pays twice', async () => {
  const { store, review, confirm, wallet, root, exchanges, windows, shown } = await createPay()
  await review()
  const held = wallet.hold('eth_sendTransaction')
  void confirm()
  await eventually(() => expect(store.wallet.phase).toBe('asking'))
  root.router.reset({ view: 'Pay', data: undefined })
  await settle()
  const [exchange] = store.exchanges
  if (exchange) store.payAtExchange(exchange)
  await settle()
  expect([store.canPayAtExchange, windows, exchanges.questions('ExchangePayUrl'), shown().step]).toEqual([
    false,
    [],
    [],
    'choosing',
  ])
  held.reject(walletError(4001))
  await eventually(() => expect(store.canPayAtExchange).toBe(true))
})

test('closing the modal ends the payment; a second payment replaces the first', async () => {
  const { open, root, told, store } = await createPay()
  await open(dollars)
  expect([told, store.payment?.facts.symbol]).toEqual([['closed'], 'USDC'])
  root.modal.close('escape')
  expect([told, store.payment]).toEqual([['closed', 'closed'], undefined])
})

test('of two payments that are opened at the same time, the modal shows the later', async () => {
  const { open, told, store } = await createPay()
  await Promise.all([open(dollars), open({ ...native, amount: '7' })])
  expect(store.payment?.facts.amountText).toBe('7')
  expect(told).toEqual(['closed', 'closed'])
})

test('without features.pay, a payment is refused', async () => {
  await expect(createPay(native, { features: {} })).rejects.toMatchObject({ code: 'INVALID_PAYMENT_CONFIG' })
})

test('a callback of the app that throws does not interrupt the modal', async () => {
  const { store, review, confirm, mined, platform, shown } = await createPay()
  Object.assign(shown().listener, {
    onSuccess() {
      throw new Error('the app is wrong')
    },
  })
  await review()
  mined.set(hash, { value: quarter })
  await confirm()
  await eventually(() => expect(store.payment?.step).toBe('completed'))
  expect(platform.logged).toMatchObject([{ message: 'A callback of a payment threw.' }])
})

test('three seconds after the payment, the page opens redirectUrl', async () => {
  const { review, confirm, mined, browser, platform, store } = await createPay({
    ...native,
    redirectUrl: 'https://shop.example/thanks',
  })
  await review()
  mined.set(hash, { value: quarter })
  await confirm()
  await eventually(() => expect(store.payment?.step).toBe('completed'))
  expect(browser.led).toEqual([])
  await platform.advance(3_000)
  expect(browser.led).toEqual(['https://shop.example/thanks'])
})
