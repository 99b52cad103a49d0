import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('zh-TW')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: '使用電子郵件繼續',
    EmailVerifyOtp: '輸入驗證碼',
    EmailVerifyDevice: '核准此裝置',
    UpdateEmailWallet: '修改電子郵件',
    UpdateEmailPrimaryOtp: '確認目前的電子郵件',
    UpdateEmailSecondaryOtp: '確認新的電子郵件',
    UpgradeEmailWallet: '升級您的錢包',
  },
  label: '電子郵件地址',
  placeholder: '電子郵件',
  submit: '使用電子郵件繼續',
  invalid: '電子郵件地址無效，請重試。',
  tryAgain: (message) => (/重試|try again/i.test(message) ? message : `${message.replace(/[.!。！]?$/, '')}。請重試`),
  changeHint: '我們會先將驗證碼寄到您目前的地址，再寄到新的地址。您的帳戶維持不變。',
  cancel: '取消',
  save: '儲存',
  saving: '正在儲存…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: '請查看您的電子郵件',
  codeSentTo: (address) => `請輸入我們寄到 ${address} 的驗證碼。`,
  expires: '驗證碼 20 分鐘內有效。',
  linkSentTo: (address) => `請核准我們寄到 ${address} 的登入連結。`,
  linkExpires: '連結 20 分鐘內有效。',
  code: '六位數驗證碼',
  notReceived: '沒有收到郵件？',
  resendCode: '重新寄送驗證碼',
  resendEmail: '重新寄送郵件',
  resendIn: (seconds) => `${number(seconds)} 秒後可重新寄送`,
  resent: '已重新寄送驗證碼郵件',
  checking: '正在核對驗證碼',
  startOver: '重新開始',
  upgrade: '升級您的錢包',
  upgradeHint: '改用自行保管的錢包',
  upgradeTitle: '帶走您的錢包',
  upgradeText:
    '請依照您錢包頁面上的說明操作：該頁面會顯示您的助記詞，您可以將其匯入其他錢包。然後使用匯入助記詞的錢包在此重新連接。',
  changed: '電子郵件地址已變更',
}
