import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Hindi. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'वॉलेट कनेक्ट करें',
  connecting: 'कनेक्ट हो रहा है…',
  loading: 'लोड हो रहा है…',
  hidden: '••••',
  balanceHidden: 'बैलेंस छिपा हुआ है',
  failed: 'कुछ गड़बड़ी हुई। फिर से कोशिश करें',
  switchNetwork: 'नेटवर्क बदलें',
  unknownNetwork: 'अनजान नेटवर्क',
  selectNetwork: 'नेटवर्क चुनें',
  account: (address) => `अकाउंट ${address}`,
  network: (name) => `नेटवर्क: ${name}`,
}

/** Hindi for the option `localeHints`. */
export const hiHint: LocaleHint = { locale: 'hi', texts: { button } }
