import { windowProviders } from '../../domain/wallets/social-names'
import type { Endpoint } from '../requests/calls'
import type { CreateLoginMethod } from '../ways/login-method'
import { createSocialCallback } from './callback'
import { createLogins } from './logins'
import { checkSocialClients } from './social-client'
import { SocialFlows } from './social-flows'
import { createSocialLogin } from './social-login'
import { callbackPath, createSocialProof } from './social-proof'

/** Logins with social networks, and the endpoints that add a login to a wallet and remove one. */
export const socialLogins: CreateLoginMethod = ({ options, settings, beginSession, proven, signedIn }) => {
  const clients = checkSocialClients(options.socials)
  const flows = new SocialFlows(settings)
  const proof = createSocialProof(settings, clients, flows)
  const login = createSocialLogin(settings, proof, beginSession)
  const logins = createLogins(settings, proof)
  const callbacks = windowProviders.map((provider): [string, Record<string, Endpoint>] => {
    const { show, receive } = createSocialCallback(provider, flows)
    const page = { limit: 'requests', isPage: true } as const
    // Apple's page posts the answer as a form.
    const post: Record<string, Endpoint> = provider === 'apple' ? { POST: { ...page, run: receive } } : {}
    return [callbackPath(provider), { GET: { ...page, run: show }, ...post }]
  })
  return {
    offered: { socials: windowProviders.filter((provider) => clients.has(provider)) },
    paths: [
      ['/social/start', { POST: proven('starts', login.start) }],
      ['/social/finish', { POST: proven('codes', login.finish) }],
      ['/logins', { DELETE: signedIn('requests', logins.remove) }],
      ['/logins/start', { POST: signedIn('starts', logins.start) }],
      ['/logins/finish', { POST: signedIn('codes', logins.finish) }],
      ...callbacks,
    ],
  }
}
