import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Перейти на смарт-акаунт', eoa: 'Перейти на звичайний акаунт' },
  hint: {
    smartAccount: 'Інша адреса, для кількох кроків в одній транзакції',
    eoa: 'Ваш звичайний акаунт (EOA), з іншою адресою',
  },
  kind: { smartAccount: 'Смарт-акаунт', eoa: 'Звичайний (EOA)' },
  switching: 'Перемикаємо акаунт',
  notSwitched: 'Акаунт не перемкнуто',
}
