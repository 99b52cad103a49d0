import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('th')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'ดำเนินการต่อด้วยอีเมล',
    EmailVerifyOtp: 'ป้อนรหัส',
    EmailVerifyDevice: 'อนุมัติอุปกรณ์นี้',
    UpdateEmailWallet: 'แก้ไขอีเมล',
    UpdateEmailPrimaryOtp: 'ยืนยันอีเมลปัจจุบัน',
    UpdateEmailSecondaryOtp: 'ยืนยันอีเมลใหม่',
    UpgradeEmailWallet: 'อัปเกรดกระเป๋าเงินของคุณ',
  },
  label: 'ที่อยู่อีเมล',
  placeholder: 'อีเมล',
  submit: 'ดำเนินการต่อด้วยอีเมล',
  invalid: 'อีเมลไม่ถูกต้อง โปรดลองอีกครั้ง',
  tryAgain: (message) =>
    /ลองอีกครั้ง|try again/i.test(message) ? message : `${message.replace(/[.!]?$/, '')} โปรดลองอีกครั้ง`,
  changeHint: 'เราจะส่งรหัสไปยังที่อยู่ปัจจุบันของคุณก่อน แล้วจึงส่งอีกรหัสไปยังที่อยู่ใหม่ บัญชีของคุณยังคงเป็นบัญชีเดิม',
  cancel: 'ยกเลิก',
  save: 'บันทึก',
  saving: 'กำลังบันทึก…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'ตรวจสอบอีเมลของคุณ',
  codeSentTo: (address) => `โปรดป้อนรหัสที่เราส่งไปยัง ${address}`,
  expires: 'รหัสจะหมดอายุใน 20 นาที',
  linkSentTo: (address) => `โปรดอนุมัติลิงก์เข้าสู่ระบบที่เราส่งไปยัง ${address}`,
  linkExpires: 'ลิงก์จะหมดอายุใน 20 นาที',
  code: 'รหัสหกหลัก',
  notReceived: 'ไม่ได้รับอีเมลใช่ไหม',
  resendCode: 'ส่งรหัสอีกครั้ง',
  resendEmail: 'ส่งอีเมลอีกครั้ง',
  resendIn: (seconds) => `ส่งอีกครั้งได้ในอีก ${number(seconds)} วินาที`,
  resent: 'ส่งอีเมลรหัสอีกครั้งแล้ว',
  checking: 'กำลังตรวจสอบรหัส',
  startOver: 'เริ่มใหม่',
  upgrade: 'อัปเกรดกระเป๋าเงินของคุณ',
  upgradeHint: 'ย้ายไปใช้กระเป๋าเงินที่คุณดูแลเอง',
  upgradeTitle: 'นำกระเป๋าเงินไปกับคุณ',
  upgradeText:
    'โปรดทำตามคำแนะนำในหน้าเว็บของกระเป๋าเงินของคุณ หน้านั้นจะแสดงวลีกู้คืนลับของคุณ ซึ่งใช้กับกระเป๋าเงินอื่นได้ จากนั้นเชื่อมต่อที่นี่อีกครั้งด้วยกระเป๋าเงินนั้น',
  changed: 'เปลี่ยนที่อยู่อีเมลแล้ว',
}
