import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'ela falharia',
  notEnough: (symbol) => `não há ${symbol} suficiente para o valor e a taxa`,
  tooLittle: (symbol) => `há muito pouco ${symbol}`,
  notEnoughOrToken: (symbol) => `não há ${symbol} suficiente ou não há o suficiente do token`,
  notEnoughToken: 'não há o suficiente do token',
  notMoved: 'o token não moveria o valor',
  otherOwner: 'a conta pertence a outra pessoa',
  frozen: 'a conta do token está congelada',
  belowMinimum: (symbol) =>
    `uma conta que não está vazia precisa de pelo menos 0,00089088 ${symbol}: a do destinatário e o que fica na sua`,
  outOfDate: 'ela perdeu a validade: tente novamente',
  known: 'a rede já a tem',
  ofProgram: (error) => `erro ${error} do programa`,
  signature: 'a assinatura da carteira não confere',
  unreadable: 'não é possível ler a resposta',
}
