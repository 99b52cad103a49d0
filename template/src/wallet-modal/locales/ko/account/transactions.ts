import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `${amount} 보내는 중`,
  sendingText: '잠시 후 네트워크에서 확정됩니다. 이 화면은 닫아도 됩니다.',
  sent: (amount) => `${amount} 보내기 완료`,
  sentText: (receiver) => `${receiver}에 도착했습니다.`,
  reverted: '네트워크가 이 전송을 거부했습니다',
  revertedText: '금액은 이동하지 않았습니다. 네트워크 수수료는 차감되었을 수 있습니다.',
  unknown: '아직 확정되지 않았습니다',
  unknownText: '네트워크가 아직 응답하지 않았습니다. 앞으로 도착할 수 있으므로 확인하기 전에는 다시 보내지 마세요.',
  swapping: (amount) => `${amount} 스왑 중`,
  swapped: (amount) => `${amount} 스왑 완료`,
  swappedText: (amount) => `${amount} 이상이 계정에 도착했습니다.`,
  swapReverted: '네트워크가 스왑을 거부했습니다',
  swapRevertedText:
    '가격이 허용한 범위를 넘어 움직였거나 시간이 너무 오래 걸렸습니다. 토큰은 그대로 있지만 네트워크 수수료는 지불되었습니다.',
  transaction: '트랜잭션',
  transactionSent: '트랜잭션을 전송했습니다',
  transactionSentText: '네트워크에서 확정되었습니다.',
  transactionReverted: '네트워크가 트랜잭션을 거부했습니다',
  transactionRevertedText: '아무것도 이동하지 않았습니다. 네트워크 수수료는 차감되었을 수 있습니다.',
  done: '완료',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `${amount} 보내는 중`,
  sendingUnknown: (amount) => `아직 확정되지 않음: ${amount}`,
  sent: (amount) => `보내기 완료: ${amount}`,
  sendFailed: (amount) => `전송되지 않음: ${amount}`,
  sendRefused: '네트워크가 거부했습니다.',
  swapping: (amount) => `${amount} 스왑 중`,
  swapped: (amount) => `스왑 완료: ${amount}`,
  swapFailed: (amount) => `스왑되지 않음: ${amount}`,
  transaction: '트랜잭션',
  to: (receiver) => `받는 사람: ${receiver}`,
  confirmIn: (wallet) => `${wallet}에서 확인`,
  confirmText: '지갑에서 세부 정보를 확인한 후 승인하세요.',
  cancelRequest: '그만 기다리기',
}
