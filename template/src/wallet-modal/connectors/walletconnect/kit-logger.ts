import type { UniversalProvider } from '@walletconnect/universal-provider'
import { isRecord, messageOf } from '../../domain/errors/errors'

type KitOptions = Parameters<typeof UniversalProvider.init>[0]
type KitLogger = Exclude<NonNullable<KitOptions['logger']>, string>

/** The kit logs an error, a text, or an error and a text. */
function wordsOf(parts: readonly unknown[]): string {
  const texts = parts.map((part) => (typeof part === 'string' || isRecord(part) ? messageOf(part) : ''))
  return [...new Set(texts.filter((text) => text !== '' && text !== 'Unknown error'))].join(' ')
}

/**
 * A logger for the pairing kit that hands over errors and is silent otherwise. Given as an object, it also keeps the kit
 * from holding its last megabyte of log lines and from putting a function on `window`.
 */
export function createKitLogger(onError: (message: string) => void): KitLogger {
  const quiet = () => {}
  const report = (...parts: unknown[]) => {
    const words = wordsOf(parts)
    if (words) onError(words)
  }
  // The kit uses these members of pino's large interface and no others.
  return Object.assign({} as KitLogger, {
    level: 'error',
    trace: quiet,
    debug: quiet,
    info: quiet,
    warn: quiet,
    error: report,
    fatal: report,
    child: () => createKitLogger(onError),
  })
}
