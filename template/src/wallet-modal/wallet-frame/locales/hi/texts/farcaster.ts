import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Farcaster से लॉग इन करें',
  scan: 'अपने फ़ोन से कोड स्कैन करें और Farcaster में मंज़ूर करें।',
  waiting: 'Farcaster में आपकी मंज़ूरी का इंतज़ार है…',
  open: 'Farcaster खोलें',
  image: 'लॉग इन का QR कोड, आपके फ़ोन के कैमरे के लिए',
  newCode: 'नया कोड',
}
