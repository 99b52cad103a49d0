import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: 'Kunci dompet Anda dengan kunci sandi',
    alone: 'Setelah ini, login saja tidak membuka apa pun. Browser baru juga memerlukan kunci sandi Anda.',
    server: (name) => `Pihak yang menjalankan server ${name} tidak dapat lagi membuka dompet Anda.`,
    lost: 'Jika Anda kehilangan kunci sandi dan juga kode pemulihan, dompet hilang. Tidak seorang pun dapat mengembalikannya.',
    running: 'Mengunci dompet Anda',
    done: 'Dompet Anda terkunci',
    doneText:
      'Kunci sandi Anda membukanya, begitu pula kode pemulihan. Simpan kode di tempat yang masih dapat Anda temukan sepuluh tahun lagi.',
    note: 'Simpan kode pemulihan yang telah Anda catat, karena dompet mungkin sudah terkunci dengannya. Simpan juga kode yang lebih lama.',
  },
  renew: {
    title: 'Kode pemulihan baru',
    stops: 'Kode pemulihan yang Anda miliki sekarang berhenti berlaku di akhir proses ini.',
    lost: 'Kehilangan kunci sandi? Buka dompet dengan kode pemulihan, lalu Anda juga membuat kunci sandi baru.',
  },
  remove: {
    title: 'Hapus penguncian dengan kunci sandi',
    alone: 'Setelah ini, login saja kembali membuka dompet Anda.',
    server: (name) =>
      `Pihak yang menjalankan server ${name} juga dapat membukanya lagi. Begitu pula siapa pun yang masuk sebagai Anda.`,
    action: 'Hapus penguncian',
    done: 'Penguncian dengan kunci sandi dihapus',
    doneText: 'Login saja membuka dompet Anda. Kode pemulihan tidak membuka apa pun lagi.',
  },
  code: {
    title: 'Catat kode pemulihan Anda',
    about:
      'Tanpa kunci sandi, kode ini bersama login membuka dompet Anda. Catat di kertas. Kode ini tidak ditampilkan lagi nanti.',
    warning:
      'Ketik kode ini hanya di tempat dompet Anda memintanya. Tidak seorang pun dari kami memintanya lewat email, chat, atau telepon.',
    written: 'Saya sudah mencatatnya',
  },
  check: {
    title: 'Periksa kode pemulihan Anda',
    label: (places) => `Karakter ${places} dari kode pemulihan`,
    hint: (where) => `Lihat kode yang telah Anda catat. ${where.join('; ')}.`,
    place: (character, group, place) => `Karakter ${character} ada di kelompok ${group}, tempat ${place}`,
    action: 'Periksa',
    wrong: 'Karakternya berbeda. Lihat lagi kode yang telah Anda catat',
    nothingYet: 'Belum ada yang berubah. Langkah terakhir menyusul setelah ini.',
    showAgain: 'Tampilkan kode lagi',
  },
  passkey: {
    title: 'Buat kunci sandi Anda',
    about: 'Browser Anda meminta sidik jari, wajah, atau kode perangkat ini. Dompet langsung terkunci setelahnya.',
    action: 'Buat kunci sandi',
  },
  save: {
    title: 'Simpan kode pemulihan baru',
    about: 'Kunci sandi Anda tetap sama. Kode pemulihan lama langsung berhenti berlaku setelah ini.',
  },
  backToWallet: 'Kembali ke dompet Anda',
}
