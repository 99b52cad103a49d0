import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `กำลังส่ง ${amount}`,
  sendingText: 'เครือข่ายจะยืนยันในอีกสักครู่ คุณปิดหน้าต่างนี้ได้',
  sent: (amount) => `ส่ง ${amount} แล้ว`,
  sentText: (receiver) => `ถึง ${receiver} แล้ว`,
  reverted: 'เครือข่ายปฏิเสธการโอน',
  revertedText: 'จำนวนนี้ไม่ได้ย้ายไปไหน เครือข่ายอาจหักค่าธรรมเนียมไปแล้ว',
  unknown: 'ยังไม่ได้รับการยืนยัน',
  unknownText: 'เครือข่ายยังไม่ตอบสนอง รายการนี้อาจยังไปถึงได้ จึงอย่าส่งซ้ำจนกว่าคุณจะตรวจดูบัญชีของคุณแล้ว',
  swapping: (amount) => `กำลังสวอป ${amount}`,
  swapped: (amount) => `สวอป ${amount} แล้ว`,
  swappedText: (amount) => `อย่างน้อย ${amount} เข้าบัญชีของคุณแล้ว`,
  swapReverted: 'เครือข่ายปฏิเสธการสวอป',
  swapRevertedText: 'ราคาเปลี่ยนเกินกว่าที่คุณยอมให้ หรือใช้เวลานานเกินไป โทเค็นยังอยู่กับคุณ แต่คุณได้จ่ายค่าธรรมเนียมเครือข่ายไปแล้ว',
  transaction: 'ธุรกรรม',
  transactionSent: 'ส่งธุรกรรมแล้ว',
  transactionSentText: 'เครือข่ายยืนยันแล้ว',
  transactionReverted: 'เครือข่ายปฏิเสธธุรกรรม',
  transactionRevertedText: 'ไม่มีสิ่งใดย้ายไปไหน เครือข่ายอาจหักค่าธรรมเนียมไปแล้ว',
  done: 'เสร็จสิ้น',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `กำลังส่ง ${amount}`,
  sendingUnknown: (amount) => `ยังไม่ได้รับการยืนยัน: ${amount}`,
  sent: (amount) => `ส่งแล้ว: ${amount}`,
  sendFailed: (amount) => `ไม่ได้ส่ง: ${amount}`,
  sendRefused: 'เครือข่ายปฏิเสธรายการนี้',
  swapping: (amount) => `กำลังสวอป ${amount}`,
  swapped: (amount) => `สวอปแล้ว: ${amount}`,
  swapFailed: (amount) => `ไม่ได้สวอป: ${amount}`,
  transaction: 'ธุรกรรม',
  to: (receiver) => `ถึง ${receiver}`,
  confirmIn: (wallet) => `ยืนยันใน ${wallet}`,
  confirmText: 'โปรดตรวจสอบรายละเอียดในกระเป๋าเงินของคุณ แล้วยืนยันที่นั่น',
  cancelRequest: 'หยุดรอ',
}
