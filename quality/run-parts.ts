import { fork } from 'node:child_process'

/**
 * Starts a program once for each part, with the option `--part`, and resolves with the reports of the processes. Unlike a process of `runJobs`, such
 * a process does not listen for messages, so Node ends the process with an error when its part waits for something that never happens.
 */
export function runParts<Report>(program: string, parts: number, options: readonly string[]): Promise<Report[]> {
  const runPart = (part: number) =>
    new Promise<Report>((resolve, reject) => {
      const child = fork(program, [...options, '--part', String(part)])
      child.once('message', (report: Report) => {
        resolve(report)
        child.disconnect()
      })
      child.once('error', reject)
      child.once('exit', (code, signal) =>
        reject(new Error(`The process of part ${part} ended with ${code ?? signal} before its report`)),
      )
    })
  return Promise.all(Array.from({ length: parts }, (_, part) => runPart(part)))
}

/** Runs a part in a process that `runParts` has started, and sends its report to the parent. Then, or when the parent ends, this process ends. */
export async function sendReport(run: () => Promise<unknown>): Promise<void> {
  process.once('disconnect', () => process.exit())
  process.send?.(await run())
}
