import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: 'Купить',
    BuyInProgress: 'Купить',
    OnRampActivity: 'Покупки',
    OnRampFiatSelect: 'Чем платить',
    OnRampTokenSelect: 'Купить',
    WhatIsABuy: 'Что значит «купить»?',
  },
  action: 'Купить',
  pay: 'Вы платите',
  get: 'Вы получаете',
  placeholder: '0',
  about: (amount) => `Около ${amount}`,
  noQuote: 'Сейчас цены нет. Ее покажет сервис.',
  asking: 'Запрашиваем цену',
  presets: 'Суммы на выбор',
  tooLow: (least) => `Минимальная сумма оплаты: ${least}.`,
  tooHigh: (most) => `Максимальная сумма оплаты: ${most}.`,
  usualOnly: 'Список валют не загрузился, поэтому предложены обычные.',
  providers: 'Сервисы',
  fees: (range) => `Комиссии: ${range}`,
  unavailable: 'Сейчас недоступно. Нажмите, чтобы попробовать еще раз.',
  noProviders: 'Здесь ничего нельзя купить',
  noProvidersText: 'Ни один сервис не доставляет в эту сеть. Перейдите в другую сеть.',
  note: 'Вы платите сервису напрямую, на его собственной странице.',
  howItWorks: 'Как это работает?',
  purchases: 'Ваши покупки',
  continueAt: (label) => `Покупка через ${label}`,
  windowText: (label) => `Продолжите в окне ${label}. Ход покупки виден здесь.`,
  closed: 'Окно закрыто',
  closedText: 'Если вы заплатили, ход покупки по-прежнему виден здесь. Если нет, откройте окно снова.',
  blocked: 'Браузер заблокировал окно',
  blockedText: 'Чтобы продолжить, нажмите «Открыть окно».',
  untracked: 'Продолжите во внешнем окне',
  untrackedText: (label) =>
    `${label} не сообщает этой странице, чем закончилась покупка. Проверьте по балансу, что поступило.`,
  failed: 'Не удалось купить',
  failedText: (label) => `Вы отказались от покупки, или сервис ${label} не смог ее завершить.`,
  unanswered: 'Сведений о покупке не поступило',
  unansweredText: (label) =>
    `Если вы заплатили, обратитесь в ${label} и проверьте баланс. В ином случае попробуйте еще раз.`,
  openWindow: 'Открыть окно',
  tryAgain: 'Повторить',
  copyLink: 'Скопировать ссылку',
  linkCopied: 'Ссылка скопирована',
  noPurchases: 'Покупок пока нет',
  noPurchasesText: 'Здесь появится все, что вы купите.',
  purchasesFailed: 'Покупки не загрузились',
  purchasesFailedText: 'Проверьте подключение к интернету и попробуйте еще раз.',
  whatTitle: 'Покупка цифровых активов картой',
  whatText:
    'Вы выбираете сервис и платите там картой или с банковского счета. Сервис отправляет купленное на этот аккаунт.',
  buy: 'Купить',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: 'Сумма оплаты',
  quotes: 'Узнать цены',
  get: 'Вы получаете',
  about: (amount) => `Около ${amount}`,
  asking: 'Запрашиваем цену',
  noQuote: 'Цену покажет сервис',
  currency: 'Валюта оплаты',
  token: 'Валюта покупки',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: 'Адрес поставщика не разрешено открывать',
  ONRAMP_QUOTE_REFUSED: 'Цена относится не к тому, что было запрошено',
  PURCHASES_UNAVAILABLE: 'Не удалось загрузить покупки',
}
