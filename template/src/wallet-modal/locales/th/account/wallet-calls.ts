import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'เซสชันอัจฉริยะ', SmartSessionCreated: 'เซสชันอัจฉริยะ' },
  row: 'เซสชันอัจฉริยะ',
  rowHint: 'แอปที่ดำเนินการแทนบัญชีนี้ได้',
  states: { active: 'ใช้งานอยู่', expired: 'หมดอายุ', revoked: 'เพิกถอนแล้ว' },
  filter: 'เซสชันที่จะแสดง',
  unknownApp: 'แอปที่ไม่รู้จัก',
  validUntil: 'ใช้ได้ถึง',
  until: (date) => `ถึง ${date}`,
  revoke: 'เพิกถอน',
  revoking: 'กำลังเพิกถอน…',
  none: {
    active: 'ไม่มีเซสชันที่ใช้งานอยู่',
    expired: 'ไม่มีเซสชันที่หมดอายุ',
    revoked: 'ไม่มีเซสชันที่เพิกถอนแล้ว',
  },
  noneText: 'แอปที่ดำเนินการแทนบัญชีนี้ได้จะแสดงที่นี่',
  fetchFailed: 'เกิดข้อผิดพลาดในการดึงเซสชันอัจฉริยะ',
  revokeFailed: 'เกิดข้อผิดพลาดในการเพิกถอนเซสชันอัจฉริยะ',
  failedText: 'โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต แล้วลองอีกครั้ง',
  tryAgain: 'ลองอีกครั้ง',
  created: 'สร้างเซสชันอัจฉริยะแล้ว',
  createdText: 'แอปดำเนินการแทนบัญชีนี้ได้จนกว่าเซสชันจะสิ้นสุด คุณเพิกถอนได้ในการตั้งค่าบัญชี',
  gotIt: 'เข้าใจแล้ว',
  permission: (type) => `สิทธิ์: ${type}`,
}
