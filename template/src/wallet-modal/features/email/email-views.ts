import { ChangeCodeView } from './change-code.view'
import { EmailVerifyDeviceView } from './email-verify-device.view'
import { EmailVerifyOtpView } from './email-verify-otp.view'
import { UpgradeWalletView } from './upgrade-wallet.view'

export { emailAccountPart } from './account-part'

/** The views after the e-mail field. They are part of the chunk of the account's views. */
export const emailViews = {
  EmailVerifyOtp: EmailVerifyOtpView,
  EmailVerifyDevice: EmailVerifyDeviceView,
  UpdateEmailPrimaryOtp: ChangeCodeView,
  UpdateEmailSecondaryOtp: ChangeCodeView,
  UpgradeEmailWallet: UpgradeWalletView,
}
