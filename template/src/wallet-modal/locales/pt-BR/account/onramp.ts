import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: 'Comprar',
    BuyInProgress: 'Comprar',
    OnRampActivity: 'Compras',
    OnRampFiatSelect: 'Pagar com',
    OnRampTokenSelect: 'Comprar',
    WhatIsABuy: 'O que é comprar?',
  },
  action: 'Comprar',
  pay: 'Você paga',
  get: 'Você recebe',
  placeholder: '0',
  about: (amount) => `Cerca de ${amount}`,
  noQuote: 'Sem preço no momento. O provedor vai mostrá-lo.',
  asking: 'Consultando o preço',
  presets: 'Valores para escolher',
  tooLow: (least) => `Pague no mínimo ${least}.`,
  tooHigh: (most) => `Pague no máximo ${most}.`,
  usualOnly: 'A lista de moedas não carregou, por isso são oferecidas as mais comuns.',
  providers: 'Provedores',
  fees: (range) => `Taxas ${range}`,
  unavailable: 'Indisponível no momento. Pressione para tentar novamente.',
  noProviders: 'Não é possível comprar aqui',
  noProvidersText: 'Nenhum provedor entrega nesta rede. Mude para outra rede.',
  note: 'Você paga diretamente ao provedor, na página dele.',
  howItWorks: 'Como funciona?',
  purchases: 'Suas compras',
  continueAt: (label) => `Comprar em ${label}`,
  windowText: (label) => `Continue na janela de ${label}. Esta tela acompanha sua compra.`,
  closed: 'A janela está fechada',
  closedText: 'Se você já pagou, esta tela continua acompanhando sua compra. Se não, abra a janela novamente.',
  blocked: 'Seu navegador bloqueou a janela',
  blockedText: 'Pressione “Abrir janela” para continuar.',
  untracked: 'Continue na janela externa',
  untrackedText: (label) =>
    `${label} não informa a esta página como a compra termina. Consulte seu saldo para ver o que chegou.`,
  failed: 'Falha na compra',
  failedText: (label) => `Você recusou, ou ${label} não conseguiu concluir a compra.`,
  unanswered: 'Nenhuma compra foi informada',
  unansweredText: (label) =>
    `Se você já pagou, pergunte a ${label} e consulte seu saldo. Caso contrário, tente novamente.`,
  openWindow: 'Abrir janela',
  tryAgain: 'Tentar novamente',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado',
  noPurchases: 'Ainda não há compras',
  noPurchasesText: 'O que você comprar aparece aqui.',
  purchasesFailed: 'As compras não carregaram',
  purchasesFailedText: 'Verifique sua conexão com a internet e tente novamente.',
  whatTitle: 'Compre ativos digitais com cartão',
  whatText:
    'Você escolhe um provedor e paga lá com cartão ou conta bancária. O provedor envia para esta conta o que você comprou.',
  buy: 'Comprar',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: 'Valor a pagar',
  quotes: 'Ver preços',
  get: 'Você recebe',
  about: (amount) => `Cerca de ${amount}`,
  asking: 'Consultando o preço',
  noQuote: 'O provedor mostra o preço',
  currency: 'Moeda para pagar',
  token: 'Moeda para comprar',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: 'Não é permitido abrir o endereço do provedor',
  ONRAMP_QUOTE_REFUSED: 'O preço não corresponde ao que foi solicitado',
  PURCHASES_UNAVAILABLE: 'Não foi possível carregar as compras',
}
