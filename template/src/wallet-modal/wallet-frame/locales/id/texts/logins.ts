import type { TextsById } from '../../language'

export const logins: TextsById['logins'] = {
  title: 'Masuk ke dompet Anda',
  about:
    'Di sini Anda melihat Frasa Pemulihan Rahasia, mengunci dompet dengan kunci sandi, dan mengubah cara serta tempat Anda masuk.',
  other: 'Cara lain untuk masuk',
  email: 'Email',
  address: 'Alamat email',
  typeAddress: 'Ketik alamat email Anda',
  noAddress: 'Ini bukan alamat email',
  sendCode: 'Kirim kode',
  code: {
    title: 'Masukkan kode',
    label: 'Kode',
    logIn: 'Masuk',
    sent: (email) => `Kami telah mengirim kode enam digit ke ${email}. Kode berlaku selama 20 menit.`,
    sentAgain: 'Kami telah mengirim kode baru. Hanya kode terbaru yang berlaku.',
    sixDigits: 'Kode terdiri dari enam digit',
    sendAgain: 'Kirim kode baru',
  },
  device: {
    title: 'Setujui browser ini',
    isNew: (email) => `Browser ini baru. Email berisi tautan telah kami kirim ke ${email}.`,
    open: 'Buka tautan dan setujui browser ini. Setelah itu, kode dikirim dalam email lain.',
    late: 'Tidak ada yang menyetujui browser ini. Mulai dari awal',
  },
  provider: {
    goOn: (provider) => `Lanjutkan dengan ${provider}`,
    account: (provider) => `akun ${provider}`,
    inWindow: (provider) => `Lanjutkan di jendela ${provider}. Tutup jendela itu untuk berhenti.`,
    blocked: (provider) =>
      `Browser Anda memblokir jendela ${provider}. Izinkan jendela dari halaman ini, lalu tekan lagi`,
    closed: (provider) => `Jendela ${provider} ditutup sebelum selesai. Mulai dari awal`,
    late: (provider) => `Tidak ada yang masuk di ${provider} selama 10 menit. Mulai dari awal`,
    left: 'Anda meninggalkan halaman ini sebelum selesai. Mulai dari awal',
    other: 'Anda memulai hal lain',
    over: 'Login ini sudah tidak berlaku. Mulai dari awal',
  },
  renew: {
    title: 'Masuk lagi',
    codeTitle: 'Masukkan kode baru',
    age: 'Untuk ini diperlukan login dalam lima menit terakhir.',
    sends: (email) => `Kami akan mengirim kode ke ${email}.`,
    sendTo: (email) => `Kirim kode ke ${email}`,
    none: 'Tidak satu pun login Anda berfungsi di halaman ini. Keluar, lalu masuk dengan alamat email',
    otherWallet: (identities) => `Ini dompet lain. Masuk dengan ${identities}`,
  },
  ways: {
    title: 'Cara untuk masuk',
    about:
      'Siapa pun yang dapat masuk dengan salah satu cara ini dapat menggunakan dompet, kecuali jika dompet dikunci dengan kunci sandi.',
    onlyOne:
      'Ini satu-satunya login Anda. Tambahkan login kedua, untuk berjaga-jaga jika Anda kehilangan yang pertama.',
    remove: 'Hapus',
    removeOne: (login) => `Hapus ${login}`,
  },
  add: {
    title: (provider) => `Tambahkan ${provider}`,
    about: (provider) =>
      `Masuk di ${provider}, di jendela tersendiri. Setelah itu, siapa pun yang dapat masuk dengan akun ini dapat menggunakan dompet, kecuali jika dompet dikunci dengan kunci sandi.`,
    taken: 'Akun ini sudah menjadi milik dompet lain.',
    done: 'Login ditambahkan',
    doneText: (login) => `Sekarang Anda juga dapat masuk ke dompet Anda dengan ${login}.`,
  },
  addEmail: {
    title: 'Tambahkan alamat email',
    about:
      'Kami akan mengirim kode ke alamat itu. Setelah itu, siapa pun yang membaca email di alamat itu dapat menggunakan dompet, kecuali jika dompet dikunci dengan kunci sandi.',
    action: 'Tambahkan alamat',
    hasOne: 'Dompet Anda sudah memiliki alamat email. Kembali dan lihat daftarnya',
    done: 'Alamat email ditambahkan',
    doneText: (email) => `Sekarang Anda juga dapat masuk ke dompet Anda dengan kode ke ${email}.`,
  },
  remove: {
    title: 'Hapus login ini',
    question: 'Hapus login ini?',
    noMore: (login) => `Anda tidak akan dapat lagi masuk dengan ${login}.`,
    browsers: 'Browser yang pernah menggunakan login ini tetap masuk. Keluarkan browser itu di daftar browser.',
    notHere:
      'Setelah ini, Anda tidak dapat lagi membuka halaman ini, karena halaman ini tidak menyediakan login dengan Farcaster.',
    note: 'Login mungkin sudah dihapus. Kembali dan lihat daftarnya.',
    done: 'Login dihapus',
    doneText: (login) => `Tidak seorang pun dapat lagi masuk ke dompet Anda dengan ${login}.`,
  },
}
