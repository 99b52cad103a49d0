import type { TextsById } from '../../language'

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'メールで続行',
    EmailVerifyOtp: 'コードを入力',
    EmailVerifyDevice: 'この端末を承認',
    UpdateEmailWallet: 'メールアドレスを変更',
    UpdateEmailPrimaryOtp: '現在のメールを確認',
    UpdateEmailSecondaryOtp: '新しいメールを確認',
    UpgradeEmailWallet: 'ウォレットの移行',
  },
  label: 'メールアドレス',
  placeholder: 'メールアドレス',
  submit: 'メールで続行',
  invalid: 'メールアドレスが正しくありません。もう一度お試しください。',
  tryAgain: (message) =>
    /もう一度|try again/i.test(message) ? message : `${message.replace(/[.!。？！]?$/, '')}。もう一度お試しください。`,
  changeHint: 'まず現在のメールアドレスに、次に新しいメールアドレスにコードをお送りします。アカウントは変わりません。',
  cancel: 'キャンセル',
  save: '保存',
  saving: '保存しています…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'メールを確認してください',
  codeSentTo: (address) => `${address} にお送りしたコードを入力してください。`,
  expires: 'コードの有効期限は20分です。',
  linkSentTo: (address) => `${address} にお送りしたログインリンクを承認してください。`,
  linkExpires: 'リンクの有効期限は20分です。',
  code: '6桁のコード',
  notReceived: 'メールが届きませんか？',
  resendCode: 'コードを再送信',
  resendEmail: 'メールを再送信',
  resendIn: (seconds) => `${seconds}秒後に再送信できます`,
  resent: 'コードのメールを再送信しました',
  checking: 'コードを確認しています',
  startOver: '最初からやり直す',
  upgrade: 'ウォレットを移行',
  upgradeHint: '自己管理型のウォレットに移行します',
  upgradeTitle: 'ウォレットを持ち出す',
  upgradeText:
    'ご利用のウォレットのページの案内に従ってください。シークレットリカバリーフレーズがそのページに表示され、ほかのウォレットで使用できます。その後、そのウォレットでここに再接続してください。',
  changed: 'メールアドレスを変更しました',
}
