import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Passer au compte intelligent', eoa: 'Passer au compte EOA' },
  hint: {
    smartAccount: 'Une autre adresse, pour plusieurs étapes en une seule transaction',
    eoa: 'Votre compte ordinaire, avec une autre adresse',
  },
  kind: { smartAccount: 'Compte intelligent', eoa: 'EOA' },
  switching: 'Changement de compte',
  notSwitched: 'Le compte n’a pas été changé',
}
