import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Przełącz na smart konto', eoa: 'Przełącz na konto EOA' },
  hint: {
    smartAccount: 'Inny adres, do kilku kroków w jednej transakcji',
    eoa: 'Twoje zwykłe konto, z innym adresem',
  },
  kind: { smartAccount: 'Smart konto', eoa: 'EOA' },
  switching: 'Przełączanie konta',
  notSwitched: 'Konto nie zostało przełączone',
}
