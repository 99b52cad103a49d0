import type { TextsById } from '../../language'

export const receive: TextsById['receive'] = {
  action: 'Terima',
  codeLabel: 'Kode alamat Anda. Alamatnya sendiri ada di bawah.',
  codeTooLong: 'Alamat ini terlalu panjang untuk kode. Salin alamatnya.',
  onNetworks: (network, family, isOnly) => {
    if (isOnly) return `Hanya ${network}`
    return network === family ? `${network} dan jaringan yang kompatibel` : `${network} dan jaringan ${family} lainnya`
  },
  supportedNetworks: 'Jaringan yang didukung',
  onlyTheseNetworks: 'Terima hanya di jaringan-jaringan ini. Yang dikirim lewat jaringan lain bisa hilang.',
  onlyThisNetwork: 'Terima hanya di jaringan ini. Yang dikirim lewat jaringan lain bisa hilang.',
  waiting: 'Menunggu dompet Anda',
  waitingText: 'Alamat Anda ditampilkan setelah dompet Anda mengonfirmasinya.',
  accountNotFound: 'Akun tidak ditemukan',
}
