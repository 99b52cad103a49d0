import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('vi')

export const common: TextsById['common'] = {
  wallet: 'Ví',
  back: 'Quay lại',
  cancel: 'Hủy',
  goOn: 'Tiếp tục',
  again: 'Thử lại',
  oneMoment: 'Chờ một lát…',
  failed: 'Đã xảy ra lỗi. Hãy thử lại',
  openWallet: 'Mở ví của bạn',
  usePasskey: 'Dùng khóa truy cập',
  useCode: 'Dùng mã khôi phục',
  recoveryCode: 'Mã khôi phục',
  wrong: {
    'login+passkey': 'Khóa truy cập này không mở được ví này. Hãy thử khóa truy cập khác',
    'login+code': 'Đây không phải là mã khôi phục của ví này',
  },
  passkeyNotUsed: 'Khóa truy cập chưa được dùng',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'Khóa truy cập chưa được dùng',
  passkeyCannotLock: 'Khóa truy cập này không thể khóa ví. Hãy thử thiết bị hoặc trình duyệt khác',
  passkeyCannotOpen: 'Khóa truy cập này không thể mở ví. Hãy thử thiết bị hoặc trình duyệt khác',
  noPasskeys: 'Trình duyệt này không thể dùng khóa truy cập ở đây. Hãy thử thiết bị hoặc trình duyệt khác',
  fiveTries: 'Ví không mở được sau năm lần thử. Hãy thử lại',
  notOpened: 'Không mở được ví. Hãy đăng nhập lại',
  noSecret: 'Máy chủ của ví không đưa dữ liệu bí mật của ví này. Hãy đăng nhập lại',
  noWallet: 'Chưa có ví nào',
  serverSilent: 'Máy chủ của ví không trả lời. Hãy thử lại',
  serverAnswer: 'Máy chủ của ví đã trả lời theo cách mà ví không hiểu',
  codeOver: 'Mã đã hết hạn. Hãy bắt đầu lại',
  locksNotOpen: 'Cách khóa mới không mở được ví. Không có gì thay đổi',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'Thao tác này không được phép trên trang này',
  CLOCK_NOT_RIGHT: 'Đồng hồ của thiết bị này không đúng. Hãy chỉnh lại rồi thử lại',
  CODE_NOT_VALID: 'Mã không đúng. Hãy thử lại',
  CODE_SPENT: 'Mã này không còn hiệu lực. Hãy yêu cầu mã mới và nhập mã mới nhất',
  EMAIL_TAKEN: 'Địa chỉ email này đã thuộc về một ví khác. Hãy dùng địa chỉ khác',
  FLOW_OVER: 'Thao tác này không còn hiệu lực. Hãy bắt đầu lại',
  KEY_MISSING: 'Hiện không mở được ví, nhưng không có gì bị mất. Hãy thử lại sau',
  LAST_LOGIN: 'Đây là cách đăng nhập duy nhất của ví. Hãy thêm cách khác trước',
  LOGIN_DECLINED: 'Bạn đã từ chối đăng nhập tại dịch vụ đăng nhập',
  LOGIN_NOT_VALID: 'Lần đăng nhập này không còn hiệu lực. Hãy bắt đầu lại',
  LOGIN_TAKEN: 'Tài khoản này đã thuộc về một ví khác. Không có gì thay đổi',
  LOGIN_TOO_OLD: 'Hãy đăng nhập lại để tiếp tục',
  MAIL_UNAVAILABLE: 'Không gửi được email. Hãy thử lại sau',
  NOT_FOUND: 'Mục này không còn tồn tại. Hãy tải lại trang',
  NOT_SIGNED_IN: 'Hãy đăng nhập trước',
  PROOF_NOT_VALID: 'Yêu cầu không được ký bằng khóa của trình duyệt này. Hãy tải lại trang',
  PROVIDER_UNAVAILABLE: 'Dịch vụ đăng nhập không trả lời như mong đợi. Hãy thử lại sau',
  REQUEST_NOT_VALID: 'Máy chủ của ví không chấp nhận yêu cầu này. Hãy tải lại trang',
  STORE_UNAVAILABLE: 'Máy chủ của ví hiện không hoạt động. Hãy thử lại sau',
  TOO_MANY_REQUESTS: 'Quá nhiều yêu cầu. Hãy thử lại sau',
  UNEXPECTED: 'Đã xảy ra lỗi trên máy chủ. Hãy thử lại',
  VAULT_CHANGED: 'Trong lúc đó, ví đã được thay đổi ở nơi khác. Hãy tải lại trang',
  WALLET_EXISTS: 'Đã có ví. Hãy tải lại trang',
  attemptsLeft: (count) => `Mã không đúng. Hãy thử lại (còn ${number(count)} lần thử)`,
  retryAfter: (seconds) => `Quá nhiều yêu cầu. Hãy thử lại sau ${number(seconds)} giây`,
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `Địa chỉ web này lưu ví của ${name}. Ví hoạt động bên trong ứng dụng: hãy mở ứng dụng và đăng nhập ở đó.`,
    account: 'Xem cụm từ khôi phục bí mật, khóa truy cập và các trình duyệt của bạn',
    warning: (page) =>
      `Tại địa chỉ web này, chỉ trang ${page} hỏi bạn mã từ email. Chúng tôi không bao giờ hỏi cụm từ khôi phục bí mật của bạn.`,
  },
  noRequest: 'Cửa sổ này không còn thuộc về yêu cầu nào. Hãy đóng lại và thử lại.',
  loading: {
    title: 'Đăng nhập',
    opening: 'Đang mở phần đăng nhập…',
    close: 'Nếu không có gì xảy ra trong một phút, hãy đóng cửa sổ này và quay lại ứng dụng.',
  },
  notInFrame: 'Trang này không hoạt động bên trong một trang khác. Hãy mở trang trong một thẻ riêng.',
  notLoaded: 'Không tải được trang. Hãy tải lại.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `Mạng ${network} không phản hồi. Hãy thử lại`,
  answer: 'Mạng đã trả lời, nhưng đó không phải là một số',
  otherNetwork: 'Máy chủ của mạng này thuộc về một mạng khác',
  otherAccount: 'Tài khoản trong ví không phải là tài khoản đã được hiển thị. Hãy đăng nhập lại',
  wouldFail: 'Mạng cho biết giao dịch này sẽ không thành công. Không có gì được gửi đi',
  maybeSent: 'Mạng không phản hồi, nên giao dịch có thể đã được gửi đi. Hãy xem tài khoản của bạn trước khi thử lại',
}
