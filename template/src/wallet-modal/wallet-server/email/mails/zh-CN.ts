import type { MailTexts } from './mail-texts'

export const zhCN: MailTexts = {
  code: {
    subject: (code, app) => `${code} 是您的 ${app} 验证码`,
    purposes: {
      login: {
        why: (place) => `请输入此验证码，登录您在 ${place} 的钱包。`,
        ignore: '如果不是您本人请求的，请忽略此邮件。没有验证码，任何人都无法登录。',
      },
      'change-current': {
        why: (place) => `请输入此验证码，更改您在 ${place} 的钱包的邮箱地址。`,
        ignore: '如果不是您本人请求的，请忽略此邮件，并将您不认识的浏览器退出登录。没有验证码，您的邮箱地址不会改变。',
      },
      'change-new': {
        why: (place) => `请输入此验证码，将此邮箱地址用于 ${place} 的钱包。`,
        ignore: '如果不是您本人请求的，请忽略此邮件。没有验证码，一切都不会改变。',
      },
    },
    limits: (minutes) => `验证码 ${minutes} 分钟内有效，只能使用一次，且只能在请求验证码的浏览器中使用。`,
    secret: '我们中的任何人都不会向您索要此验证码。请勿将其告诉任何人。',
  },
  device: {
    subject: (app) => `请批准 ${app} 的新浏览器`,
    asks: (place) => `一个从未登录过的浏览器想要登录您在 ${place} 的钱包。`,
    browser: (name) => `浏览器：${name}`,
    time: (date, clock) => `时间：${date} ${clock}`,
    open: (minutes) => `如果这是您的浏览器，请打开以下页面并批准该浏览器。链接 ${minutes} 分钟内有效：`,
    secret: '我们中的任何人都不会向您索要此链接。请勿将其告诉任何人。',
    ignore: '如果不是您本人请求的，请忽略此邮件。未经批准，任何人都无法登录。',
  },
  notice: {
    subject: (app) => `您在 ${app} 的钱包已更改邮箱地址`,
    changed: (place) => `您在 ${place} 的钱包现已更改邮箱地址。您不能再使用收到此邮件的地址登录。`,
    notYou: (app) => `如果不是您本人更改了地址，请立即联系 ${app} 的团队。`,
  },
  browserOn: (browser, system) => `${system} 上的 ${browser}`,
  unknownBrowser: '未知浏览器',
}
