import type { TextsById } from '../../language'

export const siwx: TextsById['siwx'] = {
  title: (app) => `Masuk ke ${app}`,
  unknownApp: 'aplikasi ini',
  // "Moves nothing": no token and no collectible leaves the account.
  promise: 'Tanda tangan Anda membuktikan bahwa akun ini milik Anda. Ini gratis dan tidak memindahkan apa pun.',
  requiredNote: 'Membatalkan akan memutuskan koneksi dompet Anda.',
  site: 'Situs',
  statement: 'Anda menandatangani',
  account: 'Akun',
  network: 'Jaringan',
  validUntil: 'Berlaku hingga',
  fullMessage: 'Pesan lengkap',
  cancel: 'Batal',
  cancelling: 'Membatalkan…',
  sign: 'Tanda tangani',
  signing: 'Menandatangani…',
  notEnabled: 'Aplikasi ini tidak memiliki fitur masuk.',
  notReady: 'Pesan tidak dapat dibuat',
  tryAgain: 'Coba lagi',
  unavailable: 'Fitur masuk tidak tersedia',
  unavailableText: 'Layanan masuk aplikasi ini tidak merespons. Coba lagi beberapa saat lagi.',
  failedText: 'Anda belum masuk. Anda dapat mencoba lagi.',
  expired: 'Sesi Anda telah berakhir. Masuk lagi.',
  reasons: {
    signOutFailed: 'proses keluar gagal',
    noSession: 'server tidak memulai sesi',
    otherAccount: 'pesan dibuat untuk akun lain',
    otherDomain: (domain) => `pesan dibuat untuk ${domain}`,
  },
}
