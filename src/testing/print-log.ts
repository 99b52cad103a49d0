import type { ServiceRequest, WalletRequest } from './requests'

/** The printed log cuts parameters and answers to this length, in characters. */
const maxText = 120

/** Prints one line for each request to the wallet and to the services, in the order of the requests. A line of the wallet has the answer, too. */
export function printLog(wallet: readonly WalletRequest[], services: readonly ServiceRequest[]): string {
  const lines = [
    ...wallet.map((request) => ({ at: request.at, text: walletLine(request) })),
    ...services.map(({ time: at, service, method, path }) => ({ at, text: `${service}: ${method} ${path}` })),
  ].sort((left, right) => left.at - right.at)
  const start = lines[0]?.at ?? 0
  return lines.map(({ at, text }) => `${String(at - start).padStart(6)} ms  ${text}`).join('\n')
}

function walletLine({ origin, via, method, params, answer }: WalletRequest): string {
  const asker = via === 'page' ? origin : `${origin} (paired)`
  return `${asker}: ${method} ${short(params ?? [])} → ${answered(answer)}`
}

function answered(answer: WalletRequest['answer']): string {
  if (answer === undefined) return 'no answer'
  return 'error' in answer ? `error ${answer.error.code}: ${answer.error.message}` : short(answer.result)
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text
}
