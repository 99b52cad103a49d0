import { plainText } from '../../domain/plain-text'
import { smartAccountOn } from '../account-kinds/smart-account-on'
import type { FrameNetwork } from '../config'
import type { EvmAccount } from '../custody/signer'
import { FrameError, errorCodes } from '../frame-error'
import { namespaceOf, toReplyChainId } from '../session/active-networks'
import type { StoredSession } from '../session/session'
import type { Handlers, SharedContext } from './context'
import { describeUser } from './describe-user'
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
  | 'INIT_SMART_ACCOUNT'
  | 'GET_SMART_ACCOUNT_ENABLED_NETWORKS'
  | 'SYNC_THEME'
  | 'SYNC_DAPP_DATA'
  | 'RELOAD'
>

/** The account, its network, and how the frame looks. */
export function accountRequests(context: SharedContext): AccountRequests {
  const { platform, api, session, networks, app, accountTypes, authorized, dropKeys, forRequest } = context
  /** How many times a page has chosen an account. Only the latest choice is stored, also if an earlier choice takes longer. */
  let choices = 0

  const prefer = async (login: StoredSession, type: EvmAccount, turn: number): Promise<StoredSession> => {
    if (turn !== choices) return (await session.current()) ?? login
    await session.preferAccount(login.token, type)
    return { ...login, accountType: type }
  }

  const requireKind = async (network: FrameNetwork) => {
    const kind = await accountTypes.kindOn(network)
    if (!kind) throw notOffered('smart accounts')
    return kind
  }

  return {
    async GET_USER(payload, request) {
      const { origin } = request
      if (!(await session.of(origin)) && (await session.current()))
        throw new FrameError('This site may not see the wallet yet. Log in here first', errorCodes.unauthorized, {
          text: 'NOT_SIGNED_IN',
        })
      return authorized(origin, async (login) => {
        const wanted = payload?.chainId
        const network = wanted === undefined ? undefined : await networks.prefer(wanted)
        const type = payload?.preferredAccountType
        if (type === undefined) return describeUser(context, request, login, network)
        choices += 1
        const turn = choices
        // If the network does not offer the account that the page prefers, the login goes on with the ordinary account.
        const isOffered = type === 'eoa' || (await accountTypes.kindOn(network ?? networks.last))
        return describeUser(context, request, isOffered ? await prefer(login, type, turn) : login, network)
      })
    },

    IS_CONNECTED: async (_, { origin }) => ({ isConnected: (await session.of(origin)) !== undefined }),

    async SIGN_OUT(_, { origin }) {
      const login = await session.of(origin)
      if (!login) return
      dropKeys()
      const ended = await session.leave(origin)
      // The token is forgotten here in any case. The server ends it when it expires.
      if (ended) await api.signOut(ended.token).catch(() => {})
    },

    GET_CHAIN_ID: async () => ({ chainId: toReplyChainId(networks.last) }),

    SWITCH_NETWORK: async ({ chainId }) => ({ chainId: toReplyChainId(await networks.choose(chainId)) }),

    async SET_PREFERRED_ACCOUNT({ type }, request) {
      const network = networks.last
      choices += 1
      const turn = choices
      if (type === 'smartAccount') await requireKind(network)
      return authorized(request.origin, async (login) => {
        const own = forRequest(request)
        const kind = await accountTypes.kindFor(await prefer(login, type, turn), network)
        if (!kind) return { type: 'eoa', address: await own.addressOf(login, namespaceOf(network)) }
        return { type: 'smartAccount', address: (await smartAccountOn(kind, network, own, login)).address }
      })
    },

    INIT_SMART_ACCOUNT: (_, request) =>
      authorized(request.origin, async (login) => {
        const network = networks.last
        const kind = await requireKind(network)
        const { address } = await smartAccountOn(kind, network, forRequest(request), login)
        const isDeployed = await kind.isDeployed(platform, network, address)
        // The first transaction sets the account up, so the account works in any case. Without an answer of the network, the request succeeds.
        return { address, isDeployed: isDeployed ?? false }
      }),

    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({
      smartAccountEnabledNetworks: await accountTypes.enabledChains(),
    }),

    SYNC_THEME: async (theme) => applyTheme(platform.window, theme),

    async SYNC_DAPP_DATA({ metadata, locale }) {
      app.locale = locale
      app.name = metadata && plainText(metadata.name, 60)
    },

    async RELOAD() {
      // The reply is posted first.
      platform.after(50, () => platform.window.location.reload())
    },
  }
}
