import { isEmailOn } from '../embedded/embedded-options'
import type { Feature } from '../feature'
import { addFeatures } from '../../stores/root/feature-stores'
import { viewTraits } from '../../stores/shell/view-traits'
import { EmailField } from './email-field'
import { EmailStore } from './email.store'
import { emailTexts } from './email-texts'
import { EmailVerifyDeviceView } from './email-verify-device.view'
import { EmailVerifyOtpView } from './email-verify-otp.view'

declare module '../../stores/shell/router.store' {
  interface ViewData {
    /** The e-mail field alone, for a host that opens the modal there. */
    EmailLogin: undefined
    /** Asks for the code of the mail. */
    EmailVerifyOtp: { email: string }
    /** Waits until the visitor has opened the link of the mail. */
    EmailVerifyDevice: { email: string }
  }
}

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    email: EmailStore
  }
}

const { titles } = emailTexts.english

/** An account by e-mail: the visitor types an address and the code of the mail. */
export const email: Feature = {
  id: 'email',
  order: 13,
  // The views are in the modal's own chunk: visitors see them right after the Connect view, and they are small.
  views: [
    { id: 'EmailLogin', title: () => titles.EmailLogin, component: EmailField },
    { id: 'EmailVerifyOtp', title: () => titles.EmailVerifyOtp, component: EmailVerifyOtpView },
    { id: 'EmailVerifyDevice', title: () => titles.EmailVerifyDevice, component: EmailVerifyDeviceView },
  ],
  connectPart: { method: 'email', isShown: ({ options }) => isEmailOn(options.state), Part: EmailField },
  attach(root, modalStores) {
    Object.assign(viewTraits, { EmailVerifyDevice: { isConnecting: true }, EmailVerifyOtp: { isConnecting: true } })
    if (isEmailOn(root.options.state)) addFeatures(root, { email: new EmailStore(root, modalStores) })
  },
}
