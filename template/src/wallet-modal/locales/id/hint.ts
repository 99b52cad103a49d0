import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Indonesian. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Hubungkan dompet',
  connecting: 'Menghubungkan…',
  loading: 'Memuat…',
  hidden: '••••',
  balanceHidden: 'Saldo disembunyikan',
  failed: 'Terjadi masalah. Coba lagi',
  switchNetwork: 'Ganti jaringan',
  unknownNetwork: 'Jaringan tidak dikenal',
  selectNetwork: 'Pilih jaringan',
  account: (address) => `Akun ${address}`,
  network: (name) => `Jaringan: ${name}`,
}

/** Indonesian for the option `localeHints`. */
export const idHint: LocaleHint = { locale: 'id', texts: { button } }
