import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'вона не пройде',
  notEnough: (symbol) => `недостатньо ${symbol} для суми та комісії`,
  tooLittle: (symbol) => `замало ${symbol}`,
  notEnoughOrToken: (symbol) => `недостатньо ${symbol} або токена`,
  notEnoughToken: 'недостатньо токена',
  notMoved: 'токен не перемістить суму',
  otherOwner: 'акаунт належить комусь іншому',
  frozen: 'акаунт токена заморожено',
  belowMinimum: (symbol) =>
    `на непорожньому акаунті має бути щонайменше 0,00089088 ${symbol}: в отримувача і на вашому після надсилання`,
  outOfDate: 'вона застаріла: спробуйте ще раз',
  known: 'вона вже є в мережі',
  ofProgram: (error) => `помилка ${error} програми`,
  signature: 'підпис гаманця не підходить',
  unreadable: 'відповідь не вдалося прочитати',
}
