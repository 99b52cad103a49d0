import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Выбор имени', RegisterAccountNameSuccess: 'Имя аккаунта' },
  choose: 'Выбрать имя аккаунта',
  chooseHint: 'Вам смогут отправлять на имя вместо адреса',
  label: 'Имя аккаунта',
  placeholder: 'your-name',
  checking: 'Проверяем имя',
  tooShort: 'В имени должно быть не менее 4 символов',
  notValid: 'В имени могут быть только латинские буквы, цифры и дефисы',
  owned: 'У вас уже есть имя',
  available: 'Свободно',
  registered: 'Занято',
  register: 'Зарегистрировать имя',
  registering: 'Регистрация…',
  registerFailed: (name) => `Не удалось зарегистрировать имя ${name}`,
  doneTitle: 'Имя аккаунта выбрано',
  doneText: 'Теперь вы можете пополнить аккаунт и торговать криптовалютой.',
  done: 'Начать',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'Не удалось получить варианты имен',
  NAME_NETWORK_NOT_FOUND: 'Сеть не найдена',
  NAME_ACCOUNT_NOT_FOUND: 'Аккаунт или его встроенный кошелек не найден',
  NAME_ACCOUNT_CHANGED: 'Аккаунт изменился, поэтому имя не зарегистрировано',
  NAME_NOT_CONFIRMED: 'Имя пока не удалось подтвердить. Проверьте его, прежде чем пробовать снова',
  NAME_SIGNATURE_NOT_VALID: 'Подпись сделана не этим аккаунтом, поэтому имя не зарегистрировано',
}
