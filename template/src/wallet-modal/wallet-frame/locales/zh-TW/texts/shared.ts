import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('zh-TW')

export const common: TextsById['common'] = {
  wallet: '錢包',
  back: '返回',
  cancel: '取消',
  goOn: '繼續',
  again: '重試',
  oneMoment: '請稍候…',
  failed: '發生問題，請重試',
  openWallet: '開啟您的錢包',
  usePasskey: '使用密碼金鑰',
  useCode: '使用復原碼',
  recoveryCode: '復原碼',
  wrong: {
    'login+passkey': '這個密碼金鑰無法開啟這個錢包。請嘗試其他密碼金鑰',
    'login+code': '這不是這個錢包的復原碼',
  },
  passkeyNotUsed: '未使用密碼金鑰',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: '未使用密碼金鑰',
  passkeyCannotLock: '這個密碼金鑰無法鎖定錢包。請嘗試其他裝置或瀏覽器',
  passkeyCannotOpen: '這個密碼金鑰無法開啟錢包。請嘗試其他裝置或瀏覽器',
  noPasskeys: '這個瀏覽器無法在這裡使用密碼金鑰。請嘗試其他裝置或瀏覽器',
  fiveTries: '嘗試五次後仍未開啟錢包，請重試',
  notOpened: '無法開啟錢包，請重新登入',
  noSecret: '錢包伺服器未提供這個錢包的機密資料，請重新登入',
  noWallet: '還沒有錢包',
  serverSilent: '錢包伺服器沒有回應，請重試',
  serverAnswer: '錢包無法理解錢包伺服器的回應',
  codeOver: 'QR 碼已過期，請重新開始',
  locksNotOpen: '新的鎖定方式無法開啟錢包。沒有任何變更',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: '這個頁面不允許此操作',
  CLOCK_NOT_RIGHT: '這部裝置的時鐘不正確。請調整後重試',
  CODE_NOT_VALID: '驗證碼錯誤，請重試',
  CODE_SPENT: '這組驗證碼已失效。請取得新的驗證碼，並輸入最新的一組',
  EMAIL_TAKEN: '這個電子郵件地址已屬於另一個錢包。請使用其他地址',
  FLOW_OVER: '這項操作已結束，請重新開始',
  KEY_MISSING: '目前無法開啟錢包，但沒有遺失任何東西。請稍後重試',
  LAST_LOGIN: '這是您錢包唯一的登入方式。請先新增另一種',
  LOGIN_DECLINED: '您在登入服務供應商處拒絕了登入',
  LOGIN_NOT_VALID: '這次登入已結束，請重新開始',
  LOGIN_TAKEN: '這個帳號已屬於另一個錢包。沒有任何變更',
  LOGIN_TOO_OLD: '請重新登入以繼續',
  MAIL_UNAVAILABLE: '郵件無法寄出，請稍後重試',
  NOT_FOUND: '這個項目已不存在。請重新載入頁面',
  NOT_SIGNED_IN: '請先登入',
  PROOF_NOT_VALID: '要求未以這個瀏覽器的金鑰簽署。請重新載入頁面',
  PROVIDER_UNAVAILABLE: '登入服務供應商未如預期回應，請稍後重試',
  REQUEST_NOT_VALID: '錢包伺服器未接受這項要求。請重新載入頁面',
  STORE_UNAVAILABLE: '錢包伺服器目前無法使用，請稍後重試',
  TOO_MANY_REQUESTS: '要求過多，請稍後重試',
  UNEXPECTED: '伺服器發生問題，請重試',
  VAULT_CHANGED: '在此期間，錢包已在別處變更。請重新載入頁面',
  WALLET_EXISTS: '錢包已存在。請重新載入頁面',
  attemptsLeft: (count) => `驗證碼錯誤，請重試（還可嘗試 ${number(count)} 次）`,
  retryAfter: (seconds) => `要求過多，請在 ${number(seconds)} 秒後重試`,
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) => `這個網址存放 ${name} 的錢包。錢包在應用程式內運作：請開啟應用程式，並在那裡登入。`,
    account: '查看您的助記詞、密碼金鑰和瀏覽器',
    warning: (page) =>
      `在這個網址，只有 ${page} 頁面會請您輸入郵件中的驗證碼。我們的任何人員都絕對不會向您索取助記詞。`,
  },
  noRequest: '這個視窗已沒有對應的要求。請關閉視窗，然後重試。',
  loading: {
    title: '登入',
    opening: '正在開啟登入…',
    close: '如果一分鐘內沒有任何反應，請關閉這個視窗並返回應用程式。',
  },
  notInFrame: '這個頁面無法在其他頁面內使用。請在另開的分頁中開啟。',
  notLoaded: '無法載入這個頁面。請重新載入。',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `網路 ${network} 沒有回應，請重試`,
  answer: '網路給出的回應不是數字',
  otherNetwork: '這個網路的服務位址屬於另一個網路',
  otherAccount: '錢包中的帳戶不是所顯示的帳戶，請重新登入',
  wouldFail: '網路表示這筆交易會失敗。未傳送任何內容',
  maybeSent: '網路沒有回應，交易可能已傳送。請先查看您的帳戶，再重試',
}
