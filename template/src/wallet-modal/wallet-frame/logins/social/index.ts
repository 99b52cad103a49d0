import { loadOnce } from '../../load-once'
import type { LoginUnit } from '../login-unit'

/** Logins with Google, GitHub, Apple, Facebook, X and Discord. Their code is loaded with the first login. */
export const social: LoginUnit = {
  requests(context) {
    const load = loadOnce(async () => (await import('./social-requests')).socialRequests(context))
    return {
      GET_SOCIAL_REDIRECT_URI: async (payload, request) => (await load()).GET_SOCIAL_REDIRECT_URI(payload, request),
      CONNECT_SOCIAL: async (payload, request) => (await load()).CONNECT_SOCIAL(payload, request),
    }
  },
  start: (context) => void import('./tell-offered').then(({ tellOffered }) => tellOffered(context)),
}
