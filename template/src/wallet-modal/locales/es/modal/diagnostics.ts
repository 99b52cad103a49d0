import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Guardar un informe',
  text: 'El informe indica a los creadores de esta app qué ocurrió aquí en los últimos minutos.',
  privacy:
    'No contiene direcciones, nombres, cantidades ni mensajes. No se envía nada: usted guarda un archivo y decide quién lo recibe.',
  since: 'Inicio del informe',
  steps: 'Pasos',
  requests: 'Solicitudes',
  browser: 'Navegador',
  content: 'Mostrar el informe completo',
  save: 'Guardar archivo',
  saved: 'Informe guardado',
}
