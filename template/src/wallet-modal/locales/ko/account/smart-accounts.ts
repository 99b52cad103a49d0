import type { TextsById } from '../../language'

export const smartAccounts: TextsById['smartAccounts'] = {
  switchTo: { smartAccount: '스마트 계정으로 전환', eoa: 'EOA로 전환' },
  hint: {
    smartAccount: '여러 단계를 한 트랜잭션으로 처리하는 다른 주소',
    eoa: '주소가 다른 일반 계정',
  },
  kind: { smartAccount: '스마트 계정', eoa: 'EOA' },
  switching: '계정을 전환하고 있습니다',
  notSwitched: '계정이 전환되지 않았습니다',
}
