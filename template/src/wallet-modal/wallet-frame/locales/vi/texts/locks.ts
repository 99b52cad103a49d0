import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: 'Khóa ví của bạn bằng khóa truy cập',
    alone: 'Sau việc này, chỉ đăng nhập thì không mở được gì. Trình duyệt mới còn cần thêm khóa truy cập của bạn.',
    server: (name) => `Bên vận hành máy chủ của ${name} không thể mở ví của bạn nữa.`,
    lost: 'Nếu bạn mất cả khóa truy cập lẫn mã khôi phục, ví sẽ mất. Không ai có thể lấy lại ví.',
    running: 'Đang khóa ví của bạn',
    done: 'Ví của bạn đã được khóa',
    doneText: 'Khóa truy cập mở được ví, và mã khôi phục cũng vậy. Hãy cất mã ở nơi mà mười năm nữa bạn vẫn tìm thấy.',
    note: 'Hãy giữ mã khôi phục mà bạn đã ghi lại, vì ví có thể đã được khóa bằng mã đó. Hãy giữ cả mã cũ hơn.',
  },
  renew: {
    title: 'Mã khôi phục mới',
    stops: 'Mã khôi phục hiện có của bạn sẽ hết hiệu lực khi hoàn tất.',
    lost: 'Bạn đã mất khóa truy cập? Hãy mở ví bằng mã khôi phục, và bạn cũng sẽ tạo khóa truy cập mới.',
  },
  remove: {
    title: 'Tắt tính năng khóa ví bằng khóa truy cập',
    alone: 'Sau việc này, chỉ cần đăng nhập là lại mở được ví của bạn.',
    server: (name) =>
      `Bên vận hành máy chủ của ${name} cũng lại có thể mở ví. Bất kỳ ai đăng nhập dưới tên bạn cũng vậy.`,
    action: 'Tắt tính năng khóa ví',
    done: 'Đã tắt tính năng khóa ví bằng khóa truy cập',
    doneText: 'Chỉ cần đăng nhập là mở được ví của bạn. Mã khôi phục không còn mở được gì.',
  },
  code: {
    title: 'Ghi lại mã khôi phục của bạn',
    about:
      'Khi không có khóa truy cập, mã này cùng với việc đăng nhập sẽ mở ví của bạn. Hãy viết mã ra giấy. Sau này mã sẽ không hiển thị lại.',
    warning:
      'Chỉ nhập mã này ở nơi ví của bạn yêu cầu. Chúng tôi không bao giờ hỏi mã này qua email, tin nhắn hay điện thoại.',
    written: 'Tôi đã ghi lại mã',
  },
  check: {
    title: 'Kiểm tra mã khôi phục của bạn',
    label: (places) => `Các ký tự ${places} của mã khôi phục`,
    hint: (where) => `Hãy nhìn vào mã mà bạn đã ghi lại. ${where.join('; ')}.`,
    place: (character, group, place) => `Ký tự ${character} nằm ở nhóm ${group}, vị trí ${place}`,
    action: 'Kiểm tra',
    wrong: 'Đây là các ký tự khác. Hãy nhìn lại mã mà bạn đã ghi lại',
    nothingYet: 'Chưa có gì thay đổi. Bước cuối cùng ở ngay sau bước này.',
    showAgain: 'Hiển thị lại mã',
  },
  passkey: {
    title: 'Tạo khóa truy cập của bạn',
    about: 'Trình duyệt sẽ yêu cầu vân tay, khuôn mặt hoặc mã của thiết bị này. Ví được khóa ngay sau đó.',
    action: 'Tạo khóa truy cập',
  },
  save: {
    title: 'Lưu mã khôi phục mới',
    about: 'Khóa truy cập của bạn vẫn giữ nguyên. Mã khôi phục cũ hết hiệu lực ngay sau việc này.',
  },
  backToWallet: 'Quay lại ví của bạn',
}
