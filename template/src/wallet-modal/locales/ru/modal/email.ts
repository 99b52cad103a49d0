import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('ru')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Вход по эл. почте',
    EmailVerifyOtp: 'Введите код',
    EmailVerifyDevice: 'Подтвердите устройство',
    UpdateEmailWallet: 'Изменение эл. почты',
    UpdateEmailPrimaryOtp: 'Подтвердите текущую почту',
    UpdateEmailSecondaryOtp: 'Подтвердите новую почту',
    UpgradeEmailWallet: 'Переход на свой кошелек',
  },
  label: 'Адрес эл. почты',
  placeholder: 'Эл. почта',
  submit: 'Войти по эл. почте',
  invalid: 'Неверный адрес эл. почты. Попробуйте еще раз.',
  tryAgain: (message) =>
    /попробуйте|повторите|try again/i.test(message) ? message : `${message.replace(/[.!…]?$/, '')}. Попробуйте еще раз`,
  changeHint: 'Сначала мы отправим код на текущий адрес, затем на новый. Ваш аккаунт останется прежним.',
  cancel: 'Отмена',
  save: 'Сохранить',
  saving: 'Сохранение…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'Проверьте почту',
  codeSentTo: (address) => `Введите код, который мы отправили на ${address}.`,
  expires: 'Код действует 20 минут.',
  linkSentTo: (address) => `Подтвердите вход по ссылке, которую мы отправили на ${address}.`,
  linkExpires: 'Ссылка действует 20 минут.',
  code: 'Код из шести цифр',
  notReceived: 'Письма нет?',
  resendCode: 'Отправить код снова',
  resendEmail: 'Отправить снова',
  resendIn: (seconds) => `Отправить снова через ${number(seconds)} с`,
  resent: 'Письмо с кодом отправлено снова',
  checking: 'Проверяем код',
  startOver: 'Начать заново',
  upgrade: 'Перейти на свой кошелек',
  upgradeHint: 'Перейдите на кошелек, ключи от которого у вас',
  upgradeTitle: 'Возьмите кошелек с собой',
  upgradeText:
    'Следуйте инструкциям на странице вашего кошелька: там показана ваша секретная фраза, которую принимают другие кошельки. Затем подключитесь здесь снова через такой кошелек.',
  changed: 'Адрес эл. почты изменен',
}
