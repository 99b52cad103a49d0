import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'เปลี่ยนเป็นบัญชีอัจฉริยะของคุณ', eoa: 'เปลี่ยนเป็น EOA ของคุณ' },
  hint: {
    smartAccount: 'อีกที่อยู่หนึ่ง สำหรับทำหลายขั้นตอนในธุรกรรมเดียว',
    eoa: 'บัญชีทั่วไปของคุณ ซึ่งมีอีกที่อยู่หนึ่ง',
  },
  kind: { smartAccount: 'บัญชีอัจฉริยะ', eoa: 'EOA' },
  switching: 'กำลังเปลี่ยนบัญชี',
  notSwitched: 'บัญชีไม่ได้เปลี่ยน',
}
