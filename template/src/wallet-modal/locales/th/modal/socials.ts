import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'เข้าสู่ระบบด้วยโซเชียล',
  continueWith: (name) => `ดำเนินการต่อด้วย ${name}`,
  more: 'วิธีเข้าสู่ระบบเพิ่มเติม',
  logIn: (name) => `เข้าสู่ระบบด้วย ${name}`,
  opening: 'กำลังเปิดหน้าต่างของผู้ให้บริการ',
  inWindow: 'เข้าสู่ระบบในหน้าต่างของผู้ให้บริการ',
  retrieving: 'กำลังดึงข้อมูลผู้ใช้',
  failed: 'เกิดข้อผิดพลาด',
  untrusted: 'แหล่งที่มาไม่น่าเชื่อถือ',
  blocked: 'เบราว์เซอร์บล็อกหน้าต่าง',
  blockedText: 'โปรดเปิดหน้าต่างด้วยปุ่ม หรือดำเนินการต่อในแท็บนี้',
  cutOff: 'หน้าต่างใช้งานไม่ได้แล้ว',
  cutOffText: 'หน้านี้คงหน้าต่างของผู้ให้บริการไว้ไม่ได้ โปรดดำเนินการต่อในแท็บนี้ แล้วคุณจะกลับมาที่นี่',
  tryAgain: 'ลองอีกครั้ง',
  openWindow: 'เปิดหน้าต่าง',
  sameTab: 'ดำเนินการต่อในแท็บนี้',
}

export const socialTitles: TextsById['socialTitles'] = { all: 'โซเชียลทั้งหมด' }
