import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'Masuk dengan tanda tangan tidak diaktifkan',
  NO_ACTIVE_CAIP_ADDRESS: 'Tidak ada akun yang terhubung',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Jaringan belum dipilih atau dompet belum terhubung',
  SIWX_INIT_FAILED: 'Terjadi masalah saat memulai proses masuk',
  SIGNATURE_DECLINED: 'Tanda tangan ditolak',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Aplikasi ini mungkin tidak mendukung akun cerdas',
  SIGNATURE_NOT_VALID: 'Tanda tangan tidak valid',
  SIWE_NOT_VERIFIED: 'Pesan tidak dapat diverifikasi',
  SIWX_MESSAGE_NOT_VALID: 'Pesan untuk masuk tidak valid',
  SIWX_NETWORK_NOT_FOUND: 'Jaringan untuk memeriksa tanda tangan tidak ditemukan',
  SIWX_NOT_AUTHENTICATED: 'Anda belum masuk',
  SIGN_IN_UNAVAILABLE: 'Layanan masuk tidak merespons',
  SIGN_IN_REFUSED: 'Layanan masuk menolak proses masuk ini',
}
