import * as logins from '../logins'
import type { LoginUnit } from '../logins/login-unit'
import { accountRequests } from './account'
import type { Handlers, SharedContext } from './context'
import { emailRequests, notOffered } from './email'
import { createRpcRequest } from './rpc'

/** The login methods beside e-mail, which units add. */
export const loginUnits: readonly LoginUnit[] = Object.values<LoginUnit>(logins)

/** All requests of the protocol, with what answers each. */
export function createHandlers(context: SharedContext): Handlers {
  const refuse = (what: string) => async (): Promise<never> => {
    throw notOffered(what)
  }
  return {
    ...accountRequests(context),
    ...emailRequests(context),
    RPC_REQUEST: createRpcRequest(context),
    CONNECT_SOCIAL: refuse('logins with social networks'),
    GET_SOCIAL_REDIRECT_URI: refuse('logins with social networks'),
    GET_FARCASTER_URI: refuse('logins with Farcaster'),
    CONNECT_FARCASTER: refuse('logins with Farcaster'),
    ...Object.assign({}, ...loginUnits.map(({ requests }) => requests(context))),
  }
}
