import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Mudar para sua conta inteligente', eoa: 'Mudar para sua conta EOA' },
  hint: {
    smartAccount: 'Outro endereço, para várias etapas em uma só transação',
    eoa: 'Sua conta comum, com outro endereço',
  },
  kind: { smartAccount: 'Conta inteligente', eoa: 'EOA' },
  switching: 'Mudando de conta',
  notSwitched: 'A conta não mudou',
}
