import { isEmailOn } from '../embedded/embedded-options'
import type { Feature } from '../feature'
import { addFeatures } from '../../stores/root/feature-stores'
import { viewTraits } from '../../stores/shell/view-traits'
import { EmailField } from './email-field'
import { EmailStore } from './email.store'
import type { EmailTexts } from './email-texts'
import type { Language } from '../../locales/language'
import type { Route } from '../../stores/shell/router.store'
import { emailTexts } from './email-texts'
import { UpdateEmailView } from './update-email'

declare module '../../stores/shell/router.store' {
  interface ViewData {
    /** The e-mail field alone, for a host that opens the modal there. */
    EmailLogin: undefined
    /** Asks for the code of the mail. */
    EmailVerifyOtp: { email: string }
    /** Waits until the visitor has opened the link of the mail. */
    EmailVerifyDevice: { email: string }
    /** Edits the address of the account. */
    UpdateEmailWallet: { email: string }
    /** Asks for the code that was sent to the current address. */
    UpdateEmailPrimaryOtp: { email: string; newEmail: string }
    /** Asks for the code that was sent to the new address. */
    UpdateEmailSecondaryOtp: { email: string; newEmail: string }
    /** Leads to the secret words of the wallet. */
    UpgradeEmailWallet: undefined
  }
}

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    email: EmailStore
  }
}

type Titles = EmailTexts['titles']

const titleOf = (id: keyof Titles) => (_: Route, language: Language) => language.textsOf(emailTexts).titles[id]

/** The chunk of the account's views, which a visitor who logs in needs in any case. */
const accountViews = () => import('../../views/account/account-views')

const laterViews = [
  ...(['EmailVerifyOtp', 'EmailVerifyDevice'] as const),
  ...(['UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp', 'UpgradeEmailWallet'] as const),
]

/** An account by e-mail: the visitor types an address and the code of the mail. */
export const email: Feature = {
  id: 'email',
  order: 13,
  views: [
    { id: 'EmailLogin', title: titleOf('EmailLogin'), component: EmailField },
    { id: 'UpdateEmailWallet', title: titleOf('UpdateEmailWallet'), component: UpdateEmailView },
    ...laterViews.map((id) => ({
      id,
      title: titleOf(id),
      load: async () => (await accountViews()).emailViews[id],
    })),
  ],
  connectPart: { method: 'email', isShown: ({ options }) => isEmailOn(options.state), Part: EmailField },
  account: async () => (await accountViews()).emailAccountPart,
  attach(root, modalStores) {
    const isStep = { isConnecting: true } as const
    Object.assign(viewTraits, { EmailLogin: {}, EmailVerifyDevice: isStep, EmailVerifyOtp: isStep })
    if (isEmailOn(root.options.state)) addFeatures(root, { email: new EmailStore(root, modalStores) })
  },
}
