import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'अपने स्मार्ट अकाउंट पर जाएं', eoa: 'अपने EOA पर जाएं' },
  hint: {
    smartAccount: 'दूसरा एड्रेस, एक ही ट्रांज़ैक्शन में कई काम के लिए',
    eoa: 'आपका सामान्य अकाउंट, जिसका एड्रेस अलग है',
  },
  kind: { smartAccount: 'स्मार्ट अकाउंट', eoa: 'EOA' },
  switching: 'अकाउंट बदला जा रहा है',
  notSwitched: 'अकाउंट नहीं बदला गया',
}
