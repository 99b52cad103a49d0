import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Вибір імені', RegisterAccountNameSuccess: 'Ім’я акаунта' },
  choose: 'Вибрати ім’я акаунта',
  chooseHint: 'Вам зможуть надсилати на ім’я замість адреси',
  label: 'Ім’я акаунта',
  placeholder: 'your-name',
  checking: 'Перевіряємо ім’я',
  tooShort: 'Ім’я має містити щонайменше 4 символи',
  notValid: 'В імені можуть бути лише латинські літери, цифри та дефіси',
  owned: 'Ви вже маєте ім’я',
  available: 'Вільне',
  registered: 'Зайняте',
  register: 'Зареєструвати ім’я',
  registering: 'Реєстрація…',
  registerFailed: (name) => `Не вдалося зареєструвати ім’я ${name}`,
  doneTitle: 'Ім’я акаунта вибрано',
  doneText: 'Тепер ви можете поповнити акаунт і торгувати криптовалютою.',
  done: 'Почати',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'Не вдалося отримати варіанти імен',
  NAME_NETWORK_NOT_FOUND: 'Мережу не знайдено',
  NAME_ACCOUNT_NOT_FOUND: 'Акаунт або його вбудований гаманець не знайдено',
  NAME_ACCOUNT_CHANGED: 'Акаунт змінився, тому ім’я не зареєстровано',
  NAME_NOT_CONFIRMED: 'Ім’я поки не вдалося підтвердити. Перевірте його, перш ніж пробувати знову',
  NAME_SIGNATURE_NOT_VALID: 'Підпис зроблено не цим акаунтом, тому ім’я не зареєстровано',
}
