import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: '로그인 하나로 모든 web3를',
      text: '지갑은 여러 계정과 비밀번호를 대신합니다. 연결하면 바로 이용할 수 있습니다.',
    },
    {
      title: '내 자산을 보관하는 곳',
      text: '코인, 토큰, 수집품 등 디지털 자산을 보관하고 보내고 받습니다.',
    },
    {
      title: '열쇠는 본인만 갖습니다',
      text: '앱이 요청하면 본인이 승인합니다. 본인의 승인 없이는 아무도 자산을 옮길 수 없습니다.',
    },
  ],
  networkHelp: [
    {
      title: '거래가 이루어지는 곳',
      text: '네트워크는 누가 무엇을 소유하는지 기록합니다. 네트워크마다 많은 컴퓨터가 함께 운영합니다.',
    },
    {
      title: '저마다 다른 용도',
      text: '네트워크마다 비용, 속도, 이용할 수 있는 서비스가 다릅니다. 같은 계정을 여러 네트워크에서 사용할 수 있습니다.',
    },
  ],
  learnMore: '자세히 보기',
  exploreAll: '모두 보기',
}
