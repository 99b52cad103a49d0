import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: 'Ví của bạn',
  loggedOut: {
    still: 'Bạn đã bị đăng xuất vì không có hoạt động nào trong 15 phút.',
    over: 'Bạn đã bị đăng xuất. Hãy đăng nhập lại.',
  },
  home: {
    loggedIn: (name) => `Bạn đã đăng nhập với tên ${name}.`,
    loggedInWith: (provider, name) => `Bạn đã đăng nhập bằng ${provider} với tên ${name}.`,
    noWallet:
      'Chưa có ví nào cho cách đăng nhập này. Trước tiên, hãy mở ứng dụng và đăng nhập ở đó. Nếu bạn có ví với cách đăng nhập khác, hãy đăng xuất và dùng cách đăng nhập đó.',
    logOut: 'Đăng xuất',
    words: 'Mười hai từ đưa các tài khoản của bạn vào bất kỳ ví nào khác, ngay cả khi không có chúng tôi.',
    passkey: 'Khóa truy cập',
    loginOpens: (name) =>
      `Chỉ cần đăng nhập là mở được ví này. Bên vận hành máy chủ của ${name} cũng có thể mở ví. Khóa truy cập thay đổi cả hai điều đó.`,
    lock: 'Khóa ví bằng khóa truy cập',
    isLocked: 'Ví này mở bằng khóa truy cập hoặc mã khôi phục của bạn. Chỉ đăng nhập thì không mở được gì.',
  },
  unlock: {
    about: 'Ví này đang được khóa. Ví mở bằng khóa truy cập hoặc mã khôi phục của bạn.',
    noCode: 'Đây không phải là mã khôi phục. Hãy xem lại từng ký tự',
  },
  words: {
    title: 'Cụm từ khôi phục bí mật',
    none: 'Chưa có ví nào',
    before: 'Trước khi bạn xem cụm từ khôi phục bí mật',
    warning: 'Ai có các từ này thì có toàn bộ tiền trong ví này.',
    nobody: 'Chúng tôi không bao giờ hỏi các từ này. Bất kỳ ai hỏi chúng đều muốn lấy cắp tiền của bạn.',
    lookAround: 'Hãy nhìn xung quanh: không ai và không camera nào được thấy màn hình của bạn. Đừng chia sẻ màn hình.',
    paper: 'Hãy viết các từ ra giấy. Ảnh hoặc ghi chú trên thiết bị này có thể bị lấy cắp.',
    show: 'Hiển thị các từ',
    hidden: 'Các từ đã được ẩn lại',
    hiddenText: 'Các từ chỉ hiển thị trong một phút, và chỉ khi bạn đang xem trang này.',
    shown: 'Cụm từ khôi phục bí mật của bạn',
    order: 'Hãy ghi lại các từ theo thứ tự này và kiểm tra từng từ.',
    hide: 'Ẩn các từ',
    paths: (evm, solana) =>
      `Ví khác nhận mười hai từ cũng có các tài khoản này: trên Ethereum và các mạng tương tự với đường dẫn ${evm}, và trên Solana với ${solana}.`,
    smartPath: (path) => `Tài khoản thông minh của bạn có đường dẫn ${path}.`,
    contractPath: (networks, path) =>
      `Tài khoản thông minh của bạn trên ${networks} là một hợp đồng, và khóa với đường dẫn ${path} sở hữu hợp đồng đó. Rất ít ví khác có thể dùng loại tài khoản này.`,
  },
  browsers: {
    title: 'Các trình duyệt đang đăng nhập',
    again: 'Hiển thị lại danh sách',
    thisOne: (name) => `${name} – trình duyệt này`,
    times: (loggedIn, seen) => `Đăng nhập: ${loggedIn}. Dùng lần cuối: ${seen}.`,
    logOut: (name, seen) => `Đăng xuất ${name}, dùng lần cuối: ${seen}`,
  },
}
