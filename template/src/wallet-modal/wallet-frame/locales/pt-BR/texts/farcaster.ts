import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Entrar com Farcaster',
  scan: 'Escaneie o código com seu celular e aprove no Farcaster.',
  waiting: 'Aguardando sua aprovação no Farcaster…',
  open: 'Abrir o Farcaster',
  image: 'QR Code do login, para a câmera do seu celular',
  newCode: 'Novo código',
}
