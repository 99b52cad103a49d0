import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Akıllı hesabınıza geçin', eoa: 'EOA hesabınıza geçin' },
  hint: {
    smartAccount: 'Tek işlemde birkaç adım için başka bir adres',
    eoa: 'Normal hesabınız, adresi farklıdır',
  },
  kind: { smartAccount: 'Akıllı hesap', eoa: 'EOA' },
  switching: 'Hesap değiştiriliyor',
  notSwitched: 'Hesap değiştirilmedi',
}
