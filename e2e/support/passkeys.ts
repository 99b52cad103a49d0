import type { CDPSession, Page } from 'playwright-core'

/** The same address at localhost. Browsers allow passkeys there, but not at 127.0.0.1. */
export const atLocalhost = (address: string): string => address.replace('127.0.0.1', 'localhost')

/** The characters of a recovery code that a label asks for by their places. */
export function askedCharacters(label: string | null, code: string): string {
  const places = [...(label ?? '').matchAll(/\d+/g)].map(Number)
  return places.map((place) => code.replaceAll('-', '').charAt(place - 1)).join('')
}

/** Adds an authenticator of this device to a page. The authenticator accepts every request without a person. */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}
