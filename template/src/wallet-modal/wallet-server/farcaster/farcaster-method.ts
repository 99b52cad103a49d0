import type { CreateLoginMethod } from '../ways/login-method'
import { createFarcasterLogin } from './farcaster-login'
import { checkFarcaster } from './farcaster-settings'

/** The login with Farcaster, as a login method of the server. */
export const farcasterLogins: CreateLoginMethod = ({ options, settings, beginSession, proven }) => {
  const farcaster = checkFarcaster(options.farcaster)
  const login = createFarcasterLogin(settings, farcaster, beginSession)
  return {
    offered: { farcaster: farcaster !== undefined },
    paths: [
      ['/farcaster/start', { POST: proven('starts', login.start) }],
      ['/farcaster/finish', { POST: proven('codes', login.finish) }],
    ],
  }
}
