import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'fallaría',
  notEnough: (symbol) => `no hay suficiente ${symbol} para el importe y la comisión`,
  tooLittle: (symbol) => `hay muy poco ${symbol}`,
  notEnoughOrToken: (symbol) => `no hay suficiente ${symbol} o no hay suficiente del token`,
  notEnoughToken: 'no hay suficiente del token',
  notMoved: 'el token no movería el importe',
  otherOwner: 'la cuenta pertenece a otra persona',
  frozen: 'la cuenta del token está congelada',
  belowMinimum: (symbol) =>
    `una cuenta que no está vacía necesita al menos 0,00089088 ${symbol}: la del destinatario y lo que queda en la suya`,
  outOfDate: 'ha caducado: inténtelo de nuevo',
  known: 'la red ya la tiene',
  ofProgram: (error) => `error ${error} del programa`,
  signature: 'la firma de la billetera no coincide',
  unreadable: 'la respuesta no se puede leer',
}
