import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Konfirmasi di dompet Anda',
  close: 'Tutup',
  notAllowed: 'Tindakan tidak diizinkan',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Masalah internet: dompet bawaan tidak dapat dimuat',
  FRAME_FAILED: 'Fitur masuk dengan email tidak dapat dimuat',
  FRAME_TIMED_OUT: 'Dompet bawaan tidak merespons tepat waktu',
  FRAME_RESTARTED: 'Jendela masuk dimulai ulang; coba lagi',
  REQUEST_LOST:
    'Jendela masuk dimulai ulang, dan permintaan mungkin sudah terkirim. Periksa sebelum Anda mengulanginya',
  FRAME_ERROR: 'Terjadi kesalahan',
  REQUEST_ABORTED: 'Permintaan dihentikan',
  ABORTED: 'Terjadi masalah',
  RPC_NOT_ALLOWED: 'Permintaan ini tidak diizinkan',
  EMAIL_TOO_SOON: 'Coba lagi setelah #',
  EMAIL_NOT_VALID: 'Email tidak valid',
  SOCIAL_TIMED_OUT: 'Waktu untuk masuk habis. Coba lagi',
  SOCIAL_NO_STATE: 'Layanan masuk mengembalikan tautan yang tidak lengkap',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Masalah internet: dompet bawaan tidak dapat dimuat',
    text: 'Periksa koneksi internet Anda, lalu coba lagi.',
  },
  iframe_request_timeout: {
    title: 'Dompet bawaan tidak merespons tepat waktu',
    text: 'Coba lagi beberapa saat lagi.',
  },
  unverified_domain: {
    title: 'Konfigurasi aplikasi tidak valid',
    text: 'Alamat web ini tidak boleh menggunakan dompet aplikasi ini.',
  },
}
