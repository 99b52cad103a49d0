// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { TokenBalance } from '../../domain/tokens/token'
import { languages } from '../../locales/languages'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { fakeBalance } from './testing/fake-balance'
import { firstAddress } from '../../testing/fake-wallet'
import { localeOf } from '../../testing/fake-texts'
import { dataOf, renderModal, wordsOf } from '../../testing/render-modal'
import { matchesToken } from './matches-token'

const alphaId = 'eip155:1'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const alphaUrl = 'https://alpha.example/rpc'

const six = [
  fakeBalance(alphaId, 'ETH', '1.23456789', { price: 2000 }),
  fakeBalance(alphaId, 'USDC', '12.5', { address: usdc, decimals: '6', price: 1 }),
  ...Array.from({ length: 4 }, (_, index) =>
    fakeBalance(alphaId, `T${index}`, '0.00000001', { address: `0x${String(index).repeat(40)}` }),
  ),
]
const ticket = fakeBalance(alphaId, 'TICKET', '1', { address: `0x${'9'.repeat(40)}`, decimals: '0' })

async function openAccount(balances: readonly unknown[], arrange: (data: FakeDataService) => void = () => {}) {
  const data = new FakeDataService()
  data.balances.set(`${alphaId}:${firstAddress}`, balances)
  arrange(data)
  const rendered = await renderModal({ services: (url) => data.respond(url), hosts: { rpc: fakeDataUrl } })
  rendered.rpc.answer('eth_call', () => '0x')
  await rendered.connect()
  await rendered.open()
  await rendered.run(() => {})
  return { ...rendered, data }
}

const shown = () => screen.queryAllByTestId('wm-token').map(({ dataset }) => dataset['symbol'])

describe('the tokens of the account', () => {
  test('[C1-11] are shown with amount and value, four at most, and with the sum of all', async () => {
    await openAccount(six)
    expect(shown()).toEqual(['ETH', 'USDC', 'T0', 'T1'])
    const [ether, dollar, dust] = screen.getAllByTestId('wm-token')
    expect(ether && dataOf(ether)).toMatchObject({ symbol: 'ETH', quantity: '1.23456789' })
    expect(ether?.textContent).toContain('ETH coin1.234 ETH')
    expect(ether?.textContent).toContain('$2,469.14')
    expect(dollar && dataOf(dollar)).toMatchObject({ address: `${alphaId}:${usdc}` })
    // Without a price there is no value, and the value is not shown as zero either.
    expect(dust?.textContent).toContain('<0.001 T0')
    expect(dust?.textContent).not.toContain('$')
    expect(screen.getByTestId('wm-balance').textContent).toContain('$2,481')
    expect(screen.getByTestId('wm-all-tokens').textContent).toContain('6')
  })

  test('Hidden balances leave no amount in the account and in the list of tokens; only the symbols stay.', async () => {
    const { press, click } = await openAccount(six)
    await press('Hide balances')
    expect(screen.getByTestId('wm-view-Account').textContent).not.toMatch(/\$|1\.234|12\.5/)
    expect(screen.getAllByTestId('wm-token')[0]?.textContent).toContain('•••• ETH')
    await click('wm-all-tokens')
    expect(screen.getByTestId('wm-view-Tokens').textContent).not.toMatch(/\$|1\.234|12\.5/)
  })

  test('The card has two lines from the start: the headline waits for dollars, the native balance stays in the second line.', async () => {
    const lines = () => {
      const headline = screen.queryByTestId('wm-balance')
      const foot = (headline ?? document.querySelector('section [aria-busy=true]'))?.parentElement
      return [headline?.textContent, foot?.lastElementChild?.textContent]
    }
    const holds: ReturnType<FakeDataService['hold']>[] = []
    const { run } = await openAccount(six, (data) => void holds.push(data.hold('balance')))
    expect(lines()).toEqual([undefined, '1.234 ETH'])
    await run(() => holds.flat().forEach(({ answer }) => answer()))
    expect(lines()).toEqual(['$2,481.64', '1.234 ETH'])
  })

  test('The native balance is the headline as soon as no price is to be expected, and stays it while tokens are read again.', async () => {
    const { rpc, advance } = await openAccount([])
    expect(screen.getByTestId('wm-balance').textContent).toBe('1.234 ETH')
    rpc.respond(alphaUrl, 'silence')
    await advance(31_000)
    expect(screen.getByTestId('wm-balance').textContent).toBe('1.234 ETH')
  })

  test('In the list of all tokens those without a price stand apart, at the end; without any price there is no heading.', async () => {
    const heading = 'Without a known price'
    const { click } = await openAccount(six)
    await click('wm-all-tokens')
    expect(shown()).toEqual(['ETH', 'USDC', 'T0', 'T1', 'T2', 'T3'])
    const first = screen.getAllByTestId('wm-token')[2]
    expect(screen.getByText(heading).nextElementSibling).toBe(first)
    cleanup()
    const plain = await openAccount(six.slice(2).concat(ticket))
    await plain.click('wm-all-tokens')
    expect([shown().length, screen.queryByText(heading)]).toEqual([4, null])
  })

  test('are loading as skeleton rows', async () => {
    const { advance } = await openAccount(six, (data) => void data.hold('balance'))
    expect(shown()).toEqual([])
    expect(screen.getByRole('tabpanel', { hidden: true }).querySelector('[aria-busy="true"]')).not.toBeNull()
    await advance(1_000)
    expect(shown()).toEqual([])
  })

  test('that fail to load are unavailable, which the view says once; trying again helps', async () => {
    const data = new FakeDataService()
    data.balances.set(`${alphaId}:${firstAddress}`, six)
    data.fail('balance', 500)
    const { connect, open, click, rpc } = await renderModal({
      services: (url) => data.respond(url),
      hosts: { rpc: fakeDataUrl },
    })
    rpc.respond(alphaUrl, () => new Response('', { status: 429 }))
    await connect()
    await open()
    expect(screen.getByTestId('wm-snackbar').textContent).toBe('Token Balance Unavailable')
    expect(screen.getByRole('tabpanel', { hidden: true }).textContent).toContain('Token Balance Unavailable')
    data.heal('balance')
    await click('wm-retry')
    expect(shown()).toEqual(['ETH', 'USDC', 'T0', 'T1'])
  })

  test('An account without tokens says where they would appear.', async () => {
    await openAccount([])
    expect(screen.getByRole('tabpanel', { hidden: true }).textContent).toContain(
      'What you receive on Alpha shows up here.',
    )
  })
})

describe('all of them', () => {
  test('are found by name, symbol and address', async () => {
    const { click, run, root } = await openAccount(six)
    await click('wm-all-tokens')
    expect(screen.getByTestId('wm-view-Tokens')).toBeDefined()
    expect(shown()).toHaveLength(6)
    const search = screen.getByRole('textbox', { hidden: true })
    for (const [query, found] of [
      ['usd', ['USDC']],
      [' T1 coin', ['T1']],
      [usdc.slice(0, 12).toUpperCase().replace('X', 'x'), ['USDC']],
      ['nothing', []],
      ['', ['ETH', 'USDC', 'T0', 'T1', 'T2', 'T3']],
    ] as const) {
      await run(() => fireEvent.change(search, { target: { value: query } }))
      expect(shown()).toEqual(found)
      expect(screen.queryByTestId('wm-search-empty') !== null).toBe(query === 'nothing')
    }
    await click('wm-back')
    expect(root.router.view).toBe('Account')
  })

  test('[C5-19] those without decimals are hidden until the visitor asks for them', async () => {
    const { click } = await openAccount([six[0], ticket])
    expect(shown()).toEqual(['ETH'])
    await click('wm-all-tokens')
    expect(shown()).toEqual(['ETH'])
    expect(screen.getByTestId('wm-show-hidden-tokens').textContent).toContain('1 token without decimals is hidden')
    await click('wm-show-hidden-tokens')
    // The test has no layout, so only the first rows are in view.
    expect(screen.getAllByRole('listitem', { hidden: true })[0]?.getAttribute('aria-setsize')).toBe('2')
    expect(screen.queryByTestId('wm-show-hidden-tokens')).toBeNull()
  })

  test('An account with only hidden tokens can still show them.', async () => {
    const { click } = await openAccount([ticket])
    await click('wm-all-tokens')
    await click('wm-show-hidden-tokens')
    expect(shown()).toEqual(['TICKET'])
  })
})

test.for([
  ['', true],
  ['  ', true],
  ['USD', true],
  ['coin', true],
  [usdc.toLowerCase(), true],
  ['0xa0b8', true],
  ['a0b8', false],
  ['0x5', false],
  ['eth', false],
] as const)('%j finds the dollar: %s', ([query, isFound]) => {
  const dollar: TokenBalance = fakeBalance(alphaId, 'USDC', '1', { address: usdc })
  expect(matchesToken(dollar, query)).toBe(isFound)
  expect(matchesToken(fakeBalance(alphaId, 'X', '1'), query)).toBe(query.trim() === '' || query === 'coin')
})

test.skipIf(!languages.locales().includes(localeOf('ar')))(
  'On a page in ar-EG, the counts of tokens have the same digits as the amounts.',
  async () => {
    const tickets = Array.from({ length: 12 }, (_, index) => ({
      ...ticket,
      symbol: `N${'ABCDEFGHIJKL'.charAt(index)}`,
    }))
    const { platform, root, run, click } = await openAccount([...six.slice(0, 2), ...tickets])
    platform.page.speak('ar-EG')
    await run(() => root.modalStores.language.load())
    expect(screen.getByTestId('wm-all-tokens').textContent).toContain('٢')
    await click('wm-all-tokens')
    expect(screen.getByTestId('wm-show-hidden-tokens').textContent).toContain('١٢')
    const said = wordsOf(screen.getByTestId('wm-view-Tokens'))
    expect(said).toContain('١٢٫٥')
    expect(said).not.toMatch(/[0-9]/)
  },
)
