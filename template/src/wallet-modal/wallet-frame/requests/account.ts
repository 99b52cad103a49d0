import { plainText } from '../../domain/plain-text'
import { FrameError, errorCodes } from '../frame-error'
import { namespaceOf, toReplyChainId } from '../session/active-networks'
import type { Handlers, SharedContext } from './context'
import { notOffered } from './email'
import { applyTheme } from './theme'

type AccountRequests = Pick<
  Handlers,
  | 'GET_USER'
  | 'IS_CONNECTED'
  | 'SIGN_OUT'
  | 'GET_CHAIN_ID'
  | 'SWITCH_NETWORK'
  | 'SET_PREFERRED_ACCOUNT'
  | 'SYNC_THEME'
  | 'SYNC_DAPP_DATA'
  | 'RELOAD'
>

/** The account, its network, and how the frame looks. */
export function accountRequests(context: SharedContext): AccountRequests {
  const { platform, api, session, networks, app, authorized, dropKeys, forRequest } = context
  return {
    async GET_USER(payload, request) {
      const { origin } = request
      if (!(await session.of(origin)) && (await session.current()))
        throw new FrameError('This site may not see the wallet yet. Log in here first', errorCodes.unauthorized)
      return authorized(origin, async (login) => {
        const wanted = payload?.chainId
        const network = wanted === undefined ? networks.last : await networks.prefer(wanted)
        const address = await forRequest(request).addressOf(login, namespaceOf(network))
        return {
          email: login.user.email,
          address,
          chainId: toReplyChainId(network),
          accounts: [{ address, type: 'eoa' }],
          preferredAccountType: 'eoa',
        }
      })
    },

    IS_CONNECTED: async (_, { origin }) => ({ isConnected: (await session.of(origin)) !== undefined }),

    async SIGN_OUT(_, { origin }) {
      const login = await session.of(origin)
      if (!login) return
      dropKeys()
      await session.end()
      // The token is forgotten here in any case. The server ends it when it expires.
      await api.signOut(login.token).catch(() => {})
    },

    GET_CHAIN_ID: async () => ({ chainId: toReplyChainId(networks.last) }),

    SWITCH_NETWORK: async ({ chainId }) => ({ chainId: toReplyChainId(await networks.choose(chainId)) }),

    async SET_PREFERRED_ACCOUNT({ type }, request) {
      if (type !== 'eoa') throw notOffered('smart accounts')
      return authorized(request.origin, async (login) => ({
        type,
        address: await forRequest(request).addressOf(login, namespaceOf(networks.last)),
      }))
    },

    SYNC_THEME: async (theme) => applyTheme(platform.window, theme),

    async SYNC_DAPP_DATA({ metadata }) {
      app.name = metadata && plainText(metadata.name, 60)
    },

    async RELOAD() {
      // The reply is posted first.
      platform.after(50, () => platform.window.location.reload())
    },
  }
}
