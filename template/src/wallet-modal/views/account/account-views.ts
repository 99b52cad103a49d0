export {
  RegisterAccountNameSuccessView,
  RegisterAccountNameView,
} from '../../features/account-names/account-name-views'
export { accountNamePart } from '../../features/account-names/account-name-views'
export { AccountSettingsView } from './account-settings.view'
export { AccountView } from './account.view'
export { loadAccountParts } from './account-parts'
export { ManyWallets } from '../connect/many-wallets'
export { NetworksView } from '../networks/networks.view'
export { SwitchAddressView } from './switch-address.view'
export { SwitchNetworkView } from '../networks/switch-network.view'
export { UnsupportedChainView } from '../networks/unsupported-chain.view'
export { emailAccountPart, emailViews } from '../../features/email/email-views'
export { ConnectingFarcasterView } from '../../features/farcaster/farcaster-views'
export { smartAccountsPart } from '../../features/smart-accounts/smart-account-views'
export { ConnectingSocialView, ConnectSocialsView } from '../../features/socials/social-views'
export { SocialButtons, startSocial } from '../../features/socials/social-views'
