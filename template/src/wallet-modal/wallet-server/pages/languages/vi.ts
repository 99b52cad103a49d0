import type { PageTexts } from '../page-texts'

export const vi: PageTexts = {
  approve: {
    title: 'Phê duyệt trình duyệt',
    ifAsked: 'Chỉ phê duyệt nếu chính bạn vừa yêu cầu.',
    button: 'Phê duyệt trình duyệt này',
    ifNot: 'Nếu đó không phải là trình duyệt của bạn, hãy đóng trang này.',
  },
  approved: {
    title: 'Đã phê duyệt',
    text: 'Hãy quay lại trình duyệt muốn đăng nhập. Bạn sẽ nhận được một email khác có mã.',
  },
  spent: {
    title: 'Liên kết này không còn hoạt động',
    text: 'Liên kết đã được sử dụng hoặc đã quá 20 phút. Hãy bắt đầu lại trong trình duyệt muốn đăng nhập.',
  },
  callback: { title: 'Sắp xong', text: 'Hãy quay lại ứng dụng. Bạn có thể đóng cửa sổ này.' },
  over: {
    title: 'Lần đăng nhập này đã kết thúc',
    text: 'Lần đăng nhập này đã được sử dụng hoặc đã quá 10 phút. Hãy quay lại ứng dụng và bắt đầu lại.',
  },
  refused: { title: 'Không được phép', text: 'Trang này không được phép hiển thị ví.' },
}
