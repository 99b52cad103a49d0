import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('pt-BR')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: '# chamada como uma única transação', other: '# chamadas como uma única transação' }),
  together: 'Em conjunto',
  allOrNothing: 'Tudo ou nada: se uma chamada falhar, nenhuma acontece',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Chamada ${place}: ${warning}`,
  fee: 'Taxa',
  paidByApp: 'Paga pelo app',
  firstTransaction: 'Primeira transação',
  setsUp: (network, address) =>
    `Esta transação configura a conta em ${network}. A partir daí, a conta executa o código em ${address}`,
  replacesCode: (address) => `A conta executa atualmente o código em ${address}. Esta transação substitui esse código.`,
  replacesEarlier: 'Uma transação anterior desta conta ainda não foi incluída. Só uma das duas acontecerá.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'Esta conta não pode pagar a transação. Nada foi enviado',
  notAccepted: 'A conta não aceitou esta operação. Nada foi enviado',
  otherFaster: 'Outra operação desta conta foi mais rápida. Tente novamente. Nada foi enviado',
  notPaidFor: 'O pagador do aplicativo não paga esta operação. Nada foi enviado',
  earlierWaits: 'Uma operação anterior desta conta ainda não foi incluída. Tente mais tarde. Nada foi enviado',
  wouldFail: (reason) => `A rede informa que esta transação falharia: “${reason}”. Nada foi enviado`,
  bundlerRefuses: (network, reason) => `O bundler da rede ${network} rejeita a operação: “${reason}”. Nada foi enviado`,
  payerRefuses: (reason) => `O aplicativo não paga isto: “${reason}”. Nada foi assinado`,
  bundlerSilent: (network) => `O bundler da rede ${network} não responde. Tente mais tarde`,
  paymasterSilent: (network) => `O paymaster da rede ${network} não responde. Tente mais tarde`,
  bundlerAnswer: (network) => `O bundler da rede ${network} deu uma resposta que não é uma estimativa`,
  paymasterAnswer: 'O paymaster deu uma resposta que a carteira não aceita. Nada foi assinado',
  tooMuchGas: 'O bundler pede mais gás do que esta carteira permite. Nada foi enviado',
  priceTooHigh: 'A rede pede um preço mais alto do que esta carteira permite. Nada foi enviado',
  notShown: 'A operação não é a que foi mostrada. Nada foi assinado',
  maybeSent: (operation) =>
    `O bundler não respondeu, então a operação ${operation} pode ter sido enviada. Confira sua conta antes de tentar novamente`,
  notIncluded: (operation) =>
    `A operação ${operation} ainda não foi incluída. Ela ainda pode ser incluída, então confira sua conta antes de tentar novamente`,
  failedPaid: (transaction) =>
    `A transação falhou e não mudou nada, mas a taxa dela foi paga. Ela está em ${transaction}`,
}
