import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: 'Um só acesso para toda a web3',
      text: 'Uma carteira substitui contas e senhas. Você a conecta e pronto.',
    },
    {
      title: 'Um lugar para o que é seu',
      text: 'Ela guarda, envia e recebe bens digitais: moedas, tokens e colecionáveis.',
    },
    { title: 'Só você tem a chave', text: 'Os apps pedem, você aprova. Ninguém movimenta nada sem o seu sim.' },
  ],
  networkHelp: [
    {
      title: 'O lugar onde tudo acontece',
      text: 'Uma rede mantém o registro de quem é dono do quê. Cada uma é mantida por muitos computadores.',
    },
    {
      title: 'Cada uma tem seu uso',
      text: 'As redes diferem no custo, na velocidade e no que funciona nelas. A mesma conta pode usar várias.',
    },
  ],
  learnMore: 'Saiba mais',
  exploreAll: 'Explorar todas',
}
