import { address } from '../../template/src/gallery/samples'
import { hold, show } from '../../template/src/gallery/still-account'
import { createStillRoot } from '../../template/src/gallery/still-root'
import type { AccountIdentity } from '../../template/src/wallet-modal/domain/account/name'
import type { NameRecord } from '../../template/src/wallet-modal/services/names/data-names'
import { fetchIdentity, lookupName } from '../../template/src/wallet-modal/services/names/data-names'
import type { SessionSnapshot } from '../../template/src/wallet-modal/storage/session-snapshot'
import { readSnapshot } from '../../template/src/wallet-modal/storage/session-snapshot'
import { readIdentity } from '../../template/src/wallet-modal/storage/stored-rows'
import type { PlainViewName } from '../../template/src/wallet-modal/stores/shell/router.store'
import type { Source } from './source'
import { accountOf, askService, chain, logo, single, source, still } from './source'
import { fillForm } from './token-sources'

const namedAt = (view: PlainViewName) =>
  single((identity: AccountIdentity = { name: null, avatar: null }) =>
    still(view, (root) => hold(root), { profileName: identity.name, profileImage: identity.avatar }),
  )

const identityViews = {
  Account: namedAt('Account'),
  AccountSettings: namedAt('AccountSettings'),
  WalletReceive: namedAt('WalletReceive'),
}

const sendingAt = (view: 'WalletSend' | 'WalletSendPreview') =>
  single((record: NameRecord | undefined) =>
    still(view, (root) => {
      hold(root)
      if (!record) return
      const avatar = record.attributes.find((attribute) => attribute.avatar)?.avatar
      fillForm(root, view, { name: record.name, address: record.addresses['60']?.address ?? address, avatar })
    }),
  )

const rememberedAt = (view: PlainViewName) =>
  single((snapshot: SessionSnapshot | undefined) =>
    createStillRoot({}, (root) => {
      const stored = snapshot?.connections.eip155
      if (stored) root.connection.showStored('eip155', stored, 'reconnecting')
      show(view)(root)
    }),
  )

/** The sources of the account's identity and of receivers. */
export const nameSources: readonly Source[] = [
  source<AccountIdentity>({
    name: 'service: identity',
    make: (tag) => ({ name: `${tag}.eth`, avatar: logo }),
    read: async (text) => askService(fetchIdentity, { address }, text),
    views: identityViews,
  }),
  source<NameRecord>({
    name: 'service: name',
    make: (tag) => ({
      name: `${tag}.eth`,
      addresses: { '60': { address: accountOf(tag), created: 1 } },
      attributes: [{ avatar: logo, bio: tag }],
    }),
    read: async (text) => askService(lookupName, 'a.eth', text),
    views: { WalletSend: sendingAt('WalletSend'), WalletSendPreview: sendingAt('WalletSendPreview') },
  }),
  source<AccountIdentity>({
    name: 'stored: identity',
    make: (tag) => ({ name: `${tag}.eth`, avatar: logo }),
    read: (text) => readIdentity(JSON.parse(text)),
    views: identityViews,
  }),
  source<SessionSnapshot>({
    name: 'stored: session',
    make: (tag) => ({
      activeCaipNetworkId: chain,
      connections: { eip155: { connectorId: `com.${tag}`, caipAddress: `${chain}:${accountOf(tag)}` } },
      recentConnectorIds: [`com.${tag}`],
    }),
    read: readSnapshot,
    views: { Account: rememberedAt('Account'), AccountSettings: rememberedAt('AccountSettings') },
  }),
]
