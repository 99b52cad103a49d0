import type { PageTexts } from '../page-texts'

export const id: PageTexts = {
  approve: {
    title: 'Setujui browser',
    ifAsked: 'Setujui hanya jika Anda sendiri yang baru saja memintanya.',
    button: 'Setujui browser ini',
    ifNot: 'Jika itu bukan browser Anda, tutup halaman ini.',
  },
  approved: {
    title: 'Disetujui',
    text: 'Kembali ke browser yang ingin masuk. Anda akan menerima email lain berisi kode.',
  },
  spent: {
    title: 'Tautan ini tidak berfungsi lagi',
    text: 'Tautan sudah digunakan atau sudah lebih dari 20 menit. Mulai lagi di browser yang ingin masuk.',
  },
  callback: { title: 'Hampir selesai', text: 'Kembali ke aplikasi. Anda dapat menutup jendela ini.' },
  over: {
    title: 'Proses masuk ini sudah berakhir',
    text: 'Proses masuk ini sudah digunakan atau sudah lebih dari 10 menit. Kembali ke aplikasi dan mulai lagi.',
  },
  refused: { title: 'Tidak diizinkan', text: 'Halaman ini tidak boleh menampilkan dompet.' },
}
