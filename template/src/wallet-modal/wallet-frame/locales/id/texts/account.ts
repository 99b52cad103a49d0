import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: 'Dompet Anda',
  loggedOut: {
    still: 'Sesi Anda berakhir karena tidak ada aktivitas selama 15 menit.',
    over: 'Sesi Anda telah berakhir. Masuk lagi.',
  },
  home: {
    loggedIn: (name) => `Anda masuk sebagai ${name}.`,
    loggedInWith: (provider, name) => `Anda masuk dengan ${provider} sebagai ${name}.`,
    noWallet:
      'Belum ada dompet untuk login ini. Buka aplikasi dan masuk di sana terlebih dahulu. Jika Anda memiliki dompet dengan login lain, keluar lalu gunakan login itu.',
    logOut: 'Keluar',
    words: 'Dua belas kata membawa akun Anda ke dompet lain mana pun, juga tanpa kami.',
    passkey: 'Kunci sandi',
    loginOpens: (name) =>
      `Login saja sudah membuka dompet ini. Pihak yang menjalankan server ${name} juga bisa membukanya. Kunci sandi mengubah keduanya.`,
    lock: 'Kunci dengan kunci sandi',
    isLocked: 'Dompet ini terbuka dengan kunci sandi atau kode pemulihan Anda. Login saja tidak membuka apa pun.',
  },
  unlock: {
    about: 'Dompet ini terkunci. Dompet terbuka dengan kunci sandi atau kode pemulihan Anda.',
    noCode: 'Ini bukan kode pemulihan. Periksa lagi setiap karakter',
  },
  words: {
    title: 'Frasa Pemulihan Rahasia',
    none: 'Belum ada dompet',
    before: 'Sebelum Anda melihat Frasa Pemulihan Rahasia',
    warning: 'Siapa pun yang memiliki kata-kata ini memiliki semua uang di dompet ini.',
    nobody:
      'Tidak seorang pun dari kami akan pernah meminta kata-kata ini. Siapa pun yang memintanya ingin mencuri uang Anda.',
    lookAround:
      'Lihat sekeliling: tidak boleh ada orang atau kamera yang melihat layar Anda. Jangan bagikan layar Anda.',
    paper: 'Catat kata-kata itu di kertas. Foto atau catatan di perangkat ini dapat dicuri.',
    show: 'Tampilkan kata-kata',
    hidden: 'Kata-kata disembunyikan lagi',
    hiddenText: 'Kata-kata ditampilkan selama satu menit, dan hanya selama Anda melihat halaman ini.',
    shown: 'Frasa Pemulihan Rahasia Anda',
    order: 'Catat dalam urutan ini, lalu periksa setiap kata.',
    hide: 'Sembunyikan kata-kata',
    paths: (evm, solana) =>
      `Dompet lain yang menerima dua belas kata memiliki akun yang sama: di Ethereum dan jaringan serupa dengan jalur ${evm}, dan di Solana dengan ${solana}.`,
    smartPath: (path) => `Akun cerdas Anda memiliki jalur ${path}.`,
    contractPath: (networks, path) =>
      `Akun cerdas Anda di ${networks} adalah kontrak, dan kunci dengan jalur ${path} memilikinya. Hanya sedikit dompet lain yang dapat menggunakan akun seperti itu.`,
  },
  browsers: {
    title: 'Browser yang sedang masuk',
    again: 'Tampilkan daftar lagi',
    thisOne: (name) => `${name} – browser ini`,
    times: (loggedIn, seen) => `Masuk: ${loggedIn}. Terakhir terlihat: ${seen}.`,
    logOut: (name, seen) => `Keluarkan ${name}, terakhir terlihat: ${seen}`,
  },
}
