import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'सोशल लॉग इन',
  continueWith: (name) => `${name} से जारी रखें`,
  more: 'लॉग इन के और तरीके',
  logIn: (name) => `${name} से लॉग इन करें`,
  opening: 'प्रोवाइडर की विंडो खुल रही है',
  inWindow: 'प्रोवाइडर की विंडो में लॉग इन करें',
  retrieving: 'यूज़र डेटा लिया जा रहा है',
  failed: 'कुछ गड़बड़ी हुई',
  untrusted: 'भरोसेमंद स्रोत नहीं है',
  blocked: 'आपके ब्राउज़र ने विंडो रोक दी',
  blockedText: 'बटन दबाकर विंडो खोलें या इसी टैब में जारी रखें।',
  cutOff: 'विंडो अब नहीं है',
  cutOffText: 'यह पेज प्रोवाइडर की विंडो से जुड़ा नहीं रह सकता। इसी टैब में जारी रखें, आप वापस यहीं आएंगे।',
  tryAgain: 'फिर से कोशिश करें',
  openWindow: 'विंडो खोलें',
  sameTab: 'इसी टैब में जारी रखें',
}

export const socialTitles: TextsById['socialTitles'] = { all: 'सभी सोशल लॉग इन' }
