import type { TextsById } from '../../language'

export const logins: TextsById['logins'] = {
  title: 'Đăng nhập vào ví của bạn',
  about:
    'Tại đây, bạn xem cụm từ khôi phục bí mật, khóa ví bằng khóa truy cập, và thay đổi cách đăng nhập cũng như nơi đăng nhập.',
  other: 'Cách đăng nhập khác',
  email: 'Email',
  address: 'Địa chỉ email',
  typeAddress: 'Hãy nhập địa chỉ email của bạn',
  noAddress: 'Đây không phải là địa chỉ email',
  sendCode: 'Gửi mã',
  code: {
    title: 'Nhập mã',
    label: 'Mã',
    logIn: 'Đăng nhập',
    sent: (email) => `Chúng tôi đã gửi mã gồm sáu chữ số đến ${email}. Mã có hiệu lực trong 20 phút.`,
    sentAgain: 'Chúng tôi đã gửi mã mới. Chỉ mã mới nhất có hiệu lực.',
    sixDigits: 'Mã gồm sáu chữ số',
    sendAgain: 'Gửi mã mới',
  },
  device: {
    title: 'Phê duyệt trình duyệt này',
    isNew: (email) => `Đây là trình duyệt mới. Chúng tôi đã gửi đến ${email} một email có liên kết.`,
    open: 'Hãy mở liên kết và phê duyệt trình duyệt này. Sau đó mã sẽ đến trong một email khác.',
    late: 'Không ai phê duyệt trình duyệt này. Hãy bắt đầu lại',
  },
  provider: {
    goOn: (provider) => `Tiếp tục bằng ${provider}`,
    account: (provider) => `tài khoản ${provider}`,
    inWindow: (provider) => `Hãy tiếp tục trong cửa sổ của ${provider}. Đóng cửa sổ đó để dừng.`,
    blocked: (provider) =>
      `Trình duyệt của bạn đã chặn cửa sổ của ${provider}. Hãy cho phép cửa sổ của trang này, rồi nhấn lại`,
    closed: (provider) => `Cửa sổ của ${provider} đã bị đóng trước khi hoàn tất. Hãy bắt đầu lại`,
    late: (provider) => `Không ai đăng nhập tại ${provider} trong 10 phút. Hãy bắt đầu lại`,
    left: 'Bạn đã rời trang này trước khi hoàn tất. Hãy bắt đầu lại',
    other: 'Bạn đã bắt đầu việc khác',
    over: 'Lần đăng nhập này không còn hiệu lực. Hãy bắt đầu lại',
  },
  renew: {
    title: 'Đăng nhập lại',
    codeTitle: 'Nhập mã mới',
    age: 'Việc này cần một lần đăng nhập cách đây không quá năm phút.',
    sends: (email) => `Chúng tôi sẽ gửi mã đến ${email}.`,
    sendTo: (email) => `Gửi mã đến ${email}`,
    none: 'Không cách đăng nhập nào của bạn dùng được trên trang này. Hãy đăng xuất, rồi đăng nhập bằng địa chỉ email',
    otherWallet: (identities) => `Đây là ví khác. Hãy đăng nhập bằng ${identities}`,
  },
  ways: {
    title: 'Các cách đăng nhập',
    about:
      'Bất kỳ ai đăng nhập được bằng một trong các cách này đều dùng được ví, trừ khi ví được khóa bằng khóa truy cập.',
    onlyOne: 'Đây là cách đăng nhập duy nhất của bạn. Hãy thêm cách thứ hai, phòng khi bạn mất cách thứ nhất.',
    remove: 'Gỡ',
    removeOne: (login) => `Gỡ ${login}`,
  },
  add: {
    title: (provider) => `Thêm ${provider}`,
    about: (provider) =>
      `Hãy đăng nhập tại ${provider}, trong một cửa sổ riêng. Sau đó, bất kỳ ai đăng nhập được bằng tài khoản này đều dùng được ví, trừ khi ví được khóa bằng khóa truy cập.`,
    taken: 'Tài khoản này đã thuộc về một ví khác.',
    done: 'Đã thêm cách đăng nhập',
    doneText: (login) => `Giờ đây bạn cũng có thể đăng nhập vào ví bằng ${login}.`,
  },
  addEmail: {
    title: 'Thêm địa chỉ email',
    about:
      'Chúng tôi sẽ gửi mã đến địa chỉ đó. Sau đó, bất kỳ ai đọc được email của địa chỉ này đều dùng được ví, trừ khi ví được khóa bằng khóa truy cập.',
    action: 'Thêm địa chỉ',
    hasOne: 'Ví của bạn đã có địa chỉ email. Hãy quay lại và xem danh sách',
    done: 'Đã thêm địa chỉ email',
    doneText: (email) => `Giờ đây bạn cũng có thể đăng nhập vào ví bằng mã gửi đến ${email}.`,
  },
  remove: {
    title: 'Gỡ cách đăng nhập này',
    question: 'Gỡ cách đăng nhập này?',
    noMore: (login) => `Sau đó bạn không thể đăng nhập bằng ${login} nữa.`,
    browsers:
      'Các trình duyệt đã dùng cách đăng nhập này vẫn đang đăng nhập. Hãy đăng xuất chúng trong danh sách trình duyệt.',
    notHere: 'Sau việc này, bạn không thể mở trang này nữa, vì trang này không có cách đăng nhập bằng Farcaster.',
    note: 'Cách đăng nhập có thể đã được gỡ. Hãy quay lại và xem danh sách.',
    done: 'Đã gỡ cách đăng nhập',
    doneText: (login) => `Không ai có thể đăng nhập vào ví của bạn bằng ${login} nữa.`,
  },
}
