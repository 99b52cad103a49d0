import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('pl')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Kontynuuj z e-mailem',
    EmailVerifyOtp: 'Wpisz kod',
    EmailVerifyDevice: 'Zatwierdź to urządzenie',
    UpdateEmailWallet: 'Zmień e-mail',
    UpdateEmailPrimaryOtp: 'Potwierdź obecny e-mail',
    UpdateEmailSecondaryOtp: 'Potwierdź nowy e-mail',
    UpgradeEmailWallet: 'Ulepsz portfel',
  },
  label: 'Adres e-mail',
  placeholder: 'E-mail',
  submit: 'Kontynuuj z e-mailem',
  invalid: 'Nieprawidłowy adres e-mail. Spróbuj ponownie.',
  tryAgain: (message) =>
    /spróbuj (ponownie|jeszcze raz)|try again/i.test(message)
      ? message
      : `${message.replace(/[.!…]?$/, '')}. Spróbuj ponownie`,
  changeHint: 'Najpierw wyślemy kod na obecny adres, a potem drugi na nowy. Twoje konto pozostanie bez zmian.',
  cancel: 'Anuluj',
  save: 'Zapisz',
  saving: 'Zapisywanie…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'Sprawdź pocztę',
  codeSentTo: (address) => `Wpisz kod, który wysłaliśmy na adres ${address}.`,
  expires: 'Kod wygaśnie po 20 minutach.',
  linkSentTo: (address) => `Zatwierdź link do logowania, który wysłaliśmy na adres ${address}.`,
  linkExpires: 'Link wygaśnie po 20 minutach.',
  code: 'Sześciocyfrowy kod',
  notReceived: 'E-mail nie dotarł?',
  resendCode: 'Wyślij kod ponownie',
  resendEmail: 'Wyślij e-mail ponownie',
  resendIn: (seconds) => `Ponowna wysyłka za ${number(seconds)} s`,
  resent: 'Wysłano ponownie e-mail z kodem',
  checking: 'Sprawdzanie kodu',
  startOver: 'Zacznij od nowa',
  upgrade: 'Ulepsz portfel',
  upgradeHint: 'Przejdź na portfel, nad którym tylko Ty masz kontrolę',
  upgradeTitle: 'Zabierz portfel ze sobą',
  upgradeText:
    'Wykonaj instrukcje na stronie swojego portfela: pokaże Twoje tajne słowa, które przyjmują inne portfele. Następnie połącz się tutaj ponownie tamtym portfelem.',
  changed: 'Zmieniono adres e-mail',
}
