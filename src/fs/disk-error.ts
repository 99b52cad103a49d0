import { CliError } from '../errors'
import { errorCode } from './file-system'

/** Converts an error of the disk (full, not writable, …) to an error with a hint. Returns any other error unchanged. */
export function explainDiskError(cause: unknown, project: string): unknown {
  const code = errorCode(cause)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new CliError(
      'WM_NOT_WRITABLE',
      {
        what: `${project} cannot be written to.`,
        why: 'Nothing was changed.',
        hint: 'Choose another folder, or give yourself permission to write there. On Windows, close programs that have its files open.',
        path: project,
      },
      { cause },
    )
  }
  if (code === 'EBUSY') {
    return new CliError(
      'WM_NOT_WRITABLE',
      {
        what: `Something in ${project} is in use by another program.`,
        why: 'Nothing was changed.',
        hint: 'Close what has its files open (a dev server, an editor, a virus scan), then run the same command again.',
        path: project,
      },
      { cause },
    )
  }
  if (code === 'EIO') {
    return new CliError(
      'WM_NOT_WRITABLE',
      {
        what: `The disk of ${project} reports a failure (EIO).`,
        why: 'Everything the run had begun was undone.',
        hint: 'Check the disk, or its connection to this machine, then run the same command again.',
        path: project,
      },
      { cause },
    )
  }
  if (code === 'EMFILE' || code === 'ENFILE') {
    return new CliError(
      'WM_NOT_WRITABLE',
      {
        what: 'The system does not let this run open more files.',
        why: 'Everything the run had begun was undone.',
        hint: 'Close other programs or raise the limit (ulimit -n), then run the same command again.',
        path: project,
      },
      { cause },
    )
  }
  if (code === 'EEXIST' || code === 'ENOTEMPTY') {
    return new CliError(
      'WM_CHANGED_MEANWHILE',
      {
        what: `Something appeared in ${project} where the run was at work.`,
        why: 'Nothing was changed.',
        hint: 'Run the same command again.',
        path: project,
      },
      { cause },
    )
  }
  if (code === 'EISDIR') {
    return new CliError(
      'WM_PATH_UNSAFE',
      {
        what: `Where ${project} should have a file, there is a folder, a pipe or a device.`,
        why: 'Nothing was changed.',
        hint: 'Move the folder, pipe or device away, then run the same command again.',
        path: project,
      },
      { cause },
    )
  }
  if (code === 'ENOTDIR' || code === 'ENOENT') {
    return new CliError(
      'WM_PATH_UNSAFE',
      {
        what: `On the way to ${project} there is something that is not a folder, or a folder that is gone.`,
        why: 'Nothing was changed.',
        hint: 'Choose another folder.',
        path: project,
      },
      { cause },
    )
  }
  if (code === 'ENAMETOOLONG') {
    return new CliError(
      'WM_PATH_UNSAFE',
      {
        what: `A path in ${project} would be longer than the disk allows.`,
        why: 'Everything the run had begun was undone.',
        hint: 'Give the file or its folders a shorter name, then run the same command again.',
        path: project,
      },
      { cause },
    )
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new CliError(
      'WM_DISK_FULL',
      {
        what: 'The disk is full.',
        why: 'Everything the run had begun was undone.',
        hint: 'Free some space, then run the same command again.',
        path: project,
      },
      { cause },
    )
  }
  return cause
}
