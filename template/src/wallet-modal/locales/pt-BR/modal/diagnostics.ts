import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Salvar um relatório',
  text: 'O relatório mostra aos criadores deste app o que aconteceu aqui nos últimos minutos.',
  privacy:
    'Ele não contém endereços, nomes, valores nem mensagens. Nada é enviado: você salva um arquivo e decide quem o recebe.',
  since: 'Início do relatório',
  steps: 'Etapas',
  requests: 'Solicitações',
  browser: 'Navegador',
  content: 'Mostrar o relatório completo',
  save: 'Salvar arquivo',
  saved: 'Relatório salvo',
}
