import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'รับ',
  codeLabel: 'รหัส QR ของที่อยู่ของคุณ ตัวที่อยู่แสดงอยู่ด้านล่าง',
  codeTooLong: 'ที่อยู่นี้ยาวเกินกว่าจะสร้างรหัส QR ได้ โปรดคัดลอกที่อยู่แทน',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `เฉพาะ ${network}`
    return network === family ? `${network} และเครือข่ายที่เข้ากันได้` : `${network} และเครือข่าย ${family} อื่น`
  },
  supportedNetworks: 'เครือข่ายที่รองรับ',
  onlyTheseNetworks: 'โปรดรับบนเครือข่ายเหล่านี้เท่านั้น สิ่งที่ส่งบนเครือข่ายอื่นอาจสูญหาย',
  onlyThisNetwork: 'โปรดรับบนเครือข่ายนี้เท่านั้น สิ่งที่ส่งบนเครือข่ายอื่นอาจสูญหาย',
  waiting: 'กำลังรอกระเป๋าเงินของคุณ',
  waitingText: 'ที่อยู่ของคุณจะแสดงเมื่อกระเป๋าเงินยืนยันแล้ว',
  accountNotFound: 'ไม่พบบัญชี',
}
