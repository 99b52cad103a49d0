import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Sesi cerdas', SmartSessionCreated: 'Sesi cerdas' },
  row: 'Sesi cerdas',
  rowHint: 'Aplikasi yang boleh bertindak atas nama akun ini',
  states: { active: 'Aktif', expired: 'Berakhir', revoked: 'Dicabut' },
  filter: 'Sesi yang ditampilkan',
  unknownApp: 'Aplikasi tidak dikenal',
  validUntil: 'Berlaku hingga',
  until: (date) => `Hingga ${date}`,
  revoke: 'Cabut',
  revoking: 'Mencabut…',
  none: {
    active: 'Tidak ada sesi aktif',
    expired: 'Tidak ada sesi yang berakhir',
    revoked: 'Tidak ada sesi yang dicabut',
  },
  noneText: 'Aplikasi yang boleh bertindak atas nama akun ini tercantum di sini.',
  fetchFailed: 'Gagal memuat sesi cerdas',
  revokeFailed: 'Gagal mencabut sesi cerdas',
  failedText: 'Periksa koneksi internet Anda, lalu coba lagi.',
  tryAgain: 'Coba lagi',
  created: 'Sesi cerdas dibuat',
  createdText:
    'Aplikasi boleh bertindak atas nama akun ini sampai sesi berakhir. Anda dapat mencabutnya di pengaturan akun.',
  gotIt: 'Mengerti',
  permission: (type) => `Hak akses: ${type}`,
}
