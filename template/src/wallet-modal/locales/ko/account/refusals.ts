import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: '실패합니다',
  notEnough: (symbol) => `금액과 수수료에 필요한 ${symbol} 잔액이 부족합니다`,
  tooLittle: (symbol) => `${symbol} 잔액이 너무 적습니다`,
  notEnoughOrToken: (symbol) => `${symbol} 또는 토큰 잔액이 부족합니다`,
  notEnoughToken: '토큰 잔액이 부족합니다',
  notMoved: '토큰이 이 금액을 옮기지 않습니다',
  otherOwner: '다른 사람의 계정입니다',
  frozen: '토큰 계정이 동결되었습니다',
  belowMinimum: (symbol) =>
    `비어 있지 않은 계정에는 0.00089088 ${symbol} 이상이 필요합니다: 받는 사람의 계정과, 보낸 뒤 내 계정에 남는 금액`,
  outOfDate: '유효 기간이 지났습니다: 다시 시도하세요',
  known: '네트워크에 이미 있습니다',
  ofProgram: (error) => `프로그램 오류 ${error}`,
  signature: '지갑의 서명이 맞지 않습니다',
  unreadable: '응답을 읽을 수 없습니다',
}
