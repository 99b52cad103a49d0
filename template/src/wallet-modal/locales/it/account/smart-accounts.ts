import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Passa allo smart account', eoa: 'Passa all’account EOA' },
  hint: {
    smartAccount: 'Un altro indirizzo, per più passaggi in una sola transazione',
    eoa: 'Il tuo account ordinario, con un altro indirizzo',
  },
  kind: { smartAccount: 'Smart account', eoa: 'EOA' },
  switching: 'Cambio di account in corso',
  notSwitched: 'L’account non è stato cambiato',
}
