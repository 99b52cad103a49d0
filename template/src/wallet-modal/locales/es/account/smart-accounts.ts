import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Cambiar a su cuenta inteligente', eoa: 'Cambiar a su cuenta EOA' },
  hint: {
    smartAccount: 'Otra dirección, para varios pasos en una sola transacción',
    eoa: 'Su cuenta normal, con otra dirección',
  },
  kind: { smartAccount: 'Cuenta inteligente', eoa: 'EOA' },
  switching: 'Cambiando de cuenta',
  notSwitched: 'No se cambió de cuenta',
}
