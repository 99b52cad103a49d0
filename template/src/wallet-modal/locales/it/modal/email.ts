import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('it')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Continua con l’email',
    EmailVerifyOtp: 'Inserisci il codice',
    EmailVerifyDevice: 'Approva il dispositivo',
    UpdateEmailWallet: 'Modifica email',
    UpdateEmailPrimaryOtp: 'Conferma email attuale',
    UpdateEmailSecondaryOtp: 'Conferma nuova email',
    UpgradeEmailWallet: 'Upgrade del wallet',
  },
  label: 'Indirizzo email',
  placeholder: 'Email',
  submit: 'Continua con l’email',
  invalid: 'Indirizzo email non valido. Riprova.',
  tryAgain: (message) => (/riprova|try again/i.test(message) ? message : `${message.replace(/[.!…]?$/, '')}. Riprova`),
  changeHint:
    'Inviamo prima un codice al tuo indirizzo attuale, poi uno a quello nuovo. Il tuo account resta lo stesso.',
  cancel: 'Annulla',
  save: 'Salva',
  saving: 'Salvataggio…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'Controlla la tua email',
  codeSentTo: (address) => `Inserisci il codice che abbiamo inviato a ${address}.`,
  expires: 'Il codice scade tra 20 minuti.',
  linkSentTo: (address) => `Approva il link di accesso che abbiamo inviato a ${address}.`,
  linkExpires: 'Il link scade tra 20 minuti.',
  code: 'Codice di sei cifre',
  notReceived: 'Nessuna email?',
  resendCode: 'Reinvia codice',
  resendEmail: 'Reinvia email',
  resendIn: (seconds) => `Puoi reinviare tra ${number(seconds)} s`,
  resent: 'Email con il codice reinviata',
  checking: 'Controllo del codice',
  startOver: 'Ricomincia',
  upgrade: 'Upgrade del wallet',
  // "Self-custodial" in plain words: nobody else holds the keys.
  upgradeHint: 'Passa a un wallet di cui solo tu hai le chiavi',
  upgradeTitle: 'Porta il wallet con te',
  upgradeText:
    'Segui le istruzioni sulla pagina del tuo wallet: mostra la tua frase di recupero segreta, che altri wallet accettano. Poi riconnettiti qui con l’altro wallet.',
  changed: 'Indirizzo email cambiato',
}
