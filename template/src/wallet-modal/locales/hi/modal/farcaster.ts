import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'अपने फ़ोन से कोड स्कैन करें और Farcaster में मंज़ूर करें।',
  codeLabel: 'Farcaster से लॉग इन करने का कोड',
  codeTooLong: 'यह लिंक कोड के लिए बहुत लंबा है। इसके बजाय लिंक कॉपी करें।',
  starting: 'कोड तैयार हो रहा है',
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  loading: 'यूज़र डेटा लोड हो रहा है',
  wait: 'कृपया थोड़ा इंतज़ार करें।',
  continueInApp: 'Farcaster में जारी रखें',
  acceptInApp: 'ऐप में लॉग इन मंज़ूर करें।',
  open: 'Farcaster खोलें',
}
