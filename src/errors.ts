/** The exit code of each error code. An error code is never renamed or removed, because scripts compare the codes. */
const exitCodes = {
  WM_UNEXPECTED: 1,
  WM_DISK_FULL: 1,
  WM_UNDO_FAILED: 1,
  WM_USAGE: 2,
  WM_FLAG_UNKNOWN: 2,
  WM_FLAG_SWALLOWED: 2,
  WM_INPUT_MISSING: 2,
  WM_NAME_INVALID: 2,
  WM_UNIT_UNKNOWN: 2,
  WM_PATH_UNSAFE: 4,
  WM_DIR_CONFLICT: 4,
  WM_NOT_WRITABLE: 4,
  WM_NODE_UNSUPPORTED: 4,
  WM_WORKSPACE_ROOT: 4,
  WM_PACKAGE_JSON_INVALID: 4,
  WM_CHANGED_MEANWHILE: 4,
  WM_RUN_UNFINISHED: 4,
  WM_RUN_ACTIVE: 4,
  WM_RUN_EDITED: 4,
  WM_NO_PROJECT: 4,
  WM_NO_COPY: 4,
  WM_COPY_EXISTS: 4,
  WM_COPY_AMBIGUOUS: 4,
  WM_MANIFEST_INVALID: 4,
  WM_MANIFEST_NEWER: 4,
  WM_VERSION_UNKNOWN: 4,
  WM_BASE_CORRUPT: 4,
  WM_BASE_MISSING: 5,
  WM_TREE_DIRTY: 4,
  WM_UNIT_REQUIRED_BY: 4,
  WM_UPDATE_PENDING: 4,
  WM_NOT_PENDING: 4,
  WM_UNDO_MISSING: 4,
  WM_UNDO_EDITED: 4,
  WM_CONFLICTS: 5,
  WM_PACK_FAILED: 1,
  WM_SANDBOX_FAILED: 1,
  WM_INSTALL_FAILED: 5,
  WM_INTERRUPTED: 130,
  WM_TERMINATED: 143,
  WM_RUN_FOREIGN: 4,
  WM_NOT_INSTALLED: 4,
  WM_SETUP_MISSING: 4,
  WM_BUILD_FAILED: 4,
} as const

export type ErrorCode = keyof typeof exitCodes

/** Every error code with its exit code. The documentation must name every code. */
export const exitCodeOf: Readonly<Record<ErrorCode, number>> = exitCodes

/** An error that a person can act on: what happened, why the tool stopped, and what the person can do. */
export class CliError extends Error {
  readonly code: ErrorCode
  readonly why: string
  readonly hint: string
  readonly path: string | undefined

  constructor(
    code: ErrorCode,
    text: { what: string; why: string; hint: string; path?: string },
    options?: { cause: unknown },
  ) {
    super(text.what, options)
    this.name = 'CliError'
    this.code = code
    this.why = text.why
    this.hint = text.hint
    this.path = text.path
  }

  get exitCode(): number {
    return exitCodes[this.code]
  }
}

/** The error of a run that was stopped by a signal. */
export function interruption(signal: AbortSignal): CliError {
  const terminated = signal.reason === 'SIGTERM'
  return new CliError(terminated ? 'WM_TERMINATED' : 'WM_INTERRUPTED', {
    what: terminated ? 'The run was terminated.' : 'The run was interrupted.',
    why: 'Everything it had begun was undone.',
    hint: 'Run the same command again.',
  })
}
