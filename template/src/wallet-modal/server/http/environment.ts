/** `process`, where there is one, without asking hosts for Node's types. */
function processPart(name: string): unknown {
  const host: unknown = Reflect.get(globalThis, 'process')
  return typeof host === 'object' && host !== null ? Reflect.get(host, name) : undefined
}

/** A variable of the environment; undefined where it is missing or empty, and where there is no environment. */
export function readEnvironment(name: string): string | undefined {
  const variables = processPart('env')
  const value: unknown = typeof variables === 'object' && variables !== null ? Reflect.get(variables, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** One of Node's own modules, unchecked; undefined where there is none. Bundlers see nothing to bundle. */
export function builtinModule(name: string): unknown {
  const load = processPart('getBuiltinModule')
  return typeof load === 'function' ? Reflect.apply(load, undefined, [name]) : undefined
}
