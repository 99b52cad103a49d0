import { describe, expect, test } from 'vitest'
import { readFlowFiles } from './source-files'

/** A way to drive the sandbox without the test kit. */
interface WayAround {
  readonly name: string
  readonly pattern: RegExp
  /** What a flow uses instead. */
  readonly instead: string
  /** The files that may go this way, each with its reason. */
  readonly exceptions: Readonly<Record<string, string>>
  /** Code that the pattern has to find. */
  readonly examples: readonly string[]
}

const waysAround: readonly WayAround[] = [
  {
    name: 'the buttons of the wallet’s window',
    pattern: /\bsw-[a-z]/,
    instead: '`wallet.approve()`, `wallet.reject()`, `wallet.switchAccount()`, `wallet.lock()`, `wallet.disconnect()`',
    exceptions: { 'sandbox-window.test.ts': 'tests the window' },
    examples: [
      `await window.getByTestId('sw-approve').click()`,
      `host.decide('sw-reject', press)`,
      'page.locator(`[data-testid=sw-account]`)',
    ],
  },
  {
    name: 'the wallet’s window',
    pattern: /\bwalletPage\b|\bpopup: true\b/,
    instead: '`wallet.pending()` and `wallet.approve()`, which return what the app asked',
    exceptions: {
      'sandbox-window.test.ts': 'tests the window',
      'scaffold.test.ts': 'checks that the demo serves the window and ends it with the demo',
    },
    examples: ['await page.goto(world.endpoints.walletPage)', 'announceWallet(context, kit, { popup: true })'],
  },
  {
    name: 'the control API',
    // Names of HTTP headers, such as `cache-control`, are no calls of the control API.
    pattern: /(?<![-\w])control(?![-\w])/,
    instead: 'a step of `kit.wallet`, `kit.phone`, `kit.faults` or `kit.services`, or a new step of the kit',
    exceptions: {
      'server.test.ts': 'lists the requests that a page sends to the wallet',
      'support/wallet-host.ts': 'gives the address to the middleware with which a copy’s dev server reads its faults',
    },
    examples: [
      `await world.control.post('/faults', {})`,
      'const { control } = kit.endpoints',
      'fetch(`${base}/control/requests`)',
    ],
  },
  {
    name: 'settings of the wallet that have a step with a name',
    pattern: /\bmode: '(?:approve|reject|ask)'|\bunresponsive\b/,
    instead: '`wallet.approveAll()`, `wallet.rejectAll()`, `wallet.ask()`, `wallet.never()`',
    exceptions: {},
    examples: [`await world.wallet.set({ mode: 'approve' })`, 'wallet.set({ unresponsive: true })'],
  },
]

describe('The flows in Chromium drive the sandbox with the test kit, because users of the kit depend on its steps.', () => {
  // The gallery has no sandbox, and calls its own buttons controls.
  const files = readFlowFiles().filter(({ path }) => !path.startsWith('gallery/'))

  test('The flows and their helpers are read.', () => {
    expect(files.filter(({ path }) => path.endsWith('.test.ts')).length).toBeGreaterThan(60)
    expect(files.filter(({ text }) => /\bwallet\.approve\(/.test(text)).length).toBeGreaterThan(20)
  })

  test.each(waysAround)('A flow does not use $name', ({ pattern, instead, exceptions, examples }) => {
    for (const example of examples) expect(example).toMatch(pattern)
    const using = files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
    const forbidden = using.filter((path) => !Object.hasOwn(exceptions, path))
    expect(forbidden, `These files go around the test kit. Use ${instead}.`).toEqual([])
    const needless = Object.keys(exceptions).filter((path) => !using.includes(path))
    expect(needless, 'These exceptions are needed no more.').toEqual([])
  })
})
