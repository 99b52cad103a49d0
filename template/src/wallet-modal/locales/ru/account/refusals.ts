import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'она не пройдет',
  notEnough: (symbol) => `недостаточно ${symbol} для суммы и комиссии`,
  tooLittle: (symbol) => `слишком мало ${symbol}`,
  notEnoughOrToken: (symbol) => `недостаточно ${symbol} или токена`,
  notEnoughToken: 'недостаточно токена',
  notMoved: 'токен не переместит сумму',
  otherOwner: 'аккаунт принадлежит кому-то другому',
  frozen: 'аккаунт токена заморожен',
  belowMinimum: (symbol) =>
    `на непустом аккаунте должно быть не меньше 0,00089088 ${symbol}: у получателя и на вашем после отправки`,
  outOfDate: 'она устарела: попробуйте еще раз',
  known: 'она уже есть в сети',
  ofProgram: (error) => `ошибка ${error} программы`,
  signature: 'подпись кошелька не подходит',
  unreadable: 'ответ не удалось прочитать',
}
