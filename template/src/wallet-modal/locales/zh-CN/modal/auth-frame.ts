import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: '请在您的钱包中确认',
  close: '关闭',
  notAllowed: '不允许此操作',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: '互联网连接出错，未能加载内置钱包',
  FRAME_FAILED: '未能加载邮箱登录功能',
  FRAME_TIMED_OUT: '内置钱包请求超时',
  FRAME_RESTARTED: '登录窗口已重新启动，请重试',
  REQUEST_LOST: '登录窗口已重新启动，请求可能已经发出。重试前请先核实',
  FRAME_ERROR: '发生错误',
  REQUEST_ABORTED: '请求已中止',
  ABORTED: '出现问题',
  RPC_NOT_ALLOWED: '不允许应用请求的操作',
  // The remaining time follows, without a colon.
  EMAIL_TOO_SOON: '请在 #后重试',
  EMAIL_NOT_VALID: '邮箱地址无效',
  SOCIAL_TIMED_OUT: '社交账号登录超时，请重试',
  SOCIAL_NO_STATE: '登录链接不完整，无法继续登录',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: { title: '互联网连接出错，未能加载内置钱包', text: '请检查互联网连接，然后重试。' },
  iframe_request_timeout: { title: '内置钱包请求超时', text: '请稍后重试。' },
  unverified_domain: { title: '应用配置无效', text: '此网址无权使用该应用的钱包。' },
}
