import { styleOfSource } from '../../wire/source-style'
import { asNode, nodesIn } from '../../wire/syntax'
import type { FileEdits } from '../edit/file-edits'
import type { ProjectEdits } from '../edit/project-edits'
import { walkWithAncestors } from '../source/names'
import { importDeclarations, moduleOf, type SourceFile } from '../source/source-file'
import type { KitReading, ProviderPlan } from '../kits/kit'
import type { ModalPaths } from '../uses/use'

/** The name of the provider component in the file with the modal's options. */
const providerName = 'WalletProvider'

/** Removes the kit's setup statements, provider and style sheets from the project. Call this only when no other code uses the kit. */
export function removeKit(
  reading: KitReading,
  files: readonly SourceFile[],
  isKit: (from: string) => boolean,
  paths: ModalPaths,
  edits: ProjectEdits,
): void {
  for (const { file, statement } of reading.statements) edits.of(file).removeStatement(statement)
  if (reading.provider) replaceProvider(reading.provider, edits.of(reading.provider.file), paths)
  for (const file of files)
    for (const declaration of importDeclarations(file.program))
      if (nodesIn(declaration['specifiers']).length === 0 && isKit(moduleOf(declaration)))
        edits.of(file).removeImport(declaration)
}

/** Replaces the kit's provider element, or several directly nested provider elements, by the modal's provider. */
function replaceProvider({ file, outer, inner }: ProviderPlan, edits: FileEdits, paths: ModalPaths): void {
  const [from, to] = [asNode(outer['openingElement']), asNode(inner['openingElement'])]
  const [start, end] = [asNode(inner['closingElement']), asNode(outer['closingElement'])]
  if (!from || !to || !start || !end) return
  const name = edits.add(providerName, paths.wallet(file))
  edits.replace({ start: from.start, end: to.end }, `<${name}>`)
  edits.replace({ start: start.start, end: end.end }, `</${name}>`)
  const levels = depthOf(outer, inner)
  if (levels > 0) outdent(file, { start: to.end, end: start.start }, levels, edits)
}

function depthOf(outer: KitReading['own'][number]['node'], inner: typeof outer): number {
  let depth = 0
  walkWithAncestors(outer, ({ node, around }) => {
    if (node === inner) depth = around.filter(({ type }) => type === 'JSXElement').length
  })
  return depth
}

/**
 * Reduces the indentation of lines by some levels. Lines inside of template literals stay unchanged, because their indentation is a part of
 * the value.
 */
function outdent(
  file: SourceFile,
  { start, end }: { start: number; end: number },
  levels: number,
  edits: FileEdits,
): void {
  const step = styleOfSource(file.text).indent.repeat(levels)
  const fixed: { start: number; end: number }[] = []
  walkWithAncestors(file.program, ({ node }) => {
    if (node.type === 'TemplateLiteral') fixed.push(node)
  })
  for (let at = file.text.indexOf('\n', start); at >= 0 && at < end; at = file.text.indexOf('\n', at + 1)) {
    const line = at + 1
    const isFixed = fixed.some((one) => one.start < line && line < one.end)
    if (!isFixed && line + step.length <= end && file.text.startsWith(step, line))
      edits.replace({ start: line, end: line + step.length }, '')
  }
}
