import { base58, base64 } from '@scure/base'
import { isRecord } from '../../domain/errors/errors'
import { ProviderError } from '../provider-error'
import { FrameProvider } from './frame-provider'

/** The provider of the embedded wallet on Solana. Adapters use base64 for transactions; the frame uses base58. */
export class FrameSolanaProvider extends FrameProvider {
  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const given = isRecord(params) ? params : {}
    const { transaction } = given
    if (typeof transaction !== 'string') return this.send(method, given)
    const { options } = given
    const asked = { transaction: recoded(transaction, base64, base58), ...(isRecord(options) && { options }) }
    const answer = await this.send(method, asked)
    const signed = isRecord(answer) ? answer['transaction'] : undefined
    return typeof signed === 'string' ? { transaction: recoded(signed, base58, base64) } : answer
  }
}

/** @throws ProviderError for a text that is not in the encoding */
function recoded(text: string, from: typeof base58, to: typeof base58): string {
  try {
    return to.encode(from.decode(text))
  } catch {
    throw new ProviderError(-32602, 'The transaction cannot be read')
  }
}
