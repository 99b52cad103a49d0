import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Sessões inteligentes', SmartSessionCreated: 'Sessão inteligente' },
  row: 'Sessões inteligentes',
  rowHint: 'Apps que podem agir em nome desta conta',
  states: { active: 'Ativa', expired: 'Expirada', revoked: 'Revogada' },
  filter: 'Sessões a mostrar',
  unknownApp: 'App desconhecido',
  validUntil: 'Válida até',
  until: (date) => `Até ${date}`,
  revoke: 'Revogar',
  revoking: 'Revogando…',
  none: {
    active: 'Nenhuma sessão ativa',
    expired: 'Nenhuma sessão expirada',
    revoked: 'Nenhuma sessão revogada',
  },
  noneText: 'Os apps que podem agir em nome desta conta aparecem aqui.',
  fetchFailed: 'Não foi possível obter as sessões inteligentes',
  revokeFailed: 'Não foi possível revogar a sessão inteligente',
  failedText: 'Verifique sua conexão com a internet e tente novamente.',
  tryAgain: 'Tentar novamente',
  created: 'Sessão inteligente criada',
  createdText:
    'O app pode agir em nome desta conta até a sessão terminar. Você pode revogá-la nas configurações da conta.',
  gotIt: 'Entendi!',
  permission: (type) => `Permissão: ${type}`,
}
