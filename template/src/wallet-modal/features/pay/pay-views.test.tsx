// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually'
import { localeOf, replaceTexts } from '../../testing/fake-texts'
import { secondAddress, walletError } from '../../testing/fake-wallet'
import { renderModal } from '../../testing/render-modal'
import { payError } from '../../domain/errors/pay-errors'
import type { PaymentOptions } from '../../domain/pay/payment'
import type { ExchangesRequest } from './headless'
import { useAvailableExchanges } from './hooks/use-available-exchanges'
import { useExchangeBuyStatus } from './hooks/use-exchange-buy-status'
import { usePay } from './hooks/use-pay'
import { usePayUrlActions } from './hooks/use-pay-url-actions'
import { payStoreOf } from './pay-of-root'
import { payErrorFor } from './pay-root'
import type { PaymentStep } from './payment'
import { dollars, ether, exchangeHash, fakePayments, hash, native, payOptions, usdc } from './testing/create-pay'

const quarter = ether / BigInt(4)

interface HostProps {
  payment: PaymentOptions
  /** The arguments with which the callbacks of usePay were called. */
  told: unknown[]
}

/** The page of an app that asks for a payment. */
function Host({ payment, told }: HostProps) {
  const { open, ...state } = usePay({
    onSuccess: (result) => told.push(result),
    onError: (message, { code }) => told.push([message, code]),
  })
  return (
    <>
      <button type="button" data-testid="pay" onClick={() => void open(payment)}>
        Pay
      </button>
      <output data-testid="state">{JSON.stringify(state)}</output>
    </>
  )
}

/** A page whose button opens a payment. */
async function createPage(payment = native, { isConnected = true } = {}) {
  const { exchanges, options } = payOptions()
  const told: unknown[] = []
  const page = await renderModal({ ...options, children: <Host payment={payment} told={told} /> })
  const fakes = fakePayments(page)
  page.wallet.answer('eth_sendTransaction', () => hash)
  await import('./pay-parts')
  if (isConnected) await page.connect()
  const openPay = async () => {
    await page.click('pay')
    await eventually(() => expect(page.root.router.view).toBe('Pay'))
    await eventually(() => expect(payStoreOf(page.root).exchangesState).not.toBe('loading'))
    await page.run(() => {})
  }
  const state = () => JSON.parse(screen.getByTestId('state').textContent ?? '') as Record<string, unknown>
  const sees = (view: string) =>
    eventually(async () => {
      await page.run(() => {})
      expect(page.root.router.view).toBe(view)
    })
  return { ...page, ...fakes, exchanges, told, openPay, state, sees }
}

const words = () => screen.getByTestId('wm-modal').textContent ?? ''

test('the view Pay shows the amount, the network, the connected wallet and the exchanges', async () => {
  const { openPay, press, exchanges, root } = await createPage()
  await openPay()
  expect(screen.getByTestId('wm-title').textContent).toBe('How you pay')
  expect(screen.getByTestId('wm-pay-amount').textContent).toBe('0.25 ETHon Alpha')
  expect(screen.getByTestId('wm-pay-wallet').textContent).toContain('Pay with Test Wallet')
  expect(screen.getAllByTestId('wm-pay-exchange').map(({ textContent }) => textContent)).toEqual([
    'Pay with ONE',
    'Pay with TWO',
  ])
  expect(exchanges.questions('Exchanges')).toHaveLength(1)
  await press('Disconnect')
  await eventually(() => expect(screen.getByTestId('wm-pay-wallet').textContent).toContain('Pay from wallet'))
  expect([root.modal.open, root.router.view, screen.queryByTestId('wm-pay-disconnect')]).toEqual([true, 'Pay', null])
})

test('a token without a symbol is shown as "Unknown Asset"; without a payment the view shows an error', async () => {
  const { metadata } = dollars.paymentAsset
  const payment = { ...dollars, paymentAsset: { ...dollars.paymentAsset, metadata: { ...metadata, symbol: '' } } }
  const { openPay, run, root } = await createPage(payment)
  await openPay()
  expect(screen.getByTestId('wm-pay-amount').textContent).toContain('12.5 Unknown Asset')
  await run(() => root.modal.close('api'))
  await run(() => root.modal.show({ view: 'Pay' }))
  expect(screen.getByTestId('wm-pay-amount').textContent).toContain('0.0000 Unknown Asset')
  expect(words()).toContain('Invalid payment configuration')
})

test('a payment from the wallet shows the review and the progress, and the page gets the result', async () => {
  const { openPay, click, sees, state, told, mined, advance, root } = await createPage(dollars)
  await openPay()
  expect(state()).toEqual({ isPending: true, isSuccess: false, isError: false, error: null, data: null })
  await click('wm-pay-wallet')
  await sees('PayReview')
  expect(screen.getByTestId('wm-title').textContent).toBe('Review payment')
  const shown = (id: string) => screen.getByTestId(`wm-pay-review-${id}`)
  expect(shown('address').querySelector('[data-address]')?.getAttribute('data-address')).toBe(secondAddress)
  expect(shown('token').querySelector('[data-address]')?.getAttribute('data-address')).toBe(usdc)
  expect(shown('fee').textContent).toBe('0.000021 ETH')
  expect(shown('total').textContent).toBe('12.5 USDC + 0.000021 ETH')
  await click('wm-pay-confirm')
  await sees('PayLoading')
  expect(words()).toContain('Awaiting payment confirmation')
  mined.set(hash, { to: usdc, moved: [{ to: secondAddress, amount: BigInt(12_500_000) }] })
  await advance(1_000)
  expect(words()).toContain('Payment completed')
  const data = { type: 'wallet', network: 'eip155:1', hash, isConfirmed: true }
  expect([state(), told]).toEqual([{ isPending: false, isSuccess: true, isError: false, error: null, data }, [data]])
  await advance(3_000)
  expect(root.modal.open).toBe(false)
})

test('the total of a native payment includes the fee; an unknown fee is named in place of a sum', async () => {
  const { openPay, click, sees, rpc } = await createPage()
  await openPay()
  await click('wm-pay-wallet')
  await sees('PayReview')
  expect(screen.getByTestId('wm-pay-review-total').textContent).toBe('0.250021 ETH')
  await click('wm-pay-back')
  await sees('Pay')
  rpc.answer('eth_gasPrice', () => null)
  await click('wm-pay-wallet')
  await sees('PayReview')
  expect(screen.getByTestId('wm-pay-review-total').textContent).toBe('0.25 ETH + Network fee')
})

test('the views say that the visitor declined, that a request is unclear, and that the account holds too little', async () => {
  const { openPay, click, sees, wallet, rpc } = await createPage()
  await openPay()
  await click('wm-pay-wallet')
  await sees('PayReview')
  wallet.fail('eth_sendTransaction', walletError(4001))
  await click('wm-pay-confirm')
  await sees('PayReview')
  await eventually(() => expect(words()).toContain('You declined the request'))
  wallet.fail('eth_sendTransaction', walletError(-32603, 'lost'))
  await click('wm-pay-confirm')
  await eventually(() => expect(words()).toContain('It may have been sent'))
  await sees('PayReview')
  expect(
    screen.getByTestId('wm-pay-confirm').getAttribute('aria-disabled') ??
      screen.getByTestId('wm-pay-confirm').hasAttribute('disabled'),
  ).toBeTruthy()
  await click('wm-pay-back')
  await sees('Pay')
  rpc.answer('eth_getBalance', () => '0x1')
  await click('wm-pay-wallet')
  await eventually(() => expect(words()).toContain('not enough ETH'))
  expect(words()).toContain('Unable to process payment')
})

test('a payment at an exchange shows the host of its page, and is completed when the network shows the transaction', async () => {
  const { openPay, click, sees, advance, exchanges, mined, state, root } = await createPage(native, {
    isConnected: false,
  })
  await openPay()
  await click('wm-pay-wallet')
  await sees('Connect')
  await click('wm-back')
  await sees('Pay')
  await eventually(() => screen.getAllByTestId('wm-pay-exchange'))
  screen.getAllByTestId('wm-pay-exchange')[0]?.click()
  await sees('PayLoading')
  await eventually(() => expect(words()).toContain('in the window of ONE (one.example)'))
  expect(words()).toContain('Payment initiated')
  exchanges.status = { status: 'SUCCESS', txHash: exchangeHash }
  await advance(4_000)
  await eventually(() => expect(words()).toContain('ONE says it has paid'))
  mined.set(exchangeHash, { value: quarter })
  await advance(1_000)
  await eventually(() => expect(words()).toContain('Payment completed'))
  expect(state()).toMatchObject({ isSuccess: true, data: { hash: exchangeHash, exchangeId: 'one' } })
  // Nobody is connected, so the modal stays open until the visitor closes it.
  await advance(10_000)
  expect(root.modal.open).toBe(true)
  await click('wm-pay-done')
  expect(root.modal.open).toBe(false)
})

test('the visitor can reload exchanges that did not load; for an empty list the view says so', async () => {
  const { openPay, click, exchanges, run } = await createPage()
  exchanges.httpStatus = 500
  await openPay()
  expect(words()).toContain('Exchanges did not load')
  exchanges.httpStatus = 200
  exchanges.exchanges = []
  await click('wm-pay-exchanges-retry')
  await eventually(async () => {
    await run(() => {})
    expect(words()).toContain('No exchanges available')
  })
})

test.each<[PaymentStep, string, string | undefined]>([
  ['opening', 'Payment initiated', undefined],
  ['leaving', 'Payment initiated', undefined],
  ['closed', 'The window is closed', 'wm-pay-open-window'],
  ['blocked', 'Your browser blocked the window', 'wm-pay-open-window'],
  ['late', 'Not confirmed yet', undefined],
  ['failed', 'Payment failed', 'wm-pay-other-way'],
  ['unproven', 'The payment was not found', 'wm-pay-check'],
  ['unanswered', 'No payment was reported', 'wm-pay-check'],
])('the step %s says "%s"', async (step, text, button) => {
  const { openPay, run, root } = await createPage()
  await openPay()
  const { payment } = payStoreOf(root)
  await run(() => {
    payment?.begin({ type: 'exchange' }, { id: 'one', name: 'ONE', imageUrl: undefined })
    payment?.fail('failed', payError('GENERIC_PAYMENT_ERROR'))
    payment?.setStep(step)
    root.router.push({ view: 'PayLoading', data: undefined })
  })
  expect(words()).toContain(text)
  if (button) expect(screen.getByTestId(button)).toBeTruthy()
  else expect(screen.queryByTestId('wm-pay-other-way')).toBeNull()
})

/** German texts, which the tests bring along because a copy need not have German. */
const german = {
  pay: {
    unprovenText: (reason: string) => `${reason}. Bezahlen Sie nicht erneut.`,
    failedText: (reason: string) => `${reason}. Bezahlen Sie anders.`,
    reasons: {
      tooOld: 'die Transaktion ist älter als die Zahlung',
      exchangeFailed: 'die Börse meldet einen Fehlschlag',
      notApproved: (network: string) => `die Wallet hat ${network} nicht genehmigt`,
    },
  },
  payErrors: {
    PAYMENT_NOT_FOUND: 'Das Netzwerk zeigt die Zahlung nicht',
    GENERIC_PAYMENT_ERROR: 'Die Zahlung konnte nicht verarbeitet werden',
    INVALID_PAYMENT_CONFIG: 'Die Zahlungsangaben der App sind ungültig',
  },
}

test('the visitor reads in the language of the modal why a payment was not found or failed', async () => {
  const { openPay, run, root } = await createPage()
  await openPay()
  const { payment } = payStoreOf(root)
  const notFound = payErrorFor('PAYMENT_NOT_FOUND', ({ tooOld }) => tooOld)
  await run(() => {
    payment?.fail('unproven', notFound)
    root.router.push({ view: 'PayLoading', data: undefined })
  })
  expect(words()).toContain('The network does not show the payment: the transaction is older than the payment. Do not')
  await run(() => replaceTexts(root, german, localeOf('de')))
  expect(words()).toContain(
    'Das Netzwerk zeigt die Zahlung nicht: die Transaktion ist älter als die Zahlung. Bezahlen Sie nicht erneut.',
  )
  const failure = payErrorFor('GENERIC_PAYMENT_ERROR', ({ exchangeFailed }) => exchangeFailed)
  await run(() => payment?.fail('failed', failure))
  expect(words()).toContain(
    'Die Zahlung konnte nicht verarbeitet werden: die Börse meldet einen Fehlschlag. Bezahlen Sie anders.',
  )
  expect(payment?.error?.message).toBe('Unable to process payment: the exchange reports a failure')
})

test('the view Pay says in the language of the modal why the wallet cannot pay', async () => {
  const { openPay, run, root } = await createPage()
  await openPay()
  const error = payErrorFor('INVALID_PAYMENT_CONFIG', ({ notApproved }) => notApproved('Beta'))
  await run(() => payStoreOf(root).wallet.setFailure({ reason: 'failed', error }))
  expect(words()).toContain('Invalid payment configuration: the wallet has not approved Beta')
  await run(() => replaceTexts(root, german, localeOf('de')))
  expect(words()).toContain('Die Zahlungsangaben der App sind ungültig: die Wallet hat Beta nicht genehmigt')
})

test('invalid options make usePay report an error, and the modal stays closed', async () => {
  const { click, state, told, root, run } = await createPage({ ...native, amount: '0' })
  await click('pay')
  await eventually(async () => {
    await run(() => {})
    expect(state()).toMatchObject({ isError: true, isPending: false })
  })
  expect(told).toEqual([['Invalid payment amount: 0', 'INVALID_AMOUNT']])
  expect(root.modal.open).toBe(false)
})

test('isPending of usePay becomes false when the visitor closes the modal without paying', async () => {
  const { openPay, run, root, state, told } = await createPage()
  await openPay()
  await run(() => root.modal.close('escape'))
  expect([state(), told]).toEqual([{ isPending: false, isSuccess: false, isError: false, error: null, data: null }, []])
})

/** A page with a user interface of its own for exchanges. */
function Headless({ request, told }: { request: ExchangesRequest & { shouldFetchOnInit?: boolean }; told: unknown[] }) {
  const { data, error, isLoading, fetch: load } = useAvailableExchanges(request)
  const { getUrl, openUrl } = usePayUrlActions()
  const [session, setSession] = useState('')
  const say = (thing: unknown) => void told.push(thing)
  return (
    <>
      <output data-testid="exchanges">
        {isLoading ? 'loading' : (error?.code ?? data?.exchanges.map(({ id }) => id).join())}
      </output>
      <button type="button" data-testid="load" onClick={() => void load({ amount: '9' })} />
      <button type="button" data-testid="get" onClick={() => void getUrl('one', native).then(say, say)} />
      <button
        type="button"
        data-testid="open"
        onClick={() => void openUrl('one', native).then(({ sessionId }) => setSession(sessionId), say)}
      />
      <button type="button" data-testid="lead" onClick={() => void openUrl('one', native, false).then(say, say)} />
      {session && <Status session={session} told={told} />}
    </>
  )
}

function Status({ session, told }: { session: string; told: unknown[] }) {
  const { data, error, refetch } = useExchangeBuyStatus({
    exchangeId: 'one',
    sessionId: session,
    pollingInterval: 1,
    onSuccess: (status) => told.push(status),
    onError: (problem) => told.push(problem),
  })
  return (
    <button type="button" data-testid="status" onClick={refetch}>
      {error?.code ?? data?.status}
    </button>
  )
}

const request: ExchangesRequest = { network: 'eip155:1', asset: 'native', amount: '0.25' }

async function createHeadless(change: object = {}) {
  const { exchanges, options } = payOptions()
  const told: unknown[] = []
  await import('./pay-parts')
  const page = await renderModal({ ...options, children: <Headless request={{ ...request, ...change }} told={told} /> })
  const fakes = fakePayments(page)
  const becomes = (id: string, text: string) =>
    eventually(async () => {
      await page.run(() => {})
      expect(screen.getByTestId(id).textContent).toBe(text)
    })
  return { ...page, ...fakes, exchanges, told, becomes }
}

test('useAvailableExchanges lists all exchanges of a page of the service, and fetch() changes parameters', async () => {
  const { exchanges, click, becomes } = await createHeadless({ page: 2 })
  await becomes('exchanges', 'one,two,three')
  exchanges.exchanges = []
  await click('load')
  await becomes('exchanges', '')
  const params = exchanges.questions('Exchanges').map((one) => [one.params['amount'], one.params['page']])
  expect(params).toEqual([
    ['0.25', 2],
    ['9', 2],
  ])
  exchanges.httpStatus = 403
  await click('load')
  await becomes('exchanges', 'UNABLE_TO_GET_EXCHANGES')
})

test('useAvailableExchanges sends no request before fetch() if shouldFetchOnInit is false', async () => {
  const { exchanges, click, becomes } = await createHeadless({ shouldFetchOnInit: false })
  expect(exchanges.asked).toEqual([])
  await click('load')
  await becomes('exchanges', 'one,two,three')
})

test('usePayUrlActions requests and opens the exchange page; useExchangeBuyStatus polls until the exchange reports an end', async () => {
  const { exchanges, click, becomes, windows, browser, told, advance, root } = await createHeadless()
  await click('get')
  await eventually(() => expect(told).toEqual([exchanges.page]))
  expect(root.events.last.props).toMatchObject({ event: 'PAY_EXCHANGE_SELECTED', properties: { headless: true } })
  await click('lead')
  await eventually(() => expect(browser.led).toEqual(['https://one.example/pay']))
  told.length = 0
  await click('open')
  await becomes('status', 'IN_PROGRESS')
  expect(windows).toMatchObject([{ opener: null, location: { href: 'https://one.example/pay' } }])
  const count = exchanges.questions('ExchangeBuyStatus').length
  // The interval is at least three seconds.
  await advance(2_900)
  expect(exchanges.questions('ExchangeBuyStatus')).toHaveLength(count)
  exchanges.status = { status: 'SUCCESS', txHash: exchangeHash }
  await advance(200)
  await becomes('status', 'SUCCESS')
  expect(told).toEqual([exchanges.status])
  await advance(20_000)
  expect(exchanges.questions('ExchangeBuyStatus')).toHaveLength(count + 1)
  exchanges.httpStatus = 500
  await click('status')
  await becomes('status', 'UNABLE_TO_GET_BUY_STATUS')
  expect(told).toHaveLength(2)
  exchanges.httpStatus = 200
  exchanges.status = { status: 'FAILED' }
  await click('status')
  await becomes('status', 'FAILED')
  expect(told.at(-1)).toEqual({ status: 'FAILED' })
})

test('openUrl rejects when the browser blocks the window, and closes the window when the request for the page fails', async () => {
  const { exchanges, click, browser, windows, told } = await createHeadless()
  browser.isBlocking = true
  await click('open')
  await eventually(() => expect(told).toMatchObject([{ code: 'UNABLE_TO_INITIATE_PAYMENT' }]))
  browser.isBlocking = false
  exchanges.page = {}
  await click('open')
  await eventually(() => expect(told).toMatchObject([{}, { code: 'UNABLE_TO_GET_PAY_URL' }]))
  expect(windows).toMatchObject([{ closed: true }])
})
