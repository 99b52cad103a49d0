import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: 'Beralih ke akun cerdas', eoa: 'Beralih ke EOA Anda' },
  hint: {
    smartAccount: 'Alamat lain, untuk beberapa langkah dalam satu transaksi',
    eoa: 'Akun biasa Anda, dengan alamat lain',
  },
  kind: { smartAccount: 'Akun cerdas', eoa: 'EOA' },
  switching: 'Mengganti akun',
  notSwitched: 'Akun tidak diganti',
}
