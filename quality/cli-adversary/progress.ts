/** Returns a listener that prints how many cases are done: at each case on a terminal, and every 100 cases in a log. */
export function tellProgress(count: number): (cases: number) => void {
  const begun = performance.now()
  return (cases) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${cases}`)
    else if (cases % 100 === 0)
      process.stderr.write(`${cases} of ${count} cases, ${Math.round((performance.now() - begun) / 1_000)} s\n`)
  }
}
