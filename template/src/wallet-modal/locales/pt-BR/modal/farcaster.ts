import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Escaneie o código com o celular e aprove no Farcaster.',
  codeLabel: 'Código para o login com Farcaster',
  codeTooLong: 'O link é longo demais para um código. Copie-o.',
  starting: 'Preparando o código',
  copyLink: 'Copiar link',
  copied: 'Link copiado',
  loading: 'Carregando dados do usuário',
  wait: 'Aguarde um momento.',
  continueInApp: 'Continue no Farcaster',
  acceptInApp: 'Aceite o login no app.',
  open: 'Abrir o Farcaster',
}
