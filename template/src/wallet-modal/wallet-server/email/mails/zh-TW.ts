import type { MailTexts } from './mail-texts'

export const zhTW: MailTexts = {
  code: {
    subject: (code, app) => `${code} 是您的 ${app} 驗證碼`,
    purposes: {
      login: {
        why: (place) => `請輸入此驗證碼，登入您在 ${place} 的錢包。`,
        ignore: '如果不是您本人要求的，請忽略此郵件。沒有驗證碼，任何人都無法登入。',
      },
      'change-current': {
        why: (place) => `請輸入此驗證碼，變更您在 ${place} 的錢包的電子郵件地址。`,
        ignore: '如果不是您本人要求的，請忽略此郵件，並將您不認識的瀏覽器登出。沒有驗證碼，您的地址不會變更。',
      },
      'change-new': {
        why: (place) => `請輸入此驗證碼，將此電子郵件地址用於 ${place} 的錢包。`,
        ignore: '如果不是您本人要求的，請忽略此郵件。沒有驗證碼，一切都不會變更。',
      },
    },
    limits: (minutes) => `驗證碼 ${minutes} 分鐘內有效，只能使用一次，且只能在要求驗證碼的瀏覽器中使用。`,
    secret: '我們之中任何人都不會向您索取此驗證碼。請勿將其告訴任何人。',
  },
  device: {
    subject: (app) => `請核准 ${app} 的新瀏覽器`,
    asks: (place) => `一個從未登入過的瀏覽器想要登入您在 ${place} 的錢包。`,
    browser: (name) => `瀏覽器：${name}`,
    time: (date, clock) => `時間：${date} ${clock}`,
    open: (minutes) => `如果這是您的瀏覽器，請開啟以下頁面並核准該瀏覽器。連結 ${minutes} 分鐘內有效：`,
    secret: '我們之中任何人都不會向您索取此連結。請勿將其告訴任何人。',
    ignore: '如果不是您本人要求的，請忽略此郵件。未經核准，任何人都無法登入。',
  },
  notice: {
    subject: (app) => `您在 ${app} 的錢包已變更電子郵件地址`,
    changed: (place) => `您在 ${place} 的錢包現已變更電子郵件地址。您無法再使用收到此郵件的地址登入。`,
    notYou: (app) => `如果不是您本人變更了地址，請立即聯絡 ${app} 的團隊。`,
  },
  browserOn: (browser, system) => `${system} 上的 ${browser}`,
  unknownBrowser: '未知的瀏覽器',
}
