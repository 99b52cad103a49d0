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

export const operations: TextsById['operations'] = {
  cannotPay: '이 계정으로는 트랜잭션 비용을 낼 수 없습니다. 아무것도 전송되지 않았습니다',
  notAccepted: '계정이 이 작업을 받아들이지 않았습니다. 아무것도 전송되지 않았습니다',
  otherFaster: '이 계정의 다른 작업이 먼저 처리되었습니다. 다시 시도하세요. 아무것도 전송되지 않았습니다',
  notPaidFor: '앱의 비용을 내는 쪽이 이 작업의 비용을 내지 않습니다. 아무것도 전송되지 않았습니다',
  earlierWaits:
    '이 계정의 이전 작업이 아직 네트워크에 포함되지 않았습니다. 나중에 다시 시도하세요. 아무것도 전송되지 않았습니다',
  wouldFail: (reason) => `네트워크에 따르면 이 트랜잭션은 실패합니다: “${reason}”. 아무것도 전송되지 않았습니다`,
  bundlerRefuses: (network, reason) =>
    `번들러(${network})가 작업을 거부합니다: “${reason}”. 아무것도 전송되지 않았습니다`,
  payerRefuses: (reason) => `앱이 이 비용을 내지 않습니다: “${reason}”. 아무것도 서명되지 않았습니다`,
  bundlerSilent: (network) => `번들러(${network})가 응답하지 않습니다. 나중에 다시 시도하세요`,
  paymasterSilent: (network) => `페이마스터(${network})가 응답하지 않습니다. 나중에 다시 시도하세요`,
  bundlerAnswer: (network) => `번들러(${network})가 추정치가 아닌 응답을 보냈습니다`,
  paymasterAnswer: '페이마스터가 지갑이 받아들이지 않는 응답을 보냈습니다. 아무것도 서명되지 않았습니다',
  tooMuchGas: '번들러가 이 지갑이 허용하는 것보다 많은 가스를 요구합니다. 아무것도 전송되지 않았습니다',
  priceTooHigh: '네트워크가 이 지갑이 허용하는 것보다 높은 가격을 요구합니다. 아무것도 전송되지 않았습니다',
  notShown: '표시된 작업과 다른 작업입니다. 아무것도 서명되지 않았습니다',
  maybeSent: (operation) =>
    `번들러가 응답하지 않아 작업 ${operation}이(가) 전송되었을 수 있습니다. 다시 시도하기 전에 계정을 확인하세요`,
  notIncluded: (operation) =>
    `작업 ${operation}이(가) 아직 네트워크에 포함되지 않았습니다. 나중에 포함될 수 있으니, 다시 시도하기 전에 계정을 확인하세요`,
  failedPaid: (transaction) =>
    `트랜잭션이 실패하여 아무것도 바뀌지 않았지만 수수료는 지불되었습니다. ${transaction}에 있습니다`,
}
