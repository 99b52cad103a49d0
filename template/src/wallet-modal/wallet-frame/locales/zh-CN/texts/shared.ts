import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('zh-CN')

export const common: TextsById['common'] = {
  wallet: '钱包',
  back: '返回',
  cancel: '取消',
  goOn: '继续',
  again: '重试',
  oneMoment: '请稍候…',
  failed: '出现问题，请重试',
  openWallet: '打开您的钱包',
  usePasskey: '使用通行密钥',
  useCode: '使用恢复码',
  recoveryCode: '恢复码',
  wrong: {
    'login+passkey': '此通行密钥无法打开此钱包。请尝试其他通行密钥',
    'login+code': '这不是此钱包的恢复码',
  },
  passkeyNotUsed: '未使用通行密钥',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: '未使用通行密钥',
  passkeyCannotLock: '此通行密钥无法锁定钱包。请尝试其他设备或浏览器',
  passkeyCannotOpen: '此通行密钥无法打开钱包。请尝试其他设备或浏览器',
  noPasskeys: '此浏览器无法在这里使用通行密钥。请尝试其他设备或浏览器',
  fiveTries: '尝试五次后仍未打开钱包，请重试',
  notOpened: '未能打开钱包，请重新登录',
  noSecret: '钱包服务器未提供此钱包的密钥数据，请重新登录',
  noWallet: '还没有钱包',
  serverSilent: '钱包服务器没有响应，请重试',
  serverAnswer: '钱包服务器的响应无法被钱包识别',
  codeOver: '二维码已过期，请从头开始',
  locksNotOpen: '新的锁定方式无法打开钱包。没有任何更改',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: '此页面不允许该操作',
  CLOCK_NOT_RIGHT: '此设备的时钟不准确。请校准后重试',
  CODE_NOT_VALID: '验证码错误，请重试',
  CODE_SPENT: '此验证码已失效。请获取新的验证码，并输入最新的一个',
  EMAIL_TAKEN: '此邮箱地址已属于另一个钱包。请使用其他地址',
  FLOW_OVER: '此操作已结束，请从头开始',
  KEY_MISSING: '目前无法打开钱包，但没有丢失任何东西。请稍后重试',
  LAST_LOGIN: '这是您钱包唯一的登录方式。请先添加另一种',
  LOGIN_DECLINED: '您在登录服务商处拒绝了登录',
  LOGIN_NOT_VALID: '此次登录已结束，请从头开始',
  LOGIN_TAKEN: '此账号已属于另一个钱包。没有任何更改',
  LOGIN_TOO_OLD: '请重新登录以继续',
  MAIL_UNAVAILABLE: '邮件未能发送，请稍后重试',
  NOT_FOUND: '此内容已不存在。请重新加载页面',
  NOT_SIGNED_IN: '请先登录',
  PROOF_NOT_VALID: '请求未用此浏览器的密钥签名。请重新加载页面',
  PROVIDER_UNAVAILABLE: '登录服务商未按预期响应，请稍后重试',
  REQUEST_NOT_VALID: '钱包服务器未接受此请求。请重新加载页面',
  STORE_UNAVAILABLE: '钱包服务器目前不可用，请稍后重试',
  TOO_MANY_REQUESTS: '请求过多，请稍后重试',
  UNEXPECTED: '服务器出现问题，请重试',
  VAULT_CHANGED: '其间钱包已在别处更改。请重新加载页面',
  WALLET_EXISTS: '钱包已存在。请重新加载页面',
  attemptsLeft: (count) => `验证码错误，请重试（还可尝试 ${number(count)} 次）`,
  retryAfter: (seconds) => `请求过多，请在 ${number(seconds)} 秒后重试`,
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) => `此网址存放 ${name} 的钱包。钱包在应用内运行：请打开应用并在那里登录。`,
    account: '查看您的助记词、通行密钥和浏览器',
    warning: (page) => `在此网址，只有 ${page} 页面会要求您输入邮件中的验证码。我们的任何人员都绝不会向您索要助记词。`,
  },
  noRequest: '此窗口已没有对应的请求。请将其关闭，然后重试。',
  loading: {
    title: '登录',
    opening: '正在打开登录…',
    close: '如果一分钟内没有任何反应，请关闭此窗口并返回应用。',
  },
  notInFrame: '此页面无法在其他页面内使用。请在单独的标签页中打开。',
  notLoaded: '未能加载此页面。请重新加载。',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `网络 ${network} 没有响应，请重试`,
  answer: '网络给出的响应不是数字',
  otherNetwork: '此网络的服务地址属于另一个网络',
  otherAccount: '钱包中的账户不是所显示的账户，请重新登录',
  wouldFail: '网络表示这笔交易会失败。未发送任何内容',
  maybeSent: '网络没有响应，交易可能已发送。请先查看您的账户，再重试',
}
