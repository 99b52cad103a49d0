import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Wisselen naar je smart account', eoa: 'Wisselen naar je EOA' },
  hint: {
    smartAccount: 'Een ander adres, voor meerdere stappen in één transactie',
    eoa: 'Je gewone account, met een ander adres',
  },
  kind: { smartAccount: 'Smart account', eoa: 'EOA' },
  switching: 'Van account wisselen',
  notSwitched: 'Het account is niet gewisseld',
}
