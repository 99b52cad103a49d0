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
 * Creates a logger for the pairing kit that reports errors only. With a logger object, the kit also does not keep a megabyte of log
 * lines and does not add a function to `window`.
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
