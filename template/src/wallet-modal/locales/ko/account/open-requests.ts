import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: '이미 전송되었을 수 있습니다',
  maybeSentText:
    '지갑의 응답만으로는 전송 여부를 알 수 없고, 트랜잭션이 아직 네트워크에 표시되지 않습니다. 계속하기 전에 계정을 확인하세요.',
  stillOpen: '이전 요청이 아직 지갑에 남아 있을 수 있습니다',
  stillOpenText: '지갑에서 그 요청을 거부하거나, 계속하기 전에 계정을 확인하세요.',
}
