import { CliError } from '../errors'
import { errorCode } from '../fs/file-system'

/** Creates the error for a malformed template or history. */
export function badTemplate(where: string, detail: string, cause?: unknown): CliError {
  return new CliError(
    'WM_BASE_CORRUPT',
    {
      what: `${where} cannot be used: ${detail}.`,
      why: 'Texts and paths are checked before anything is taken from them.',
      hint: 'Install this package anew, or name the folder of a sound one with --base.',
      path: where,
    },
    { cause },
  )
}

/** Reads a part of a template. Malformed content becomes an error that names the place. Disk errors are thrown unchanged. */
export async function readWellFormed<T>(where: string, read: () => Promise<T> | T): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    const code = errorCode(cause) ?? ''
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR'
    const isOfDisk = /^E[A-Z]+$/.test(code) && !isMissing
    if (cause instanceof CliError || isOfDisk || !(cause instanceof Error)) throw cause
    throw badTemplate(where, isMissing ? 'a file is missing' : cause.message, cause)
  }
}
