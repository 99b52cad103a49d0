import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: '切換至您的智慧帳戶', eoa: '切換至您的 EOA' },
  hint: {
    smartAccount: '使用另一個地址，可在一筆交易中完成多個步驟',
    eoa: '您的一般帳戶，使用另一個地址',
  },
  kind: { smartAccount: '智慧帳戶', eoa: 'EOA' },
  switching: '正在切換帳戶',
  notSwitched: '帳戶未切換',
}
