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
