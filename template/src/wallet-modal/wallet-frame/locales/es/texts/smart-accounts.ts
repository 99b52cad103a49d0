import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('es')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: '# llamada como una sola transacción', other: '# llamadas como una sola transacción' }),
  together: 'En conjunto',
  allOrNothing: 'Todo o nada: si una llamada falla, no se ejecuta ninguna',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Llamada ${place}: ${warning}`,
  fee: 'Comisión',
  paidByApp: 'La paga la app',
  firstTransaction: 'Primera transacción',
  setsUp: (network, address) =>
    `Esta transacción configura la cuenta en ${network}. A partir de entonces, la cuenta ejecuta el código de la dirección ${address}`,
  replacesCode: (address) =>
    `La cuenta ejecuta actualmente el código de la dirección ${address}. Esta transacción reemplaza ese código.`,
  replacesEarlier:
    'Una transacción anterior de esta cuenta todavía no está incluida. Solo una de las dos se realizará.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'Esta cuenta no puede pagar la transacción. No se envió nada',
  notAccepted: 'La cuenta no aceptó esta operación. No se envió nada',
  otherFaster: 'Otra operación de esta cuenta fue más rápida. Inténtelo de nuevo. No se envió nada',
  notPaidFor: 'El pagador de la aplicación no paga esta operación. No se envió nada',
  earlierWaits: 'Una operación anterior de esta cuenta todavía no está incluida. Inténtelo más tarde. No se envió nada',
  wouldFail: (reason) => `La red indica que esta transacción fallaría: «${reason}». No se envió nada`,
  bundlerRefuses: (network, reason) => `El bundler de ${network} rechaza la operación: «${reason}». No se envió nada`,
  payerRefuses: (reason) => `La aplicación no paga esto: «${reason}». No se firmó nada`,
  bundlerSilent: (network) => `El bundler de ${network} no responde. Inténtelo más tarde`,
  paymasterSilent: (network) => `El paymaster de ${network} no responde. Inténtelo más tarde`,
  bundlerAnswer: (network) => `El bundler de ${network} dio una respuesta que no es una estimación`,
  paymasterAnswer: 'El paymaster dio una respuesta que la billetera no acepta. No se firmó nada',
  tooMuchGas: 'El bundler pide más gas del que permite esta billetera. No se envió nada',
  priceTooHigh: 'La red pide un precio más alto del que permite esta billetera. No se envió nada',
  notShown: 'La operación no es la que se mostró. No se firmó nada',
  maybeSent: (operation) =>
    `El bundler no respondió, así que es posible que la operación ${operation} se haya enviado. Revise su cuenta antes de intentarlo de nuevo`,
  notIncluded: (operation) =>
    `La operación ${operation} todavía no está incluida. Aún puede incluirse, así que revise su cuenta antes de intentarlo de nuevo`,
  failedPaid: (transaction) =>
    `La transacción falló y no cambió nada, pero se pagó su comisión. Está en ${transaction}`,
}
