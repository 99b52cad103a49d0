/** Reads a member of `process`; undefined where `process` is missing. Read by name, so that the app needs no `@types/node`. */
function processPart(name: string): unknown {
  const host: unknown = Reflect.get(globalThis, 'process')
  return typeof host === 'object' && host !== null ? Reflect.get(host, name) : undefined
}

/** Reads an environment variable; undefined when the variable is missing or empty, or the runtime has no environment. */
export function readEnvironment(name: string): string | undefined {
  const variables = processPart('env')
  const value: unknown = typeof variables === 'object' && variables !== null ? Reflect.get(variables, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Loads a built-in module of Node, unchecked; undefined on other runtimes. Loaded by name, so that bundlers do not bundle it. */
export function builtinModule(name: string): unknown {
  const load = processPart('getBuiltinModule')
  return typeof load === 'function' ? Reflect.apply(load, undefined, [name]) : undefined
}
