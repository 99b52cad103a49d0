import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Elegir nombre', RegisterAccountNameSuccess: 'Nombre de la cuenta' },
  choose: 'Elegir nombre de cuenta',
  chooseHint: 'Otras personas pueden enviar al nombre en lugar de a la dirección',
  label: 'Nombre de la cuenta',
  placeholder: 'su-nombre',
  checking: 'Consultando el nombre',
  tooShort: 'El nombre debe tener al menos 4 caracteres',
  notValid: 'El nombre solo puede tener letras, números y guiones',
  owned: 'Ya tiene un nombre',
  available: 'Disponible',
  registered: 'Registrado',
  register: 'Registrar nombre',
  registering: 'Registrando…',
  registerFailed: (name) => `No se pudo registrar el nombre ${name}`,
  doneTitle: 'El nombre de la cuenta se eligió correctamente',
  doneText: 'Ya puede añadir fondos a su cuenta y operar con sus criptomonedas.',
  done: 'Empezar',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'No se pudieron obtener sugerencias de nombres',
  NAME_NETWORK_NOT_FOUND: 'No se encontró la red',
  NAME_ACCOUNT_NOT_FOUND: 'No se encontró la dirección o el inicio de sesión de la cuenta',
  NAME_ACCOUNT_CHANGED: 'La cuenta cambió, por lo que el nombre no se registró',
  NAME_NOT_CONFIRMED: 'Todavía no se pudo confirmar el nombre. Consúltelo antes de intentarlo de nuevo',
  NAME_SIGNATURE_NOT_VALID: 'La firma no es de esta cuenta, por lo que el nombre no se registró',
}
