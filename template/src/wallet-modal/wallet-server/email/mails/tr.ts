import type { MailTexts } from './mail-texts'

export const tr: MailTexts = {
  code: {
    subject: (code, app) => `${code}, ${app} için kodunuz`,
    purposes: {
      login: {
        why: (place) => `${place} içindeki cüzdanınıza giriş yapmak için bu kodu girin.`,
        ignore: 'Bu kodu siz istemediyseniz bu e-postayı dikkate almayın. Kod olmadan kimse giriş yapamaz.',
      },
      'change-current': {
        why: (place) => `${place} içindeki cüzdanınızın e-posta adresini değiştirmek için bu kodu girin.`,
        ignore:
          'Bu kodu siz istemediyseniz bu e-postayı dikkate almayın ve tanımadığınız tarayıcıların oturumunu kapatın. Kod olmadan adresiniz değişmez.',
      },
      'change-new': {
        why: (place) => `Bu e-posta adresini ${place} içindeki bir cüzdan için kullanmak üzere bu kodu girin.`,
        ignore: 'Bu kodu siz istemediyseniz bu e-postayı dikkate almayın. Kod olmadan hiçbir şey değişmez.',
      },
    },
    limits: (minutes) => `Kod ${minutes} dakika boyunca, yalnızca bir kez ve yalnızca istendiği tarayıcıda geçerlidir.`,
    secret: 'Ekibimizden hiç kimse sizden bu kodu istemez. Kodu kimseyle paylaşmayın.',
  },
  device: {
    subject: (app) => `${app} için yeni bir tarayıcıyı onaylayın`,
    asks: (place) => `Daha önce giriş yapmamış bir tarayıcı, ${place} içindeki cüzdanınıza giriş yapmak istiyor.`,
    browser: (name) => `Tarayıcı: ${name}`,
    time: (date, clock) => `Zaman: ${date}, ${clock}`,
    open: (minutes) =>
      `Tarayıcı sizinse bu sayfayı açın ve tarayıcıyı onaylayın. Bağlantı ${minutes} dakika geçerlidir:`,
    secret: 'Ekibimizden hiç kimse sizden bu bağlantıyı istemez. Bağlantıyı kimseyle paylaşmayın.',
    ignore: 'Bunu siz istemediyseniz bu e-postayı dikkate almayın. Onay olmadan kimse giriş yapamaz.',
  },
  notice: {
    subject: (app) => `${app} içindeki cüzdanınızın e-posta adresi değişti`,
    changed: (place) =>
      `${place} içindeki cüzdanınızın artık başka bir e-posta adresi var. Bu e-postanın geldiği adresle artık giriş yapamazsınız.`,
    notYou: (app) => `Adresi siz değiştirmediyseniz hemen ${app} ekibine yazın.`,
  },
  browserOn: (browser, system) => `${system} üzerinde ${browser}`,
  unknownBrowser: 'Bilinmeyen tarayıcı',
}
