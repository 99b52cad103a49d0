import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'เลือกชื่อ', RegisterAccountNameSuccess: 'ชื่อบัญชี' },
  choose: 'เลือกชื่อบัญชี',
  chooseHint: 'ผู้อื่นส่งมาที่ชื่อนี้แทนที่อยู่ได้',
  label: 'ชื่อบัญชี',
  placeholder: 'your-name',
  checking: 'กำลังค้นหาชื่อ',
  tooShort: 'ชื่อต้องมีอย่างน้อย 4 อักขระ',
  notValid: 'ชื่อมีได้เฉพาะตัวอักษร ตัวเลข และขีดกลาง',
  owned: 'คุณมีชื่ออยู่แล้ว',
  available: 'ใช้ได้',
  registered: 'มีผู้ลงทะเบียนแล้ว',
  register: 'ลงทะเบียนชื่อ',
  registering: 'กำลังลงทะเบียน…',
  registerFailed: (name) => `ลงทะเบียนชื่อ ${name} ไม่สำเร็จ`,
  doneTitle: 'เลือกชื่อบัญชีสำเร็จ',
  doneText: 'ตอนนี้คุณเติมเงินเข้าบัญชีและซื้อขายคริปโตได้แล้ว',
  done: 'เริ่มใช้งาน',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'เกิดข้อผิดพลาดในการดึงชื่อแนะนำ',
  NAME_NETWORK_NOT_FOUND: 'ไม่พบเครือข่าย',
  NAME_ACCOUNT_NOT_FOUND: 'ไม่พบที่อยู่หรือบัญชีที่เข้าสู่ระบบ',
  NAME_ACCOUNT_CHANGED: 'บัญชีเปลี่ยนไป จึงไม่ได้ลงทะเบียนชื่อ',
  NAME_NOT_CONFIRMED: 'ยังยืนยันชื่อไม่ได้ โปรดค้นหาชื่อก่อนลองอีกครั้ง',
  NAME_SIGNATURE_NOT_VALID: 'ลายเซ็นไม่ได้มาจากบัญชีนี้ จึงไม่ได้ลงทะเบียนชื่อ',
}
