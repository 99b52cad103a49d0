import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: '選擇名稱', RegisterAccountNameSuccess: '帳戶名稱' },
  choose: '選擇帳戶名稱',
  chooseHint: '他人可以傳送到此名稱，不必使用地址',
  label: '帳戶名稱',
  placeholder: 'your-name',
  checking: '正在查詢名稱',
  tooShort: '名稱至少需要 4 個字元',
  notValid: '名稱只能包含字母、數字和連字號',
  owned: '您已擁有名稱',
  available: '可以使用',
  registered: '已被註冊',
  register: '註冊名稱',
  registering: '正在註冊…',
  registerFailed: (name) => `無法註冊名稱 ${name}`,
  doneTitle: '帳戶名稱設定成功',
  doneText: '您現在可以將資金轉入帳戶，並交易加密貨幣。',
  done: '開始使用',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: '取得名稱建議時發生錯誤',
  NAME_NETWORK_NOT_FOUND: '找不到網路',
  NAME_ACCOUNT_NOT_FOUND: '找不到地址或登入的帳戶',
  NAME_ACCOUNT_CHANGED: '帳戶已變更，因此名稱未註冊',
  NAME_NOT_CONFIRMED: '名稱尚未得到確認。重試前請先查詢此名稱',
  NAME_SIGNATURE_NOT_VALID: '簽章並非來自此帳戶，因此名稱未註冊',
}
