import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('ko')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) => `호출 ${number(count)}개를 한 트랜잭션으로`,
  together: '함께 처리',
  allOrNothing: '전부 아니면 전무: 호출이 하나라도 실패하면 아무것도 실행되지 않습니다',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `호출 ${place}: ${warning}`,
  fee: '수수료',
  paidByApp: '앱이 지불',
  firstTransaction: '첫 트랜잭션',
  setsUp: (network, address) =>
    `이 트랜잭션은 ${network}에서 계정을 설정합니다. 그 후 계정은 ${address}의 코드를 실행합니다`,
  replacesCode: (address) => `계정은 현재 ${address}의 코드를 실행합니다. 이 트랜잭션은 그 코드를 바꿉니다.`,
  replacesEarlier: '이 계정의 이전 트랜잭션이 아직 네트워크에 포함되지 않았습니다. 둘 중 하나만 실행됩니다.',
}
