import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SandboxEndpoints } from '../../src/sandbox/endpoints'
import type { WindowProvider } from '../../template/src/wallet-modal/domain/wallets/social-names'
import type { SocialClients } from '../../template/src/wallet-modal/wallet-server'
import type { HostPage } from './host-page'
import { openedWindow } from './opened-window'

/** A person who has an account at each provider of the sandbox. */
export type Person = 'ann' | 'ben' | 'cleo'

/** The option `socials` of a wallet server that uses the providers of the sandbox. */
export function clientsOf({ social }: SandboxEndpoints): SocialClients {
  const { apple, ...others } = social
  const plain = Object.entries(others).map(([name, { clientId, clientSecret, url }]) => [
    name,
    { id: clientId, secret: clientSecret, url },
  ])
  const { clientId: id, privateKey: secret, teamId: team, keyId: key, url } = apple
  return { ...Object.fromEntries(plain), apple: { id, secret, team, key, url } }
}

/** Presses the button of a provider in the open Connect view, or in the list of all providers. */
export async function pressProvider(host: HostPage, provider: WindowProvider | 'farcaster'): Promise<void> {
  const button = host.modal.locator(`[data-testid=wm-social][data-provider=${provider}]:not([aria-disabled])`)
  await host.in('wm-social').first().waitFor()
  if ((await button.count()) === 0) await host.in('wm-more-socials').click()
  await button.click()
}

/** Opens the modal and chooses a provider. Returns the window when it shows the provider's page. */
export async function openProvider(host: HostPage, provider: WindowProvider): Promise<Page> {
  await host.open()
  const [window] = await Promise.all([openedWindow(host.page), pressProvider(host, provider)])
  await window.getByTestId('social-decline').waitFor()
  return window
}

/** Logs in as a person, in the window of a provider. Returns the address of the account. */
export async function logInAt(host: HostPage, provider: WindowProvider, person: Person = 'ann'): Promise<string> {
  const window = await openProvider(host, provider)
  const closed = window.waitForEvent('close')
  await window.getByTestId(`social-person-${person}`).click()
  await closed
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  return host.fact('address')
}

/** Waits until the view of the login is in a state, and shows a text. */
export async function seesLogin(host: HostPage, state: string, text: string): Promise<void> {
  await host.modal.locator(`[data-testid=wm-connecting][data-state=${state}]`).waitFor()
  await expect.poll(() => host.in('wm-connecting').textContent()).toContain(text)
}
