import type { MailTexts } from './mail-texts'

export const vi: MailTexts = {
  code: {
    subject: (code, app) => `${code} là mã của bạn cho ${app}`,
    purposes: {
      login: {
        why: (place) => `Nhập mã này để đăng nhập vào ví của bạn trong ${place}.`,
        ignore: 'Nếu bạn không yêu cầu mã này, hãy bỏ qua email này. Không có mã thì không ai đăng nhập được.',
      },
      'change-current': {
        why: (place) => `Nhập mã này để đổi địa chỉ email cho ví của bạn trong ${place}.`,
        ignore:
          'Nếu bạn không yêu cầu mã này, hãy bỏ qua email này và đăng xuất các trình duyệt mà bạn không biết. Không có mã thì địa chỉ của bạn vẫn giữ nguyên.',
      },
      'change-new': {
        why: (place) => `Nhập mã này để dùng địa chỉ email này cho một ví trong ${place}.`,
        ignore: 'Nếu bạn không yêu cầu mã này, hãy bỏ qua email này. Không có mã thì không có gì thay đổi.',
      },
    },
    limits: (minutes) => `Mã có hiệu lực trong ${minutes} phút, chỉ một lần và chỉ trong trình duyệt đã yêu cầu mã.`,
    secret: 'Không ai trong chúng tôi hỏi bạn mã này. Đừng cho bất kỳ ai biết mã.',
  },
  device: {
    subject: (app) => `Phê duyệt trình duyệt mới cho ${app}`,
    asks: (place) => `Một trình duyệt chưa từng đăng nhập muốn đăng nhập vào ví của bạn trong ${place}.`,
    browser: (name) => `Trình duyệt: ${name}`,
    time: (date, clock) => `Thời gian: ${clock}, ${date}`,
    open: (minutes) =>
      `Nếu đó là trình duyệt của bạn, hãy mở trang này và phê duyệt trình duyệt. Liên kết có hiệu lực trong ${minutes} phút:`,
    secret: 'Không ai trong chúng tôi hỏi bạn liên kết này. Đừng đưa liên kết cho bất kỳ ai.',
    ignore: 'Nếu bạn không yêu cầu, hãy bỏ qua email này. Không có phê duyệt thì không ai đăng nhập được.',
  },
  notice: {
    subject: (app) => `Ví của bạn trong ${app} đã có địa chỉ email khác`,
    changed: (place) =>
      `Ví của bạn trong ${place} hiện có địa chỉ email khác. Bạn không còn đăng nhập được bằng địa chỉ đã nhận email này.`,
    notYou: (app) => `Nếu bạn không đổi địa chỉ, hãy viết thư ngay cho đội ngũ ${app}.`,
  },
  browserOn: (browser, system) => `${browser} trên ${system}`,
  unknownBrowser: 'Trình duyệt không xác định',
}
