import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'Es posible que se haya enviado',
  maybeSentText:
    'La respuesta de la billetera no lo confirma y la red aún no muestra la transacción. Revise su cuenta antes de continuar.',
  stillOpen: 'Puede que una solicitud anterior siga abierta en su billetera',
  stillOpenText: 'Rechácela allí o revise su cuenta antes de continuar.',
}
