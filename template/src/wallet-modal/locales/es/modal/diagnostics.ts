import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Guardar un informe',
  text: 'El informe explica a los creadores de esta app qué ha ocurrido aquí en los últimos minutos.',
  privacy:
    'No contiene direcciones, nombres, importes ni mensajes. No se envía nada: usted guarda un archivo y decide quién lo recibe.',
  since: 'Registrado desde',
  steps: 'Pasos',
  requests: 'Solicitudes',
  browser: 'Navegador',
  content: 'Mostrar el informe completo',
  save: 'Guardar archivo',
  saved: 'Informe guardado',
}
