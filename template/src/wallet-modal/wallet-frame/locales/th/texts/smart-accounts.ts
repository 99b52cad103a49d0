import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('th')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) => `การเรียก ${number(count)} รายการในธุรกรรมเดียว`,
  together: 'พร้อมกัน',
  allOrNothing: 'ทั้งหมดหรือไม่เลย หากการเรียกใดล้มเหลว จะไม่มีการเรียกใดเกิดขึ้น',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `การเรียกที่ ${place}: ${warning}`,
  fee: 'ค่าธรรมเนียม',
  paidByApp: 'แอปเป็นผู้จ่าย',
  firstTransaction: 'ธุรกรรมแรก',
  setsUp: (network, address) => `ธุรกรรมนี้ตั้งค่าบัญชีบน ${network} หลังจากนั้นบัญชีจะเรียกใช้โค้ดที่ ${address}`,
  replacesCode: (address) => `ขณะนี้บัญชีเรียกใช้โค้ดที่ ${address} ธุรกรรมนี้จะแทนที่โค้ดดังกล่าว`,
  replacesEarlier: 'ธุรกรรมก่อนหน้าของบัญชีนี้ยังไม่ได้รวมเข้าในเครือข่าย จะเกิดขึ้นเพียงหนึ่งในสองรายการเท่านั้น',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'บัญชีนี้จ่ายค่าธุรกรรมไม่ได้ ไม่มีการส่งสิ่งใด',
  notAccepted: 'บัญชีไม่ยอมรับการดำเนินการนี้ ไม่มีการส่งสิ่งใด',
  otherFaster: 'การดำเนินการอื่นของบัญชีนี้เร็วกว่า โปรดลองอีกครั้ง ไม่มีการส่งสิ่งใด',
  notPaidFor: 'ผู้จ่ายของแอปไม่จ่ายค่าการดำเนินการนี้ ไม่มีการส่งสิ่งใด',
  earlierWaits: 'การดำเนินการก่อนหน้าของบัญชีนี้ยังไม่ได้รวมเข้าในเครือข่าย โปรดลองอีกครั้งในภายหลัง ไม่มีการส่งสิ่งใด',
  wouldFail: (reason) => `เครือข่ายระบุว่าธุรกรรมนี้จะไม่สำเร็จ: “${reason}” ไม่มีการส่งสิ่งใด`,
  bundlerRefuses: (network, reason) => `Bundler ของ ${network} ปฏิเสธการดำเนินการ: “${reason}” ไม่มีการส่งสิ่งใด`,
  payerRefuses: (reason) => `แอปไม่จ่ายค่ารายการนี้: “${reason}” ไม่มีการลงนามสิ่งใด`,
  bundlerSilent: (network) => `Bundler ของ ${network} ไม่ตอบ โปรดลองอีกครั้งในภายหลัง`,
  paymasterSilent: (network) => `Paymaster ของ ${network} ไม่ตอบ โปรดลองอีกครั้งในภายหลัง`,
  bundlerAnswer: (network) => `Bundler ของ ${network} ตอบกลับมาโดยไม่ใช่ค่าประมาณ`,
  paymasterAnswer: 'Paymaster ตอบกลับมาในแบบที่กระเป๋าเงินไม่ยอมรับ ไม่มีการลงนามสิ่งใด',
  tooMuchGas: 'Bundler ขอแก๊สมากกว่าที่กระเป๋าเงินนี้อนุญาต ไม่มีการส่งสิ่งใด',
  priceTooHigh: 'เครือข่ายขอราคาสูงกว่าที่กระเป๋าเงินนี้อนุญาต ไม่มีการส่งสิ่งใด',
  notShown: 'การดำเนินการนี้ไม่ใช่รายการที่แสดงไว้ ไม่มีการลงนามสิ่งใด',
  maybeSent: (operation) => `Bundler ไม่ตอบ การดำเนินการ ${operation} จึงอาจถูกส่งไปแล้ว โปรดตรวจดูบัญชีของคุณก่อนลองอีกครั้ง`,
  notIncluded: (operation) =>
    `การดำเนินการ ${operation} ยังไม่ได้รวมเข้าในเครือข่าย แต่ยังอาจถูกรวมในภายหลัง โปรดตรวจดูบัญชีของคุณก่อนลองอีกครั้ง`,
  failedPaid: (transaction) => `ธุรกรรมไม่สำเร็จและไม่ได้เปลี่ยนแปลงสิ่งใด แต่มีการจ่ายค่าธรรมเนียมไปแล้ว ธุรกรรมอยู่ใน ${transaction}`,
}
