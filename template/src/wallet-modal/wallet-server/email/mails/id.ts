import type { MailTexts } from './mail-texts'

export const id: MailTexts = {
  code: {
    subject: (code, app) => `${code} adalah kode Anda untuk ${app}`,
    purposes: {
      login: {
        why: (place) => `Masukkan kode ini untuk masuk ke dompet Anda di ${place}.`,
        ignore: 'Jika Anda tidak memintanya, abaikan email ini. Tanpa kode ini, tidak ada yang dapat masuk.',
      },
      'change-current': {
        why: (place) => `Masukkan kode ini untuk mengganti alamat email dompet Anda di ${place}.`,
        ignore:
          'Jika Anda tidak memintanya, abaikan email ini dan keluarkan akun Anda dari browser yang tidak Anda kenal. Tanpa kode ini, alamat Anda tetap sama.',
      },
      'change-new': {
        why: (place) => `Masukkan kode ini untuk memakai alamat email ini bagi dompet di ${place}.`,
        ignore: 'Jika Anda tidak memintanya, abaikan email ini. Tanpa kode ini, tidak ada yang berubah.',
      },
    },
    limits: (minutes) =>
      `Kode ini berlaku selama ${minutes} menit, hanya sekali, dan hanya di browser yang memintanya.`,
    secret: 'Tidak seorang pun dari kami akan meminta kode ini. Jangan beri tahu siapa pun.',
  },
  device: {
    subject: (app) => `Setujui browser baru untuk ${app}`,
    asks: (place) => `Browser yang belum pernah masuk ingin masuk ke dompet Anda di ${place}.`,
    browser: (name) => `Browser: ${name}`,
    time: (date, clock) => `Waktu: ${date}, ${clock}`,
    open: (minutes) =>
      `Jika itu browser Anda, buka halaman ini dan setujui browser tersebut. Tautan ini berlaku selama ${minutes} menit:`,
    secret: 'Tidak seorang pun dari kami akan meminta tautan ini. Jangan berikan kepada siapa pun.',
    ignore: 'Jika Anda tidak memintanya, abaikan email ini. Tanpa persetujuan, tidak ada yang dapat masuk.',
  },
  notice: {
    subject: (app) => `Dompet Anda di ${app} memiliki alamat email lain`,
    changed: (place) =>
      `Dompet Anda di ${place} kini memiliki alamat email lain. Anda tidak dapat lagi masuk dengan alamat yang menerima email ini.`,
    notYou: (app) => `Jika bukan Anda yang mengubah alamat itu, segera hubungi tim ${app}.`,
  },
  browserOn: (browser, system) => `${browser} di ${system}`,
  unknownBrowser: 'Browser tidak dikenal',
}
