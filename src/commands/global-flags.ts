import type { Command } from 'commander'

/** The flags of every command. */
export interface GlobalFlags {
  cwd?: string
  json?: boolean
  dryRun?: boolean
  yes?: boolean
  input: boolean
  quiet?: boolean
  verbose?: boolean
  color: boolean
}

/** Adds the flags that every command accepts. */
export function addGlobalFlags(command: Command): Command {
  return command
    .option('-C, --cwd <dir>', 'run as if started in this folder')
    .option('--json', 'print one JSON object on stdout and nothing else')
    .option('-n, --dry-run', 'show what would be written, and write nothing')
    .option('-y, --yes', 'accept every default, including the install')
    .option('--no-input', 'never ask; a missing answer is an error')
    .option('-q, --quiet', 'print errors only')
    .option('--verbose', 'also print stack traces')
    .option('--no-color', 'no colours (NO_COLOR and FORCE_COLOR work too)')
}
