import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: 'Купити',
    BuyInProgress: 'Купити',
    OnRampActivity: 'Покупки',
    OnRampFiatSelect: 'Чим платити',
    OnRampTokenSelect: 'Купити',
    WhatIsABuy: 'Що означає «купити»?',
  },
  action: 'Купити',
  pay: 'Ви платите',
  get: 'Ви отримуєте',
  placeholder: '0',
  about: (amount) => `Близько ${amount}`,
  noQuote: 'Зараз ціни немає. Її покаже сервіс.',
  asking: 'Запитуємо ціну',
  presets: 'Суми на вибір',
  tooLow: (least) => `Мінімальна сума оплати: ${least}.`,
  tooHigh: (most) => `Максимальна сума оплати: ${most}.`,
  usualOnly: 'Список валют не завантажився, тому запропоновано звичайні.',
  providers: 'Сервіси',
  fees: (range) => `Комісії: ${range}`,
  unavailable: 'Зараз недоступно. Натисніть, щоб спробувати ще раз.',
  noProviders: 'Тут нічого не можна купити',
  noProvidersText: 'Жоден сервіс не доставляє в цю мережу. Перейдіть в іншу мережу.',
  note: 'Ви платите сервісу напряму, на його власній сторінці.',
  howItWorks: 'Як це працює?',
  purchases: 'Ваші покупки',
  continueAt: (label) => `Купівля через ${label}`,
  windowText: (label) => `Продовжте у вікні ${label}. Перебіг покупки видно тут.`,
  closed: 'Вікно закрито',
  closedText: 'Якщо ви заплатили, перебіг покупки й далі видно тут. Якщо ні, відкрийте вікно знову.',
  blocked: 'Браузер заблокував вікно',
  blockedText: 'Щоб продовжити, натисніть «Відкрити вікно».',
  untracked: 'Продовжте в зовнішньому вікні',
  untrackedText: (label) =>
    `${label} не повідомляє цій сторінці, чим закінчилася покупка. Перевірте за балансом, що надійшло.`,
  failed: 'Не вдалося купити',
  failedText: (label) => `Ви відмовилися від покупки, або сервіс ${label} не зміг її завершити.`,
  unanswered: 'Відомостей про покупку не надійшло',
  unansweredText: (label) =>
    `Якщо ви заплатили, зверніться до ${label} і перевірте баланс. В іншому разі спробуйте ще раз.`,
  openWindow: 'Відкрити вікно',
  tryAgain: 'Повторити',
  copyLink: 'Скопіювати посилання',
  linkCopied: 'Посилання скопійовано',
  noPurchases: 'Покупок поки немає',
  noPurchasesText: 'Тут з’явиться все, що ви купите.',
  purchasesFailed: 'Покупки не завантажилися',
  purchasesFailedText: 'Перевірте підключення до інтернету та спробуйте ще раз.',
  whatTitle: 'Купівля цифрових активів карткою',
  whatText:
    'Ви вибираєте сервіс і платите там карткою або з банківського рахунку. Сервіс надсилає куплене на цей акаунт.',
  buy: 'Купити',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: 'Сума оплати',
  quotes: 'Дізнатися ціни',
  get: 'Ви отримуєте',
  about: (amount) => `Близько ${amount}`,
  asking: 'Запитуємо ціну',
  noQuote: 'Ціну покаже сервіс',
  currency: 'Валюта оплати',
  token: 'Валюта покупки',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: 'Адресу постачальника не дозволено відкривати',
  ONRAMP_QUOTE_REFUSED: 'Ціна стосується не того, що було запитано',
  PURCHASES_UNAVAILABLE: 'Не вдалося завантажити покупки',
}
