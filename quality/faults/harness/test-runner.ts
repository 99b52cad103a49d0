// Stands in for the test runner: the fakes of the modal's tests tell the runner what to do when a test ends. Here a case ends
// instead of a test. The builds of this folder replace the runner by this file.
const ends: (() => unknown)[] = []

/** Calls the function when the case ends. */
export function onTestFinished(end: () => unknown): void {
  ends.push(end)
}

/** Ends everything that the fakes of the case have started, the latest first. */
export async function endCase(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end()
}
