import { isRecord } from '../../../domain/errors/errors'
import type { Siwx } from '../../../domain/sign-in/siwx'
import { siwxError } from '../../../domain/errors/siwx-errors'
import type { SiwxFactory } from '../../../services/siwx-context'
import type { RootStore } from '../../../stores/root/root.store'
import { siwxContextOf } from './siwx-context-of'
import { siwxFromSiwe } from './siwx-from-siwe'

const needed = ['createMessage', 'addSession', 'revokeSession', 'setSessions', 'getSessions'] as const

function isFactory(value: unknown): value is SiwxFactory {
  return typeof value === 'function'
}

function missingOf(value: unknown): string[] {
  return needed.filter((name) => !isRecord(value) || typeof value[name] !== 'function')
}

function isSiwx(value: unknown): value is Siwx {
  return missingOf(value).length === 0
}

/**
 * The `Siwx` object of the app's options, made from `siwx` or `siweConfig`.
 * @throws WalletModalError SIWX_NOT_ENABLED if neither option is set, or if the object lacks a method
 */
export function siwxOf(root: RootStore): Siwx {
  const { siwx, siweConfig } = root.options.state
  const context = siwxContextOf(root)
  if (siweConfig && siweConfig.enabled !== false) return siwxFromSiwe(siweConfig, context)
  if (siwx === undefined) throw siwxError('SIWX_NOT_ENABLED', { hint: 'Pass `siwx` to createWalletModal' })
  const given: unknown = isFactory(siwx) ? siwx(context) : siwx
  if (isSiwx(given)) return given
  throw siwxError('SIWX_NOT_ENABLED', { details: `the object has no ${missingOf(given).join(', ')}` })
}
