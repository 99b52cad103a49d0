// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { OnRampProvider } from '../../domain/onramp/on-ramp-provider'
import { eventually } from '../../testing/eventually'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { fakeWindows } from '../../testing/fake-windows'
import { renderModal } from '../../testing/render-modal'
import { OnRampWidget } from './on-ramp-widget'

const origin = 'https://pay.example'
const own: OnRampProvider = {
  id: 'own',
  label: 'Own Pay',
  fee: '1%',
  origins: [origin],
  url: ({ address }) => `${origin}/buy?account=${address}`,
  purchases: { url: `${origin}/purchases` },
}

/** The providers of a connected account. `purchases` is what the provider lists. */
async function openProviders(providers: readonly OnRampProvider[] = [own], isBlocked = false) {
  const data = new FakeDataService()
  const listed: unknown[] = []
  const state = { isDown: false }
  const page = await renderModal({
    hosts: { rpc: fakeDataUrl },
    onrampProviders: providers,
    termsConditionsUrl: 'https://app.example/terms',
    services: (url) => {
      if (url.pathname !== '/purchases') return data.respond(url)
      return state.isDown ? new Response('', { status: 500 }) : new Response(JSON.stringify({ data: listed }))
    },
  })
  const { windows } = Object.assign(fakeWindows(page.platform.page.window), { isBlocking: isBlocked })
  await page.connect()
  await page.show({ view: 'Account', data: undefined })
  await page.click('wm-action-onramp')
  const row = (id = 'own') => document.querySelector<HTMLElement>(`[data-testid=wm-onramp-quote][data-provider=${id}]`)
  const buy = async () => {
    await eventually(() => expect(row()?.dataset['state']).toBe('ready'))
    await page.run(() => row()?.click())
  }
  const report = (status: string) =>
    listed.push({
      id: `purchase ${listed.length}`,
      metadata: {
        operationType: 'buy',
        hash: '',
        chain: 'eip155:1',
        minedAt: new Date(page.platform.now() + 1000).toISOString(),
        sentFrom: '',
        sentTo: '',
        status: `ONRAMP_TRANSACTION_STATUS_${status}`,
        nonce: 0,
      },
      transfers: [
        {
          fungible_info: { name: 'Ether', symbol: 'ETH', icon: { url: '' } },
          direction: 'in',
          quantity: { numeric: '0.5' },
        },
      ],
    })
  return { ...page, windows, row, buy, report, state }
}

const stepOf = () => screen.getByTestId('wm-onramp-progress').dataset['step']
const words = () => screen.getByTestId('wm-modal').textContent

test('the action leads to the providers, and events tell of the choice', async () => {
  const { buy, click, windows, root } = await openProviders()
  expect(root.router.view).toBe('OnRampProviders')
  expect(words()).toContain('Own Pay')
  expect(words()).toContain('Fees 1%')
  await click('wm-onramp-help')
  expect(root.events.last.props.event).toBe('SELECT_WHAT_IS_A_BUY')
  expect(root.router.view).toBe('WhatIsABuy')
  await click('wm-onramp-understood')
  await buy()
  expect(root.events.last.props).toMatchObject({ event: 'SELECT_BUY_PROVIDER', properties: { provider: 'own' } })
  const href = `${origin}/buy?account=${root.account.address}`
  expect(windows).toMatchObject([{ opener: null, location: { href } }])
  expect([root.router.view, stepOf()]).toEqual(['BuyInProgress', 'window'])
})

test.each([
  ['SUCCESS', 'Bought'],
  ['IN_PROGRESS', 'Buying'],
])('a purchase with the status %s leads to the list of purchases, which says "%s"', async (status, text) => {
  const { advance, buy, report, root } = await openProviders()
  await buy()
  report(status)
  await advance(4_000)
  await eventually(() => expect(root.router.view).toBe('OnRampActivity'))
  await eventually(() => expect(screen.getByTestId('wm-onramp-activity').textContent).toContain(text))
  expect(screen.getByTestId('wm-onramp-activity').textContent).toContain('0.5 ETH')
})

test('a purchase that is under way is read again every three seconds, until it has arrived', async () => {
  const { advance, click, report } = await openProviders()
  report('IN_PROGRESS')
  await click('wm-onramp-purchases')
  await eventually(() => expect(screen.getByTestId('wm-onramp-activity').textContent).toContain('Buying'))
  report('SUCCESS')
  await advance(3_000)
  await eventually(() => expect(screen.getByTestId('wm-onramp-activity').textContent).toContain('Bought'))
})

test.each([
  ['the browser blocks the window', true, async () => {}, 'blocked', 'Your browser blocked the window'],
  ['nobody reports a purchase in three minutes', false, 180_000, 'unanswered', 'No purchase was reported'],
] as const)('when %s, the view says so', async (_, isBlocked, wait, step, text) => {
  const { advance, buy, click, windows } = await openProviders([own], isBlocked)
  await buy()
  if (typeof wait === 'number') await advance(wait)
  await eventually(() => expect(stepOf()).toBe(step))
  expect(words()).toContain(text)
  const count = windows.length
  await click('wm-onramp-retry')
  expect(windows).toHaveLength(isBlocked ? 0 : count + 1)
})

test('a purchase that failed, and a window that was closed, are said', async () => {
  const { advance, buy, windows, report } = await openProviders()
  await buy()
  for (const opened of windows) opened.close()
  await advance(2_000)
  await eventually(() => expect(stepOf()).toBe('closed'))
  report('FAILED')
  await advance(4_000)
  await eventually(() => expect(stepOf()).toBe('failed'))
  expect(words()).toContain('You declined, or Own Pay could not complete the purchase.')
})

test('a provider that lists no purchases is said not to tell how they end', async () => {
  const { purchases: _, ...untracked } = own
  const { buy } = await openProviders([untracked])
  expect(screen.queryByTestId('wm-onramp-purchases')).toBeNull()
  await buy()
  expect(stepOf()).toBe('untracked')
})

test('an address of another origin is never opened, and the row can be pressed again', async () => {
  const { windows, row, run } = await openProviders([{ ...own, url: 'https://evil.example/buy' }])
  await eventually(() => expect(row()?.dataset['state']).toBe('failed'))
  await run(() => row()?.click())
  expect([windows, words()?.includes('Not available right now. Press to try again.')]).toEqual([[], true])
})

test('amounts outside the limits are said, and no provider can be pressed', async () => {
  const { row, run } = await openProviders()
  const enter = (value: string) =>
    run(() => fireEvent.change(screen.getByTestId('wm-onramp-amount'), { target: { value } }))
  await eventually(() => expect(row()?.dataset['state']).toBe('ready'))
  await enter('9')
  expect(words()).toContain('Pay at least $10.')
  expect(row()?.getAttribute('aria-disabled')).toBe('true')
  await enter('25001')
  expect(words()).toContain('Pay at most $25,000.')
  await run(() => screen.getByTestId('wm-onramp-preset-100').click())
  expect(screen.getByTestId('wm-onramp-amount')).toHaveProperty('value', '100')
  expect(screen.getByTestId('wm-onramp-preset-100').getAttribute('aria-pressed')).toBe('true')
})

test('the currencies are chosen in lists', async () => {
  const { click, root, run } = await openProviders()
  await click('wm-onramp-currency')
  await run(() => document.querySelector<HTMLElement>('[data-currency=EUR]')?.click())
  await click('wm-onramp-asset')
  await run(() => document.querySelector<HTMLElement>('[data-symbol=ETH]')?.click())
  expect(root.router.view).toBe('OnRampProviders')
  expect([
    screen.getByTestId('wm-onramp-currency').textContent,
    screen.getByTestId('wm-onramp-asset').textContent,
  ]).toEqual(['EUR', expect.stringContaining('ETH')])
})

test('without a provider for the account there is no action, and the view says so', async () => {
  const { root, run } = await openProviders()
  await run(() => root.options.update({ onrampProviders: [{ ...own, namespaces: ['solana'] }] }))
  expect(words()).toContain('Nothing can be bought here')
  await run(() => root.router.reset({ view: 'Account', data: undefined }))
  expect(screen.queryByTestId('wm-action-onramp')).toBeNull()
})

test('a list of purchases that does not load says so, and can be tried again; an empty one says so', async () => {
  const { click, state } = await openProviders()
  state.isDown = true
  await click('wm-onramp-purchases')
  await eventually(() => expect(words()).toContain('Purchases did not load'))
  state.isDown = false
  await click('wm-retry')
  await eventually(() => expect(words()).toContain('No purchases yet'))
})

test('an empty list of activity leads to the providers', async () => {
  const { click, root, run } = await openProviders()
  await run(() => root.router.reset({ view: 'Account', data: undefined }))
  // With one tab only, there is no button for it.
  const tab = screen.queryAllByTestId('wm-tab').find(({ dataset }) => dataset['tab'] === 'activity')
  await run(() => tab?.click())
  await eventually(() => expect(screen.getByTestId('wm-activity-buy').textContent).toBe('Buy'))
  await click('wm-activity-buy')
  expect(root.router.view).toBe('OnRampProviders')
})

test('the providers open with the amount that the opener of the modal asked for, once', async () => {
  const { click, root, run } = await openProviders()
  await run(() => root.modal.show({ view: 'OnRampProviders', arguments: { amount: '250' } }))
  expect(screen.getByTestId('wm-onramp-amount')).toHaveProperty('value', '250')
  await run(() => fireEvent.change(screen.getByTestId('wm-onramp-amount'), { target: { value: '99' } }))
  await click('wm-onramp-currency')
  await click('wm-back')
  expect(screen.getByTestId('wm-onramp-amount')).toHaveProperty('value', '99')
})

describe('The widget on the page of the app', () => {
  const usdc = { id: 'USDC', name: 'USD Coin', symbol: 'USDC', networks: [] }
  const amountOf = (amount: string, currency: string) => ({ amount, currency })

  /** A page with the widget, and a data service that sells one token for one currency. */
  async function createWidget(code = 'EUR') {
    const data = new FakeDataService()
    const asked: string[] = []
    const state = { status: 200 }
    const payment = { id: code, payment_method_limits: [{ id: 'card', min: '10', max: '7500' }] }
    const quote = {
      paymentTotal: amountOf('250', code),
      paymentSubtotal: amountOf('247.5', code),
      purchaseAmount: amountOf('247.5', 'USDC'),
      coinbaseFee: amountOf('2.5', code),
      networkFee: amountOf('0', code),
      quoteId: 'quote',
    }
    const answers: Record<string, object> = {
      '/v1/onramp/options': { paymentCurrencies: [payment], purchaseCurrencies: [usdc] },
      '/v1/onramp/quote': quote,
    }
    await import('./on-ramp-views')
    const page = await renderModal({
      hosts: { rpc: fakeDataUrl },
      onrampProviders: [own],
      children: <OnRampWidget presets={[250]} />,
      services: (url) => {
        const answer = answers[url.pathname]
        if (!answer) return data.respond(url)
        asked.push(url.pathname)
        return new Response(JSON.stringify(answer), { status: state.status })
      },
    })
    const sees = (id: string, text: string) =>
      eventually(async () => {
        await page.run(() => {})
        expect(screen.getByTestId(`wm-onramp-widget-${id}`).textContent).toBe(text)
      })
    return { ...page, asked, sees, state }
  }

  test('requests a price when the visitor presses an amount, and sends no request before', async () => {
    const { asked, press, sees } = await createWidget()
    expect([asked, screen.queryByTestId('wm-onramp-widget-estimate')]).toEqual([[], null])
    await press('$250')
    await sees('estimate', 'About 247.5 USDC')
    await sees('currency', 'EUR')
    await sees('token', 'USDC')
    expect(asked.filter((path) => path.endsWith('options'))).toHaveLength(1)
    expect(screen.getByRole('button', { name: '€250' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('refers to the provider when the service has no price', async () => {
    const { press, sees, state } = await createWidget()
    state.status = 500
    await press('$250')
    await sees('estimate', 'The provider shows the price')
  })

  test('shows a currency whose code browsers do not know', async () => {
    const { press, sees } = await createWidget('POINTS')
    await press('$250')
    await sees('currency', 'POINTS')
    expect(screen.getByRole('button', { name: '250 POINTS' })).toBeTruthy()
  })

  test('opens the lists of currencies for a connected visitor, and the list of wallets for any other visitor', async () => {
    const { click, connect, press, root, sees, run } = await createWidget()
    await press('$250')
    await sees('token', 'USDC')
    await click('wm-onramp-widget-token')
    expect(root.router.view).toBe('Connect')
    await run(() => root.modal.close('api'))
    await connect()
    await click('wm-onramp-widget-token')
    expect(root.router.view).toBe('OnRampTokenSelect')
    await run(() => root.modal.close('api'))
    await click('wm-onramp-widget-currency')
    expect(root.router.view).toBe('OnRampFiatSelect')
    await run(() => root.modal.close('api'))
    await press('€250')
    await click('wm-onramp-widget-button')
    expect(root.router.route).toMatchObject({ view: 'OnRampProviders', data: { amount: '250' } })
  })
})
