import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: '社交账号登录',
  continueWith: (name) => `使用 ${name} 继续`,
  more: '更多登录方式',
  logIn: (name) => `使用 ${name} 登录`,
  opening: '正在打开登录服务的窗口',
  inWindow: '请在登录服务的窗口中登录',
  retrieving: '正在获取用户数据',
  failed: '出现问题',
  untrusted: '来源不可信',
  blocked: '您的浏览器拦截了窗口',
  blockedText: '请用按钮打开窗口，或在此标签页中继续。',
  cutOff: '窗口已不可用',
  cutOffText: '本页面无法保持登录服务的窗口。请在此标签页中继续，之后会返回这里。',
  tryAgain: '重试',
  openWindow: '打开窗口',
  sameTab: '在此标签页中继续',
}

export const socialTitles: TextsById['socialTitles'] = { all: '所有社交账号' }
