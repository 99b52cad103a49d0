import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: '名前を選択', RegisterAccountNameSuccess: 'アカウント名' },
  choose: 'アカウント名を選択',
  chooseHint: 'アドレスの代わりに、この名前宛てに送金してもらえます',
  label: 'アカウント名',
  placeholder: 'your-name',
  checking: '名前を照会しています',
  tooShort: '名前は4文字以上にしてください',
  notValid: '名前に使えるのは、英字、数字、ハイフンだけです',
  owned: 'すでに名前をお持ちです',
  available: '利用可能',
  registered: '登録済み',
  register: '名前を登録',
  registering: '登録しています…',
  registerFailed: (name) => `名前 ${name} を登録できませんでした`,
  doneTitle: 'アカウント名が決まりました',
  doneText: 'アカウントに入金して、暗号資産を取引できるようになりました。',
  done: 'はじめる',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: '名前の候補を取得できませんでした',
  NAME_NETWORK_NOT_FOUND: 'ネットワークが見つかりません',
  NAME_ACCOUNT_NOT_FOUND: 'アドレスまたはログイン中のウォレットが見つかりません',
  NAME_ACCOUNT_CHANGED: 'アカウントが変わったため、名前は登録されませんでした',
  NAME_NOT_CONFIRMED: '名前の登録をまだ確認できていません。再試行する前に、名前を照会してください',
  NAME_SIGNATURE_NOT_VALID: '署名がこのアカウントのものではないため、名前は登録されませんでした',
}
