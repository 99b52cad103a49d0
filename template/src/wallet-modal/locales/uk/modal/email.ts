import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('uk')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Вхід через ел. пошту',
    EmailVerifyOtp: 'Введіть код',
    EmailVerifyDevice: 'Підтвердьте пристрій',
    UpdateEmailWallet: 'Зміна ел. пошти',
    UpdateEmailPrimaryOtp: 'Підтвердьте поточну пошту',
    UpdateEmailSecondaryOtp: 'Підтвердьте нову пошту',
    UpgradeEmailWallet: 'Перехід на свій гаманець',
  },
  label: 'Адреса ел. пошти',
  placeholder: 'Ел. пошта',
  submit: 'Увійти через ел. пошту',
  invalid: 'Неправильна адреса ел. пошти. Спробуйте ще раз.',
  tryAgain: (message) =>
    /спробуйте|повторіть|try again/i.test(message) ? message : `${message.replace(/[.!…]?$/, '')}. Спробуйте ще раз`,
  changeHint: 'Спершу ми надішлемо код на поточну адресу, потім на нову. Ваш акаунт залишиться тим самим.',
  cancel: 'Скасувати',
  save: 'Зберегти',
  saving: 'Збереження…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'Перевірте пошту',
  codeSentTo: (address) => `Введіть код, який ми надіслали на ${address}.`,
  expires: 'Код дійсний 20 хвилин.',
  linkSentTo: (address) => `Підтвердьте вхід за посиланням, яке ми надіслали на ${address}.`,
  linkExpires: 'Посилання дійсне 20 хвилин.',
  code: 'Код із шести цифр',
  notReceived: 'Листа немає?',
  resendCode: 'Надіслати код знову',
  resendEmail: 'Надіслати знову',
  resendIn: (seconds) => `Надіслати знову через ${number(seconds)} с`,
  resent: 'Лист із кодом надіслано знову',
  checking: 'Перевіряємо код',
  startOver: 'Почати спочатку',
  upgrade: 'Перейти на свій гаманець',
  upgradeHint: 'Перейдіть на гаманець, ключі від якого у вас',
  upgradeTitle: 'Візьміть гаманець із собою',
  upgradeText:
    'Дотримуйтеся вказівок на сторінці вашого гаманця: там показано вашу секретну фразу, яку приймають інші гаманці. Потім підключіться тут знову через такий гаманець.',
  changed: 'Адресу ел. пошти змінено',
}
