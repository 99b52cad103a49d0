import { posix } from 'node:path'
import type { ProjectSources } from '../../import/source/project-sources'
import { lineAt, type SourceFile } from '../../import/source/source-file'
import { asNode, nameOf, type SyntaxNode } from '../../wire/syntax'
import { evaluate } from './evaluate'
import { exportedNames, exportNamed } from './modules'
import { bindPattern } from './patterns'
import { declarationIn, moduleScope, type Scope } from './scope'
import { absent, objectOf, plain, type Place, type Unread, type Value } from './value'

/**
 * The maximum number of expressions that are read, in all files together. The limit stops the reading of code that refers to itself
 * endlessly.
 */
const mostSteps = 40_000
const deepest = 120

/** The module that the sandbox's plugin fills in a dev server. The module is empty in a build. */
const sandboxModule = 'virtual:wallet-modal-sandbox'

/** The import specifiers of viem's chains. wagmi exports the same chains. */
export const chainModules: ReadonlySet<string> = new Set(['viem/chains', 'wagmi/chains'])

/** The path at which the list of viem's chains is kept among the sources. */
export const viemIndex = 'node_modules/viem/_esm/chains/index.js'

/** Follows names of a project through variables and files. Runs no code of the project. */
export class Reader {
  readonly sources: ProjectSources
  /** The folder of the copy, inside the project. */
  readonly target: string
  #steps = 0
  #depth = 0

  constructor(sources: ProjectSources, target: string) {
    this.sources = sources
    this.target = target
  }

  place({ file }: Pick<Scope, 'file'>, node: SyntaxNode): Place {
    return { file: file.path, line: lineAt(file.text, node.start) }
  }

  unread(scope: Pick<Scope, 'file'>, node: SyntaxNode, why: string, env: string | null = null): Unread {
    return { kind: 'unread', at: this.place(scope, node), why, env }
  }

  /** Returns what is known about the value of an expression. */
  value(node: SyntaxNode, scope: Scope): Value {
    if (this.#steps >= mostSteps || this.#depth >= deepest)
      return this.unread(scope, node, 'the code is too long or refers to itself')
    this.#steps += 1
    this.#depth += 1
    try {
      return evaluate(this, node, scope)
    } finally {
      this.#depth -= 1
    }
  }

  /** Returns the value that a name has in an expression; `null` for a name that nothing declares. */
  named(name: string, scope: Scope, node: SyntaxNode): Value | null {
    for (let at: Scope | null = scope; at; at = at.outer) {
      const bound = at.bound.get(name)
      if (bound) return bound
      if (at.hidden.has(name))
        return this.unread(scope, node, `the function with the parameter ${name} is called elsewhere`)
      const found = at.block && this.#declared(name, at.block, at, node)
      if (found) return found
    }
    return this.#imported(name, scope, node)
  }

  #declared(name: string, block: SyntaxNode, scope: Scope, node: SyntaxNode): Value | null {
    const found = declarationIn(block, name)
    if (!found) return null
    if (found.kind === 'function') return { kind: 'function', node: found.node, scope }
    if (found.kind === 'other' || !found.init)
      return this.unread(scope, node, `${name} gets its value while the page runs`)
    if (!found.isConstant && isAssigned(scope.file.program, name))
      return this.unread(scope, node, `${name} is assigned more than once`)
    const inside = scope.block === block ? scope : { ...scope, block }
    return bindPattern(this, found.pattern, this.value(found.init, inside), inside).get(name) ?? absent
  }

  #imported(name: string, scope: Scope, node: SyntaxNode): Value | null {
    const imported = scope.file.imports.get(name)
    return imported ? this.fromModule(scope, imported.from, imported.imported, node) : null
  }

  /** Returns the value of a module's export for a file that imports it. `*` stands for all exports. */
  fromModule(scope: Scope, module: string, name: string, node: SyntaxNode): Value {
    if (module === sandboxModule) return name === '*' ? objectOf([]) : absent
    const at = this.place(scope, node)
    const file = chainModules.has(module) ? this.sources.file(viemIndex) : this.sources.resolve(scope.file.path, module)
    if (!file) return this.#unresolved(scope, module, name, node)
    if (name === '*') {
      const names = exportedNames(this.sources, file)
      return objectOf(names.map((one) => [one, this.exportOf(file, one, node, scope)]))
    }
    const found = this.exportOf(file, name, node, scope)
    const isModal = file.path.startsWith(`${this.target}/`) && found.kind === 'unread' && found.why === notExported
    return isModal ? { kind: 'import', from: 'modal', name, at } : found
  }

  /** The value of an export of a file. */
  exportOf(file: SourceFile, name: string, node: SyntaxNode, scope: Scope): Value {
    const found = exportNamed(this.sources, file, name)
    if (!found) return this.unread(scope, node, notExported)
    const inside = moduleScope(found.file)
    const { exported } = found
    if (exported.kind === 'expression') return this.value(exported.node, inside)
    if (exported.kind === 'from')
      return this.#again(() => this.fromModule(inside, exported.module, exported.name, node), scope, node)
    return (
      this.#again(() => this.named(exported.name, inside, node), scope, node) ??
      this.unread(scope, node, `${name} has no declaration`)
    )
  }

  #again<T>(read: () => T, scope: Scope, node: SyntaxNode): T | Unread {
    if (this.#steps >= mostSteps || this.#depth >= deepest)
      return this.unread(scope, node, 'the files import each other')
    this.#steps += 1
    this.#depth += 1
    try {
      return read()
    } finally {
      this.#depth -= 1
    }
  }

  #unresolved(scope: Scope, module: string, name: string, node: SyntaxNode): Value {
    const at = this.place(scope, node)
    if (chainModules.has(module))
      return this.unread(
        scope,
        node,
        `${name === '*' ? 'the list of chains' : name} of ${module} was not found in node_modules`,
      )
    if (!module.startsWith('.') || scope.file.path.startsWith('node_modules/'))
      return { kind: 'import', from: module, name, at }
    const path = posix.join(posix.dirname(scope.file.path), module)
    if (path === this.target || path.startsWith(`${this.target}/`)) return { kind: 'import', from: 'modal', name, at }
    const isPicture = /\.(?:svg|png|jpe?g|gif|webp|avif|ico)(?:\?\w+)?$/.test(module)
    return isPicture
      ? plain('/picture')
      : this.unread(scope, node, `it is imported from ${module}, which is no source file`)
  }
}

const notExported = 'the file that it is imported from does not export it'

/** Whether a name is assigned after its declaration, anywhere in a file. */
function isAssigned(program: SyntaxNode, name: string): boolean {
  const step = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(step)
    const node = asNode(value)
    if (!node) return false
    if (node.type === 'AssignmentExpression' && nameOf(node['left']) === name) return true
    return Object.values(node).some(step)
  }
  return step(program)
}
