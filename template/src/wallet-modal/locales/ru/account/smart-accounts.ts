import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Перейти на смарт-аккаунт', eoa: 'Перейти на обычный аккаунт' },
  hint: {
    smartAccount: 'Другой адрес, для нескольких шагов в одной транзакции',
    eoa: 'Ваш обычный аккаунт (EOA), с другим адресом',
  },
  kind: { smartAccount: 'Смарт-аккаунт', eoa: 'Обычный (EOA)' },
  switching: 'Переключаем аккаунт',
  notSwitched: 'Аккаунт не переключен',
}
