import { describe, expect, test } from 'vitest'
import { socialNames, type WindowProvider } from '../template/src/wallet-modal/domain/wallets/social-names'
import { findViolations } from './support/axe'
import type { HostOptions } from './host/config'
import { casesOf, sign, signaturePattern } from './support/email-visitor'
import { pairingConfig } from './support/phone'
import { clientsOf, logInAt, openProvider, pressProvider, seesLogin } from './support/social-visitor'
import { generousLimits, useWallets } from './support/use-wallets'
import type { VisitOptions } from './support/world'
import { useWorld } from './support/world'

const world = useWorld()
const walletOptions = () => ({
  apps: (['plain', 'development'] as const).map((build) => world.host(build).origin),
  server: { rateLimits: generousLimits, socials: clientsOf(world.endpoints) },
})
const wallets = useWallets(world, walletOptions)

/** Messages that the faults cause in the console. */
const noise = [/\[wallet-modal\]/, /Failed to load resource/]

function visit({ expects = [], ...options }: VisitOptions = {}, { origin } = wallets) {
  return world.visit({ ...options, expects, config: { options: { hosts: { auth: origin } } } })
}

/** The providers. The first three differ most: OpenID Connect, plain OAuth, and an answer that a form posts. */
const providers: readonly WindowProvider[] = ['google', 'github', 'apple', 'facebook', 'x', 'discord']

/** Logs in and signs, and checks that the login leads to the same account in another browser, and another person to another account. */
async function logInTwice(provider: WindowProvider): Promise<void> {
  const { host } = await visit()
  const address = await logInAt(host, provider)
  expect(await sign(host)).toMatch(signaturePattern)
  const second = await visit()
  expect(await logInAt(second.host, provider)).toBe(address)
  const third = await visit()
  expect(await logInAt(third.host, provider, 'ben')).not.toBe(address)
}

test('[C1-04] [C7-22] a login at Google leads to an account that signs', { tags: 'main' }, () => logInTwice('google'))

test.each(providers.filter((one) => one !== 'google').map((provider) => [provider]))(
  '[C1-04] [C7-22] a login at %s leads to an account that signs',
  async (provider) => {
    const { host } = await visit()
    await logInAt(host, provider)
    expect(await sign(host)).toMatch(signaturePattern)
  },
)

test('a reload keeps the visitor connected, and after signing out the visitor stays disconnected', async () => {
  const { host, page } = await visit()
  const address = await logInAt(host, 'google')
  await page.reload()
  await host.seesFact('address', address)
  expect(await sign(host)).toMatch(signaturePattern)
  await host.part('host-disconnect').click()
  await host.seesStatus('disconnected')
  await page.reload()
  await host.seesStatus('disconnected')
})

test('a login at a provider works in React’s strict mode, too', async () => {
  const { host } = await visit({ build: 'development' })
  await logInAt(host, 'github')
  expect(await sign(host)).toMatch(signaturePattern)
})

test('[C4-24] wallets come first, then e-mail, then providers; without an injected wallet, wallets come last; an order of the app wins', async () => {
  /** Opens the Connect view, and returns the methods in their order on the screen. */
  const methods = async (features: HostOptions['features'], scripts: readonly string[] = []) => {
    const { hosts } = pairingConfig(world).options ?? {}
    const config = { options: { hosts: { ...hosts, auth: wallets.origin }, ...(features && { features }) } }
    const { host } = await world.visit({ config, scripts })
    await host.open()
    await host.in('wm-social').first().waitFor()
    await host.in('wm-wallet').first().waitFor()
    const parts = host.modal.locator('[data-testid=wm-wallet], [data-testid=wm-email-input], [data-testid=wm-social]')
    return [...new Set(await parts.evaluateAll((found) => found.map((part) => part.getAttribute('data-testid'))))]
  }
  const [wallet, email, social] = ['wm-wallet', 'wm-email-input', 'wm-social']
  const withoutWallets =
    'addEventListener("eip6963:announceProvider", (event) => event.stopImmediatePropagation(), true)'
  expect(await methods(undefined)).toEqual([wallet, email, social])
  expect(await methods(undefined, [withoutWallets])).toEqual([email, social, wallet])
  expect(await methods({ connectMethodsOrder: ['social', 'wallet', 'email'] })).toEqual([social, wallet, email])
})

test('the same e-mail address at two providers leads to two accounts', async () => {
  const first = await visit()
  const second = await visit()
  expect(await logInAt(first.host, 'google')).not.toBe(await logInAt(second.host, 'github'))
})

/** Cases for `test.each`: all providers with WALLET_FLOWS=all, otherwise the first ones. */
const providerCases = (first: number, from: readonly WindowProvider[] = providers) =>
  casesOf(
    from.map((provider) => [provider] as const),
    first,
  )

describe('A login that does not succeed', () => {
  test.each(providerCases(1))(
    'leads back to the Connect view when the visitor closes the window of %s',
    async (provider) => {
      const { host } = await visit()
      const window = await openProvider(host, provider)
      await window.close()
      await host.modal
        .locator('[data-view=Connect], [data-view=ConnectSocials]')
        .or(host.in('wm-social').first())
        .waitFor()
      expect(await host.fact('events')).toContain('SOCIAL_LOGIN_CANCELED')
      await host.seesStatus('disconnected')
    },
  )

  test.each(providerCases(3))(
    'ends with a message after the visitor declined at %s, and the next try succeeds',
    async (provider) => {
      const { host } = await visit({ expects: noise })
      const window = await openProvider(host, provider)
      await window.getByTestId('social-decline').click()
      await seesLogin(host, 'failed', `You declined at ${socialNames[provider]}`)
      expect(await findViolations(host.page)).toEqual([])
      const [again] = await Promise.all([host.page.waitForEvent('popup'), host.in('wm-retry').click()])
      await again.getByTestId('social-person-ann').click()
      await host.seesFact('connected', 'true')
    },
  )

  test.each(
    casesOf(
      providers.flatMap((provider) =>
        (['replayedCode', 'otherVerifier'] as const).map((kind) => [kind, provider] as const),
      ),
      2,
    ),
  )('ends with an error after the fault %s of %s, and the visitor stays disconnected', async (kind, provider) => {
    const { host } = await visit({ expects: noise })
    await world.faults.set('social', { kind })
    const window = await openProvider(host, provider)
    await window.getByTestId('social-person-ann').click()
    await seesLogin(host, 'failed', 'Something went wrong')
    expect(await host.fact('connected')).toBe('false')
  })

  test.each(providerCases(1))('sends no answer to the app if %s answers with another state', async (provider) => {
    const { host } = await visit({ expects: noise })
    await world.faults.set('social', { kind: 'otherState' })
    const window = await openProvider(host, provider)
    await window.getByTestId('social-person-ann').click()
    await window.getByText('This login is over').waitFor()
    await window.close()
    await expect.poll(() => host.fact('events')).toContain('SOCIAL_LOGIN_CANCELED')
    expect(await host.fact('connected')).toBe('false')
  })

  // Google and Apple publish the URLs of their login pages (OpenID Connect discovery). A wallet server downloads these URLs at the first
  // login with a provider and stores them. So the tests in this group use a wallet server at which nobody has logged in before.
  describe('at a wallet server that has no addresses of the provider yet', () => {
    const unused = useWallets(world, walletOptions)

    test.each(casesOf([['google'], ['apple']] as const, 1))('fails at once when %s is down', async (provider) => {
      const { host } = await visit({ expects: noise }, unused)
      await world.faults.set('social', { kind: 'down' })
      await host.open()
      await pressProvider(host, provider)
      await seesLogin(host, 'failed', `${socialNames[provider]} does not answer as expected. Try again later`)
      expect(await host.fact('connected')).toBe('false')
    })
  })

  test.each(casesOf([['github'], ['facebook'], ['x'], ['discord']] as const, 1))(
    'ends as canceled when %s is down and the visitor closes its window',
    async (provider) => {
      const { host } = await visit({ expects: noise })
      await world.faults.set('social', { kind: 'down' })
      await host.open()
      const [window] = await Promise.all([host.page.waitForEvent('popup'), pressProvider(host, provider)])
      await seesLogin(host, 'window', 'Connect in the provider window')
      await window.close()
      await expect.poll(() => host.fact('events')).toContain('SOCIAL_LOGIN_CANCELED')
    },
  )

  test.each(providerCases(1))(
    'shows that the browser blocked the window of %s, and the button opens the window',
    async (provider) => {
      const { host, page } = await visit({
        scripts: [
          'const { open } = window; let blocked = 1; window.open = (...args) => blocked-- > 0 ? null : open(...args)',
        ],
      })
      await host.open()
      await pressProvider(host, provider)
      await seesLogin(host, 'blocked', 'Your browser blocked the window')
      expect(await findViolations(page)).toEqual([])
      const [window] = await Promise.all([page.waitForEvent('popup'), host.in('wm-retry').click()])
      await window.getByTestId('social-person-ann').click()
      await host.seesFact('connected', 'true')
    },
  )

  test.each(providerCases(1))(
    '[C8-04] at %s fails after 30 seconds without an answer of the wallet',
    async (provider) => {
      const { host, page } = await visit({ expects: noise })
      await page.clock.install()
      await world.faults.set('walletFrame', { kind: 'mute', request: 'GET_SOCIAL_REDIRECT_URI' })
      await host.open()
      await page.clock.runFor(1_000)
      const [window] = await Promise.all([page.waitForEvent('popup'), pressProvider(host, provider)])
      await seesLogin(host, 'opening', 'Opening the window')
      await page.clock.runFor(1_000)
      await page.clock.fastForward(30_000)
      await seesLogin(host, 'failed', 'Something went wrong')
      await expect.poll(() => window.isClosed()).toBe(false)
      await host.escape()
      await expect.poll(() => window.isClosed()).toBe(true)
    },
  )
})

describe('In the same tab', () => {
  test.each(providerCases(1))(
    'a visitor whose page loses the window of %s (COOP) logs in in the same tab, and comes back connected',
    async (provider) => {
      world.host('plain').backEnd = (_, response, next) => {
        response.setHeader('cross-origin-opener-policy', 'same-origin')
        next()
      }
      const { host, page } = await visit()
      await host.open()
      await pressProvider(host, provider)
      await seesLogin(host, 'cut-off', 'The window is gone')
      expect(await findViolations(page)).toEqual([])
      const address = page.url()
      await host.in('wm-social-same-tab').click()
      await page.getByTestId('social-person-ann').click()
      await host.seesFact('connected', 'true')
      expect(page.url()).toBe(address)
      expect(await sign(host)).toMatch(signaturePattern)
    },
  )

  const withoutX = providers.filter((provider) => provider !== 'x')
  test.each(providerCases(2, withoutX))(
    '[C5-25] a visitor inside a messaging app goes to %s and comes back connected',
    async (provider) => {
      const { host, page } = await visit({ scripts: ['window.Telegram = {}'], expects: noise })
      await host.open()
      const address = page.url()
      await pressProvider(host, provider)
      await page.getByTestId('social-person-ann').click()
      await host.seesFact('connected', 'true')
      expect(page.url()).toBe(address)
    },
  )

  test('an answer for a login that this page has not started connects nobody', async () => {
    const { host, page } = await visit()
    const answer = `${wallets.origin}/api/wallet/social/callback/google?code=1&state=${'a'.repeat(32)}`
    await page.goto(`${page.url()}&result_uri=${encodeURIComponent(answer)}`)
    await host.seesStatus('disconnected')
    expect(await host.fact('events')).not.toContain('SOCIAL_LOGIN')
  })
})
