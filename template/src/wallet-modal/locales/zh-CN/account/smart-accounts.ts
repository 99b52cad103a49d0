import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: '切换到您的智能账户', eoa: '切换到您的 EOA' },
  hint: {
    smartAccount: '使用另一个地址，可在一笔交易中完成多个步骤',
    eoa: '您的普通账户，使用另一个地址',
  },
  kind: { smartAccount: '智能账户', eoa: 'EOA' },
  switching: '正在切换账户',
  notSwitched: '账户未切换',
}
