import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'प्राप्त करें',
  codeLabel: 'आपके एड्रेस का कोड। एड्रेस नीचे लिखा है।',
  codeTooLong: 'यह एड्रेस कोड के लिए बहुत लंबा है। इसके बजाय एड्रेस कॉपी करें।',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `सिर्फ़ ${network}`
    return network === family ? `${network} और इसके साथ काम करने वाले नेटवर्क` : `${network} और ${family} के अन्य नेटवर्क`
  },
  supportedNetworks: 'सपोर्ट वाले नेटवर्क',
  onlyTheseNetworks: 'सिर्फ़ इन नेटवर्क पर प्राप्त करें। किसी दूसरे नेटवर्क पर भेजी गई चीज़ हमेशा के लिए खो सकती है।',
  onlyThisNetwork: 'सिर्फ़ इस नेटवर्क पर प्राप्त करें। किसी दूसरे नेटवर्क पर भेजी गई चीज़ हमेशा के लिए खो सकती है।',
  waiting: 'आपके वॉलेट का इंतज़ार है',
  waitingText: 'आपके वॉलेट की पुष्टि मिलते ही आपका एड्रेस दिखाया जाएगा।',
  accountNotFound: 'अकाउंट नहीं मिला',
}
