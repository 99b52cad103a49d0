import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'スマートアカウントに切り替え', eoa: 'EOAに切り替え' },
  hint: {
    smartAccount: '複数の操作を1つのトランザクションで行うための、別のアドレス',
    eoa: '通常のアカウント（アドレスは異なります）',
  },
  kind: { smartAccount: 'スマートアカウント', eoa: 'EOA' },
  switching: 'アカウントを切り替えています',
  notSwitched: 'アカウントは切り替わりませんでした',
}
