import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Pilih nama', RegisterAccountNameSuccess: 'Nama akun' },
  choose: 'Pilih nama akun',
  chooseHint: 'Orang lain dapat mengirim ke nama ini sebagai pengganti alamat',
  label: 'Nama akun',
  placeholder: 'nama-anda',
  checking: 'Mencari nama',
  tooShort: 'Nama terdiri dari minimal 4 karakter',
  notValid: 'Nama hanya boleh berisi huruf, angka, dan tanda hubung',
  owned: 'Anda sudah memiliki nama',
  available: 'Tersedia',
  registered: 'Terdaftar',
  register: 'Daftarkan nama',
  registering: 'Mendaftarkan…',
  registerFailed: (name) => `Gagal mendaftarkan nama ${name}`,
  doneTitle: 'Nama akun berhasil dipilih',
  doneText: 'Kini Anda dapat mengisi saldo akun dan memperdagangkan kripto Anda.',
  done: 'Mulai',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'Gagal memuat saran nama',
  NAME_NETWORK_NOT_FOUND: 'Jaringan tidak ditemukan',
  NAME_ACCOUNT_NOT_FOUND: 'Alamat atau login tidak ditemukan',
  NAME_ACCOUNT_CHANGED: 'Akun telah berganti, jadi nama tidak didaftarkan',
  NAME_NOT_CONFIRMED: 'Nama belum dapat dikonfirmasi. Cari nama itu sebelum Anda mencoba lagi',
  NAME_SIGNATURE_NOT_VALID: 'Tanda tangan bukan dari akun ini, jadi nama tidak didaftarkan',
}
