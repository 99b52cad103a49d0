import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, number, day } = wordsIn('th')

export const directory: TextsById['directory'] = {
  searchAll: (count) => (count > 0 ? `ค้นหากระเป๋าเงิน ${number(count)} รายการ` : 'ค้นหากระเป๋าเงิน'),
  showQrCode: 'แสดงรหัส QR',
  certified: 'ผ่านการรับรอง',
  certifiedOnly: 'รับรองโดย WalletConnect',
  certifiedNotice: 'เฉพาะที่ WalletConnect รับรอง',
  found: (count) => (count > 0 ? plural(count, { other: 'กระเป๋าเงิน # รายการ' }) : 'ไม่มีกระเป๋าเงิน'),
  noMatch: (query) => `ไม่พบผลลัพธ์ที่ตรงกับ “${query}”`,
  noMatchText: 'โปรดตรวจสอบตัวสะกด หรือสแกนรหัส QR ด้วยกระเป๋าเงินใดก็ได้ที่รองรับ WalletConnect',
  noMatchPlainText: 'โปรดตรวจสอบตัวสะกด',
  noCertified: 'ไม่พบกระเป๋าเงินที่ผ่านการรับรอง',
  noWallets: 'ไม่มีกระเป๋าเงินให้แสดง',
  noWalletsText: 'ไม่มีกระเป๋าเงินสำหรับเครือข่ายของแอปนี้ในรายชื่อ',
  failed: 'โหลดรายการกระเป๋าเงินไม่สำเร็จ',
  failedText: 'โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต แล้วลองอีกครั้ง',
  outdated: 'อัปเดตรายการไม่สำเร็จ',
  bundledFrom: (date) => `รายการที่มาพร้อมแอป ณ วันที่ ${day(date)}`,
}
