import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Zum Smart-Konto wechseln', eoa: 'Zum EOA-Konto wechseln' },
  hint: {
    smartAccount: 'Eine andere Adresse, für mehrere Schritte in einer Transaktion',
    eoa: 'Ihr gewöhnliches Konto, mit einer anderen Adresse',
  },
  kind: { smartAccount: 'Smart-Konto', eoa: 'EOA' },
  switching: 'Konto wird gewechselt',
  notSwitched: 'Das Konto wurde nicht gewechselt',
}
