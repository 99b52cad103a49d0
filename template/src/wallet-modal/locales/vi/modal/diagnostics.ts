import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Lưu báo cáo',
  text: 'Báo cáo này cho nhà phát triển ứng dụng này biết điều gì đã xảy ra ở đây trong vài phút qua.',
  privacy:
    'Báo cáo không có địa chỉ, tên, số tiền, tin nhắn hay nội dung bạn ký. Không có gì được gửi đi: bạn lưu một tệp và tự quyết định ai nhận tệp đó.',
  since: 'Ghi từ lúc',
  steps: 'Các bước',
  requests: 'Yêu cầu',
  browser: 'Trình duyệt',
  content: 'Hiện toàn bộ báo cáo',
  save: 'Lưu tệp',
  saved: 'Đã lưu báo cáo',
}
