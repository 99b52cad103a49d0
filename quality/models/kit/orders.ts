/** All orders in which the events of several lists can happen. The events of each list keep their order. */
export function* ordersOf<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const rest = lists.filter((list) => list.length > 0)
  if (rest.length === 0) yield []
  for (const list of rest) {
    const [first, ...others] = list
    if (first === undefined) continue
    for (const order of ordersOf(rest.map((one) => (one === list ? others : one)))) yield [first, ...order]
  }
}

/** All ways to take one item of each list. */
export function choicesOf<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((sofar, list) => sofar.flatMap((one) => list.map((item) => [...one, item])), [[]])
}
