import { loadOnce } from '../../load-once'
import type { LoginUnit } from '../login-unit'

/** The login with Farcaster. Its code is loaded with the first login. */
export const farcaster: LoginUnit = {
  requests(context) {
    const load = loadOnce(async () => (await import('./farcaster-requests')).farcasterRequests(context))
    return {
      GET_FARCASTER_URI: async (payload, request) => (await load()).GET_FARCASTER_URI(payload, request),
      CONNECT_FARCASTER: async (payload, request) => (await load()).CONNECT_FARCASTER(payload, request),
    }
  },
  accountLogin: {
    provider: 'farcaster',
    open: async (account, options) => (await import('./account-login')).showFarcasterScreen(account, options),
  },
}
