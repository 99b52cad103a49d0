import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: 'Một lối đăng nhập cho cả web3',
      text: 'Ví thay cho các tài khoản và mật khẩu. Bạn kết nối ví là đăng nhập xong.',
    },
    {
      title: 'Nơi giữ những gì bạn sở hữu',
      text: 'Ví giữ, gửi và nhận tài sản số: đồng tiền, token, vật phẩm sưu tầm.',
    },
    {
      title: 'Chỉ bạn giữ chìa khóa',
      text: 'Ứng dụng yêu cầu, bạn phê duyệt. Không ai chuyển được gì nếu bạn chưa đồng ý.',
    },
  ],
  networkHelp: [
    {
      title: 'Nơi mọi việc diễn ra',
      text: 'Mạng ghi lại ai sở hữu những gì. Mỗi mạng do nhiều máy tính vận hành.',
    },
    {
      title: 'Mỗi mạng có công dụng riêng',
      text: 'Các mạng khác nhau về chi phí, tốc độ và những gì chạy trên đó. Cùng một tài khoản có thể dùng nhiều mạng.',
    },
  ],
  learnMore: 'Tìm hiểu thêm',
  exploreAll: 'Khám phá tất cả',
}
